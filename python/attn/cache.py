#===- cache.py - Compiled packages on disk ---------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Keeps compiled packages in a folder: ATTN_CACHE_DIR, else `attn` in
XDG_CACHE_HOME, else ~/.cache/attn. A package is in KEY[:2]/KEY.attn, written whole
or not at all, so any number of processes may share a folder, and a file may be
removed at any time. Of two processes that need one package, one compiles it."""

import contextlib
import errno
import fcntl
import os
import pathlib
import tempfile
import warnings

__all__ = ["directory", "fetch"]

_has_warned = False


def directory():
    """The folder of cached packages, which may not be there yet."""
    path = os.environ.get("ATTN_CACHE_DIR")
    if path:
        return pathlib.Path(path)
    path = os.environ.get("XDG_CACHE_HOME")
    return (pathlib.Path(path) if path else pathlib.Path.home() / ".cache") / "attn"


def _warn(folder, error):
    """Once in a process: programs that compile in a loop would say it often."""
    global _has_warned
    if not _has_warned:
        _has_warned = True
        warnings.warn(f"attn compiles without a cache: {folder}: {error}; set "
                      "ATTN_CACHE_DIR to a folder that can be written", stacklevel=2)


@contextlib.contextmanager
def _lock(folder):
    """One process at a time, where the file system can."""
    with open(folder / "lock", "w") as file:
        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield  # Closing the file unlocks it.


def _fetch_cached(path, make, load, is_broken):
    with contextlib.suppress(FileNotFoundError):
        if os.path.getsize(path):
            try:
                return load(path)
            except is_broken:
                pass
    path.parent.mkdir(parents=True, exist_ok=True)
    with _lock(path.parent):
        if path.exists():  # Another process made it while this one waited.
            try:
                return load(path)
            except is_broken:
                pass
        number, name = tempfile.mkstemp(suffix=".tmp", dir=path.parent)
        os.close(number)
        try:
            make(name)
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    return load(path)


def fetch(key, make, load, is_broken):
    """What `load(path)` returns for the package of `key`, which `make(path)` writes if
    the folder has none, or one that `load` refuses with the exception `is_broken`.
    Where the folder cannot be written, the package is made in the system's
    temporary folder and removed once it is loaded, with one warning."""
    folder = directory()
    try:
        return _fetch_cached(folder / key[:2] / (key + ".attn"), make, load, is_broken)
    except OSError as error:
        _warn(folder, error.strerror or error)
    except Exception as error:
        # The compiler, which writes the file, says so in its own words.
        full = [os.strerror(code) for code in (errno.ENOSPC, errno.EDQUOT)]
        if not any(words in str(error) for words in full):
            raise
        _warn(folder, error)
    with tempfile.TemporaryDirectory(prefix="attn-") as temporary:
        path = os.path.join(temporary, "package.attn")
        make(path)
        return load(path)  # The file stays while it is open.
