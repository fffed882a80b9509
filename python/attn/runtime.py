#===- runtime.py - Runs compiled packages from Python ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Loads packages that attn-compile wrote and runs them on arrays in place.

    from attn import runtime
    package = runtime.load("model.attn", threads=2)
    package = runtime.load("model.attn", device="sim")   # kernels for a card
    print(package)                        # main(tensor<?x64xf32>) -> ...
    output = package["main"](query, key, value)
    step = package["main"].bind(query, key, value)    # to run it often
    launch = package["main"].bind_on_device(query, key, value, results=[output])

Arguments are numpy arrays, torch tensors, anything with DLPack, or Python numbers
where the entry takes a scalar. They are read where they are and never copied, so an
array must be contiguous, row-major and of the declared dtype; nothing is converted.
Tensors of torch on a card are launched there, on torch's current stream, if the entry
can be.
Results are new arrays: torch tensors if any argument is one, numpy otherwise.
Their memory is the runtime's and is freed with the last reference to it.
`bind_on_device` is for torch tensors of the card, or a `DeviceArray`: kernels use
them as they are.
numpy has no bf16: such arrays are uint16 (int16, two raw bytes and ml_dtypes'
bfloat16 do as well), and results are uint16.

Every failure raises `Error` with the one line that the C runtime gives. Runs may
overlap in threads. This module needs libattn_runtime and numpy, and imports
torch only if the caller has.
"""

import ctypes
import math
import os
import sys

import numpy as np

__all__ = ["Error", "PackageError", "Type", "Kernel", "DeviceArray", "Entry",
           "Package", "load", "find_library"]

_MAX_RANK = 16
_DEFAULT_DEVICE = -1
# In the order of attn_device.
_DEVICES = ("host", "cuda", "hip", "sim")
# In the order of attn_dtype; numpy's name and torch's.
_DTYPES = (("f64", "float64", "float64"), ("f32", "float32", "float32"),
           ("f16", "float16", "float16"), ("bf16", "uint16", "bfloat16"),
           ("i64", "int64", "int64"), ("i32", "int32", "int32"),
           ("i16", "int16", "int16"), ("i8", "int8", "int8"),
           ("u16", "uint16", "uint16"), ("u8", "uint8", "uint8"),
           ("i1", "bool", "bool"))
_NAMES = tuple(dtype[0] for dtype in _DTYPES)
_SIZES = tuple(np.dtype(dtype[1]).itemsize for dtype in _DTYPES)
_BF16 = _NAMES.index("bf16")
_INT16 = (_NAMES.index("i16"), _NAMES.index("u16"))
_FROM_NUMPY = {np.dtype(dtype[1]): number
               for number, dtype in enumerate(_DTYPES) if number != _BF16}
_FROM_NUMPY[np.dtype("V2")] = _BF16
_FROM_TORCH = {"torch." + dtype[2]: number for number, dtype in enumerate(_DTYPES)}


class Error(RuntimeError):
    """What was expected and what was found, in one line."""


class PackageError(Error):
    """A file that is no package, or a damaged one."""


class _Tensor(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int), ("rank", ctypes.c_int32),
                ("shape", ctypes.c_int64 * _MAX_RANK), ("data", ctypes.c_void_p),
                ("allocation", ctypes.c_void_p)]


class _Type(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int), ("is_scalar", ctypes.c_int32),
                ("rank", ctypes.c_int32), ("shape", ctypes.c_int64 * _MAX_RANK)]


class _GpuKernel(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("workgroup_size", ctypes.c_int64 * 3),
                ("lds_bytes", ctypes.c_int64), ("scratch_bytes", ctypes.c_int64),
                ("vgprs", ctypes.c_int64), ("sgprs", ctypes.c_int64),
                ("launches", ctypes.c_int64), ("milliseconds", ctypes.c_double)]


class _Memory:
    """A result's memory. numpy and torch reach it through the buffer, which holds
    the only reference to this."""

    def __init__(self, library, tensor):
        self.free = library.attn_tensor_free
        self.tensor = tensor

    def __del__(self):
        self.free(ctypes.byref(self.tensor))


#===------------------------------------------------------------------------===#
# The library
#===------------------------------------------------------------------------===#

_PROTOTYPES = {
    "attn_error_message": (ctypes.c_char_p, [ctypes.c_void_p]),
    "attn_error_free": (None, [ctypes.c_void_p]),
    "attn_tensor_free": (None, [ctypes.POINTER(_Tensor)]),
    "attn_package_open": (ctypes.c_void_p,
                          [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]),
    "attn_package_verify": (ctypes.c_void_p, [ctypes.c_void_p]),
    "attn_package_close": (None, [ctypes.c_void_p]),
    "attn_package_target": (ctypes.c_char_p, [ctypes.c_void_p]),
    "attn_package_cpu": (ctypes.c_char_p, [ctypes.c_void_p]),
    "attn_package_default_device": (ctypes.c_int, [ctypes.c_void_p]),
    "attn_package_set_device": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int]),
    "attn_package_set_num_threads": (None, [ctypes.c_void_p, ctypes.c_int32]),
    "attn_package_device_name": (ctypes.c_char_p, [ctypes.c_void_p]),
    "attn_package_measure_kernels": (None, [ctypes.c_void_p, ctypes.c_int32]),
    "attn_package_num_gpu_kernels": (ctypes.c_size_t, [ctypes.c_void_p]),
    "attn_package_gpu_kernel": (_GpuKernel, [ctypes.c_void_p, ctypes.c_size_t]),
    "attn_package_num_entries": (ctypes.c_size_t, [ctypes.c_void_p]),
    "attn_package_entry": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_size_t]),
    "attn_entry_name": (ctypes.c_char_p, [ctypes.c_void_p]),
    "attn_entry_num_inputs": (ctypes.c_size_t, [ctypes.c_void_p]),
    "attn_entry_num_results": (ctypes.c_size_t, [ctypes.c_void_p]),
    "attn_entry_input_type": (_Type, [ctypes.c_void_p, ctypes.c_size_t]),
    "attn_entry_result_type": (_Type, [ctypes.c_void_p, ctypes.c_size_t]),
    "attn_entry_num_attention_ops": (ctypes.c_int64, [ctypes.c_void_p]),
    "attn_entry_num_kernels": (ctypes.c_int64, [ctypes.c_void_p]),
    "attn_entry_run": (ctypes.c_void_p,
                       [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(_Tensor),
                        ctypes.c_size_t, ctypes.POINTER(_Tensor), ctypes.c_size_t]),
    "attn_entry_can_launch": (ctypes.c_int32, [ctypes.c_void_p]),
    "attn_entry_launch": (ctypes.c_void_p,
                          [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p,
                           ctypes.POINTER(_Tensor), ctypes.c_size_t,
                           ctypes.POINTER(_Tensor), ctypes.c_size_t]),
    "attn_package_workspace_bytes": (ctypes.c_size_t, [ctypes.c_void_p, ctypes.c_int]),
    "attn_memory_allocate": (ctypes.c_void_p,
                             [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t,
                              ctypes.POINTER(ctypes.c_void_p)]),
    "attn_memory_free": (ctypes.c_void_p,
                         [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]),
    "attn_memory_upload": (ctypes.c_void_p,
                           [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p,
                            ctypes.c_void_p, ctypes.c_size_t]),
    "attn_memory_download": (ctypes.c_void_p,
                             [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p,
                              ctypes.c_void_p, ctypes.c_size_t]),
    "attn_stream_wait": (ctypes.c_void_p,
                         [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]),
}
_LIBRARY_NAME = "libattn_runtime.so"


def find_library():
    """The path of libattn_runtime.so: the variable ATTN_RUNTIME_LIBRARY, a
    library directory in this package (a wheel's) or next to it, or the build
    directory of its sources, else the name alone, for the loader to find."""
    path = os.environ.get("ATTN_RUNTIME_LIBRARY")
    if path:
        return path
    root = os.path.abspath(__file__)
    for _ in range(5):
        root = os.path.dirname(root)
        for directory in ("lib", "build/lib"):
            path = os.path.join(root, directory, _LIBRARY_NAME)
            if os.path.exists(path):
                return path
    return _LIBRARY_NAME


def _load_library(path):
    path = os.fspath(path) if path else find_library()
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise Error(f"cannot load the runtime: {error}; build attn, or set "
                    "ATTN_RUNTIME_LIBRARY to libattn_runtime.so") from None
    for name, (result, arguments) in _PROTOTYPES.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            raise Error(f"{path} is not attn's runtime: it lacks {name}") from None
        function.restype, function.argtypes = result, arguments
    return library


def _check(library, error, kind=Error):
    if error:
        message = library.attn_error_message(error).decode(errors="replace")
        library.attn_error_free(error)
        raise kind(message)


#===------------------------------------------------------------------------===#
# Packages and entries
#===------------------------------------------------------------------------===#

class Type:
    """The declared type of an argument or result: `dtype` in MLIR's spelling,
    `is_scalar`, and `shape` with None for an extent that is known at run time."""

    def __init__(self, declared):
        self.dtype = _NAMES[declared.dtype]
        self.is_scalar = bool(declared.is_scalar)
        self.shape = tuple(None if extent < 0 else extent
                           for extent in declared.shape[:declared.rank])
        self._number = declared.dtype

    def __str__(self):
        if self.is_scalar:
            return self.dtype
        extents = ("?" if extent is None else str(extent) for extent in self.shape)
        return f"tensor<{'x'.join((*extents, self.dtype))}>"

    __repr__ = __str__


class Kernel:
    """A kernel for a GPU: its `name`, and of all runs since `measure_kernels` how many
    `launches` there were and the `milliseconds` that they took by the device's events,
    or on the simulator by its estimate."""

    def __init__(self, kernel):
        self.name = kernel.name.decode()
        self.launches = kernel.launches
        self.milliseconds = kernel.milliseconds


class DeviceArray:
    """An array in the memory of a package's device, for programs without torch: a copy
    of an array of numpy. `numpy()` copies it back, once launches are waited for."""

    def __init__(self, package, array):
        array = np.ascontiguousarray(array)
        self._package = package
        self.number = _FROM_NUMPY.get(array.dtype)
        if self.number is None:
            raise Error(f"no array of attn has the dtype {array.dtype}")
        self.shape, self.dtype, self.nbytes = array.shape, array.dtype, array.nbytes
        self.data = ctypes.c_void_p()
        library = package._library
        _check(library, library.attn_memory_allocate(
            package._handle, _DEFAULT_DEVICE, self.nbytes, ctypes.byref(self.data)))
        _check(library, library.attn_memory_upload(
            package._handle, _DEFAULT_DEVICE, self.data, array.ctypes.data, self.nbytes))

    def numpy(self):
        array = np.empty(self.shape, self.dtype)
        library = self._package._library
        _check(library, library.attn_memory_download(
            self._package._handle, _DEFAULT_DEVICE, array.ctypes.data, self.data,
            self.nbytes))
        return array

    def __del__(self):
        if getattr(self, "data", None):
            library = self._package._library
            library.attn_error_free(library.attn_memory_free(
                self._package._handle, _DEFAULT_DEVICE, self.data))


class Entry:
    """A function of a package; call it with one argument for each input. It
    returns None, one result, or a tuple of them."""

    def __init__(self, package, handle):
        library = package._library
        self._package = package  # The code lives as long as its entries.
        self._handle = handle
        self.name = library.attn_entry_name(handle).decode()
        self.inputs = tuple(Type(library.attn_entry_input_type(handle, index))
                            for index in range(library.attn_entry_num_inputs(handle)))
        self.results = tuple(
            Type(library.attn_entry_result_type(handle, index))
            for index in range(library.attn_entry_num_results(handle)))
        self.num_attention_ops = library.attn_entry_num_attention_ops(handle)
        self.num_kernels = library.attn_entry_num_kernels(handle)
        self.can_launch = bool(library.attn_entry_can_launch(handle))

    def __str__(self):
        listing = [", ".join(map(str, types)) for types in (self.inputs, self.results)]
        return f"{self.name}({listing[0]}) -> ({listing[1]})"

    def __repr__(self):
        return f"<attn.runtime.Entry {self}>"

    def _describe(self, tensor, index, value, places=("cpu",), is_result=False):
        """Fills `tensor` for argument or result `index`; returns what must stay alive.
        `places` are those that arrays may be in, as torch calls them."""
        types, kind = ((self.results, "result out") if is_result
                       else (self.inputs, "argument in"))
        where = f"entry '{self.name}': {kind}{index}"
        declared = types[index] if index < len(types) else None
        if isinstance(value, (bool, int, float)) and declared:
            if declared.shape:
                raise Error(f"{where} ({declared}): expected an array, found {value!r}")
            if declared.dtype == "bf16":
                raise Error(f"{where} (bf16): expected an array of rank 0, "
                            f"found {value!r}")
            try:
                value = np.array(value, _DTYPES[declared._number][1])
            except OverflowError:
                raise Error(f"{where} ({declared}): {value!r} does not fit") from None
        if (hasattr(value, "__dlpack__") and not hasattr(value, "data_ptr")
                and not isinstance(value, np.ndarray)
                and not hasattr(value, "__cuda_array_interface__")):
            try:
                value = np.from_dlpack(value)
            except (BufferError, RuntimeError, TypeError) as error:
                raise Error(f"{where}: expected an array of the CPU, found "
                            f"{type(value).__name__}: {error}") from None
        if hasattr(value, "data_ptr"):
            number = _FROM_TORCH.get(str(value.dtype))
            contiguous = value.is_contiguous()
            place, shape, pointer = value.device.type, value.shape, value.data_ptr
        elif isinstance(value, DeviceArray):
            number, contiguous, place = value.number, True, "device"
            shape, pointer = value.shape, lambda: value.data.value
        elif hasattr(value, "__cuda_array_interface__"):
            interface = value.__cuda_array_interface__
            number = _FROM_NUMPY.get(np.dtype(interface["typestr"]))
            contiguous = interface.get("strides") is None
            place, shape = "cuda", interface["shape"]
            pointer = lambda: interface["data"][0]
        elif isinstance(value, (np.ndarray, np.generic)):
            value = np.asarray(value)
            number = (_BF16 if value.dtype.name == "bfloat16"
                      else _FROM_NUMPY.get(value.dtype))
            contiguous = value.flags.c_contiguous
            place, shape = "cpu", value.shape
            pointer = lambda: value.ctypes.data
        else:
            raise Error(f"{where}: expected an array of numpy, torch or anything with "
                        f"DLPack, found {type(value).__name__}")
        if number is None:
            raise Error(f"{where}: no array of attn has the dtype {value.dtype}")
        if declared and declared.is_scalar:
            places = ("cpu",)
        if place not in places:
            raise Error(f"{where}: expected a tensor on the {places[0]}, "
                        f"found one on {place}")
        if not contiguous:
            raise Error(f"{where}: expected a contiguous array, found strides; "
                        "copy it first")
        if len(shape) > _MAX_RANK:
            raise Error(f"{where}: expected at most {_MAX_RANK} dimensions, "
                        f"found {len(shape)}")
        if declared and declared._number == _BF16 and number in _INT16:
            number = _BF16
        tensor.dtype, tensor.rank = number, len(shape)
        tensor.shape[:len(shape)] = tuple(shape)
        tensor.data, tensor.allocation = pointer(), None
        return value

    def _adopt(self, tensor, torch):
        """The result as an array that owns its memory."""
        _, numpy_name, torch_name = _DTYPES[tensor.dtype]
        shape = tuple(tensor.shape[:tensor.rank])
        count = math.prod(shape)
        memory = _Memory(self._package._library, tensor)
        if not count:
            return (torch.empty(shape, dtype=getattr(torch, torch_name)) if torch
                    else np.empty(shape, numpy_name))
        buffer = (ctypes.c_char * (count * _SIZES[tensor.dtype])).from_address(tensor.data)
        buffer.memory = memory
        if torch:
            return torch.frombuffer(
                buffer, dtype=getattr(torch, torch_name)).reshape(shape)
        return np.frombuffer(buffer, numpy_name).reshape(shape)

    def bind(self, *arguments):
        """A function without arguments that runs the entry on these arrays, with
        the values that they hold by then. What can be checked ahead is checked
        here, which makes short runs cheaper."""
        library = self._package._library
        count = len(arguments)
        tensors = (_Tensor * max(count, 1))()
        alive = [self._describe(tensors[index], index, value)
                 for index, value in enumerate(arguments)]
        torch = (sys.modules.get("torch")
                 if any(hasattr(value, "data_ptr") for value in alive) else None)
        run, handle = library.attn_entry_run, self._handle
        num_results = len(self.results)
        result_array = _Tensor * max(num_results, 1)

        def bound():
            results = result_array()
            error = run(handle, _DEFAULT_DEVICE, tensors, count, results, num_results)
            if error:
                _check(library, error)
            # A copy of each descriptor: those of an array share its memory.
            outputs = tuple([self._adopt(_Tensor.from_buffer_copy(results[index]), torch)
                             for index in range(num_results)])
            if not outputs:
                return None
            return outputs[0] if num_results == 1 else outputs

        bound.arguments = alive  # They are read by address.
        return bound

    def bind_on_device(self, *arguments, results, stream=None):
        """A function that queues the entry's kernels on arrays in the memory of the
        package's device and returns before they end. Arguments and results are torch's
        tensors on the card, or each a `DeviceArray`; scalars are numbers. It takes the
        driver's stream as a number; without one it is `stream`, or else the default
        stream. `package.wait(stream)` waits for it."""
        library = self._package._library
        places = ("device", "cuda")  # torch calls AMD's cards so, too.
        lists = []
        alive = []
        for values, is_result in ((arguments, False), (results, True)):
            tensors = (_Tensor * max(len(values), 1))()
            alive += [self._describe(tensors[index], index, value, places, is_result)
                      for index, value in enumerate(values)]
            lists += [tensors, len(values)]
        launch, handle, default = library.attn_entry_launch, self._handle, stream

        def bound(stream=None):
            error = launch(handle, _DEFAULT_DEVICE,
                           default if stream is None else stream, *lists)
            if error:
                _check(library, error)

        bound.arguments = alive  # They are used by address,
        bound.entry = self  # and so is the code.
        return bound

    def _call_on_card(self, arguments, device):
        """Torch's tensors of a card, on torch's current stream."""
        torch = sys.modules["torch"]
        for index, declared in enumerate(self.results):
            if None in declared.shape:
                raise Error(
                    f"entry '{self.name}': result out{index} ({declared}): its extents are "
                    "known at run time only; give bind_on_device a tensor for it")
        results = [torch.empty(declared.shape, device=device,
                               dtype=getattr(torch, _DTYPES[declared._number][2]))
                   for declared in self.results]
        stream = torch.cuda.current_stream(device).cuda_stream
        self.bind_on_device(*arguments, results=results, stream=stream)()
        return tuple(results) if len(results) > 1 else results[0]

    def __call__(self, *arguments):
        if self._package.device in ("cuda", "hip"):
            for value in arguments:
                if hasattr(value, "data_ptr") and value.device.type == "cuda":
                    return self._call_on_card(arguments, value.device)
        return self.bind(*arguments)()


class Package:
    """A compiled package. `package["main"]` is an entry, `package.entries` are
    all of them in order, `target` and `cpu` are what it was compiled for,
    `device` is what runs it."""

    def __init__(self, path, library=None, threads=0, device=None):
        self._handle = None
        if not isinstance(path, (str, bytes, os.PathLike)):
            raise TypeError(f"attn.load: expected a path, found {type(path).__name__}")
        self._library = _load_library(library)
        handle = ctypes.c_void_p()
        _check(self._library, self._library.attn_package_open(
            os.fsencode(path), ctypes.byref(handle)), PackageError)
        self._handle = handle
        self.target = self._library.attn_package_target(handle).decode()
        self.cpu = self._library.attn_package_cpu(handle).decode()
        self._library.attn_package_set_num_threads(handle, threads)
        if device is None:
            number = self._library.attn_package_default_device(handle)
        elif device in _DEVICES:
            number = _DEVICES.index(device)
        else:
            raise Error(f"expected the device {', '.join(_DEVICES[:-1])} or "
                        f"{_DEVICES[-1]}, found {device!r}")
        self.device = _DEVICES[number]
        _check(self._library, self._library.attn_package_set_device(
            handle, _DEFAULT_DEVICE if device is None else number))

    @property
    def entries(self):
        library = self._library
        return tuple(Entry(self, library.attn_package_entry(self._handle, index))
                     for index in range(library.attn_package_num_entries(self._handle)))

    def __getitem__(self, name):
        for entry in self.entries:
            if entry.name == name:
                return entry
        names = ", ".join(entry.name for entry in self.entries)
        raise Error(f"no entry '{name}'; the entries are: {names}")

    @property
    def kernels(self):
        """A `Kernel` for each that the package has for a GPU."""
        library = self._library
        return tuple(Kernel(library.attn_package_gpu_kernel(self._handle, index))
                     for index in range(
                         library.attn_package_num_gpu_kernels(self._handle)))

    @property
    def device_name(self):
        """What runs the package, in the driver's words; empty for the host."""
        return self._library.attn_package_device_name(self._handle).decode()

    def measure_kernels(self, enable):
        """Whether later runs measure each kernel."""
        self._library.attn_package_measure_kernels(self._handle, enable)

    @property
    def workspace_bytes(self):
        """The memory of the device that is kept for launches."""
        return self._library.attn_package_workspace_bytes(self._handle, _DEFAULT_DEVICE)

    def to_device(self, array):
        """A copy of numpy's array in the memory of the device."""
        return DeviceArray(self, array)

    def wait(self, stream=None):
        """Waits for what was launched on a stream of the device."""
        _check(self._library, self._library.attn_stream_wait(
            self._handle, _DEFAULT_DEVICE, stream))

    def verify(self):
        """Compares the checksums of all sections, which reads the whole file;
        opening it leaves out the weights."""
        _check(self._library, self._library.attn_package_verify(self._handle))

    def __call__(self, *arguments):
        """Calls the entry `main`, or the only one."""
        entries = self.entries
        if len(entries) > 1:
            return self["main"](*arguments)
        return entries[0](*arguments)

    def __str__(self):
        return "\n".join(map(str, self.entries))

    def __del__(self):
        if getattr(self, "_handle", None):
            self._library.attn_package_close(self._handle)
            self._handle = None


def load(path, library=None, threads=0, device=None):
    """Opens the package at `path`. `threads` is the number that runs use; 0 leaves
    it to OpenMP. `device` is "host", "cuda", "hip" (an AMD card) or "sim" (AMD code
    on the simulator); the default is "hip" for a package that has kernels for a
    card, else "host". It is opened here, so that what is missing shows here.
    `library` is libattn_runtime.so, if `find_library` does not find it. The package
    closes when it and its entries are no longer referenced."""
    return Package(path, library, threads, device)
