#===- score.py - Functions of scores as MLIR -------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes a Python function of a score and its position as the op's score region.

The function is called once, with symbols: reals and integers with arithmetic and
comparisons, and truths with &, | and ~. Python's own `if` cannot see them, so `where`
chooses.
"""

__all__ = ["trace", "Symbol", "absolute", "exp", "log", "maximum", "minimum", "sqrt",
           "tanh", "where"]


class _Writer:
    """Lines of a region, whose reals are of type `real`."""

    def __init__(self, real):
        self.types = {"real": real, "integer": "index", "truth": "i1"}
        self.lines = []

    def write(self, kind, text):
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return Symbol(self, kind, name)

    def apply(self, operation, kind, *operands):
        names = ", ".join(operand._name for operand in operands)
        return self.write(kind, f"{operation} {names} : {self.types[operands[0]._kind]}")

    def import_(self, value, kind=None):
        """A symbol of `kind`, or of its own, for a symbol or a number."""
        if not isinstance(value, Symbol):
            if isinstance(value, bool):
                value = self.write("truth", f"arith.constant {str(value).lower()}")
            elif isinstance(value, int) and kind != "real":
                value = self.write("integer", f"arith.constant {value} : index")
            elif isinstance(value, (int, float)):
                import struct
                code, digits = (("d", 16) if self.types["real"] == "f64" else ("f", 8))
                (bits,) = struct.unpack({"d": ">Q", "f": ">I"}[code],
                                        struct.pack(">" + code, value))
                value = self.write(
                    "real", f"arith.constant 0x{bits:0{digits}X} : {self.types['real']}")
            else:
                raise TypeError(f"{type(value).__name__} in the arithmetic of a score")
        if kind == "real" and value._kind == "integer":
            integer = self.write("long", f"arith.index_cast {value._name} : index to i64")
            return self.write("real", f"arith.sitofp {integer._name} : i64 to "
                                      f"{self.types['real']}")
        if kind and value._kind != kind:
            raise TypeError(f"a {value._kind} where a {kind} is needed")
        return value


class Symbol:
    """A score, a position, or what was computed of them."""

    def __init__(self, writer, kind, name):
        self._writer, self._kind, self._name = writer, kind, name

    def _combine(self, other, real, integer, result=None, swap=False):
        if isinstance(other, (int, float)) and not isinstance(other, bool):
            other = self._writer.import_(
                other, "real" if self._kind == "real" or isinstance(other, float) else None)
        other = self._writer.import_(other)
        pair = (other, self) if swap else (self, other)
        kind = "real" if "real" in (self._kind, other._kind) or not integer else "integer"
        pair = [self._writer.import_(side, kind) for side in pair]
        return self._writer.apply(real if kind == "real" else integer, result or kind, *pair)

    def __add__(self, other):
        return self._combine(other, "arith.addf", "arith.addi")

    def __sub__(self, other):
        return self._combine(other, "arith.subf", "arith.subi")

    def __rsub__(self, other):
        return self._combine(other, "arith.subf", "arith.subi", swap=True)

    def __mul__(self, other):
        return self._combine(other, "arith.mulf", "arith.muli")

    def __truediv__(self, other):
        return self._combine(other, "arith.divf", None)

    def __rtruediv__(self, other):
        return self._combine(other, "arith.divf", None, swap=True)

    def _divide_floor(self, other, swap):
        if self._kind != "integer":
            raise TypeError(f"a {self._kind} where an integer is needed")
        return self._combine(self._writer.import_(other, "integer"), None,
                             "arith.floordivsi", swap=swap)

    def __floordiv__(self, other):
        return self._divide_floor(other, False)

    def __mod__(self, other):
        other = self._writer.import_(other, "integer")
        return self - self // other * other

    def __neg__(self):
        return 0 - self

    __radd__, __rmul__ = __add__, __mul__

    def _compare(self, other, real, integer):
        return self._combine(other, f"arith.cmpf {real},", f"arith.cmpi {integer},", "truth")

    def __lt__(self, other):
        return self._compare(other, "olt", "slt")

    def __le__(self, other):
        return self._compare(other, "ole", "sle")

    def __gt__(self, other):
        return self._compare(other, "ogt", "sgt")

    def __ge__(self, other):
        return self._compare(other, "oge", "sge")

    def __eq__(self, other):
        return self._compare(other, "oeq", "eq")

    def __ne__(self, other):
        return self._compare(other, "une", "ne")

    __hash__ = None

    def _combine_truths(self, other, operation):
        return self._writer.apply(operation, "truth", self._writer.import_(self, "truth"),
                                  self._writer.import_(other, "truth"))

    def __and__(self, other):
        return self._combine_truths(other, "arith.andi")

    def __or__(self, other):
        return self._combine_truths(other, "arith.ori")

    def __invert__(self):
        return self._combine_truths(True, "arith.xori")

    def __bool__(self):
        raise TypeError("a symbol, which Python's if, and, or cannot see; use where, &, |")


def _find_writer(*values):
    for value in values:
        if isinstance(value, Symbol):
            return value._writer
    raise TypeError("no symbol among the operands")


def _make_unary(name, operation):
    def apply(value):
        writer = _find_writer(value)
        return writer.apply(operation, "real", writer.import_(value, "real"))
    apply.__name__, apply.__doc__ = name, f"{name} of a real or an integer symbol."
    return apply


absolute = _make_unary("absolute", "math.absf")
exp = _make_unary("exp", "math.exp")
log = _make_unary("log", "math.log")
sqrt = _make_unary("sqrt", "math.sqrt")
tanh = _make_unary("tanh", "math.tanh")


def minimum(left, right):
    """The smaller of two; at least one is a symbol."""
    symbol, other = (left, right) if isinstance(left, Symbol) else (right, left)
    _find_writer(symbol)
    return symbol._combine(other, "arith.minimumf", "arith.minsi")


def maximum(left, right):
    """The larger of two; at least one is a symbol."""
    symbol, other = (left, right) if isinstance(left, Symbol) else (right, left)
    _find_writer(symbol)
    return symbol._combine(other, "arith.maximumf", "arith.maxsi")


def where(condition, left, right):
    """`left` where the condition holds, else `right`."""
    writer = _find_writer(condition)
    condition = writer.import_(condition, "truth")
    left, right = writer.import_(left), writer.import_(right)
    if left._kind != right._kind:
        left, right = writer.import_(left, "real"), writer.import_(right, "real")
    return writer.write(
        left._kind, f"arith.select {condition._name}, {left._name}, {right._name} : "
                    f"{writer.types[left._kind]}")


def trace(function, real):
    """The score region that computes `function(score, batch, head, query, key)`, with
    reals of the type `real`. Raises TypeError for what has no place in one."""
    writer = _Writer(real)
    symbols = [Symbol(writer, "real", "%s")]
    symbols += [Symbol(writer, "integer", "%" + name) for name in "bhij"]
    result = writer.import_(function(*symbols), "real")
    body = "\n".join("      " + line for line in writer.lines)
    return (f"score(%s: {real}, %b: index, %h: index, %i: index, %j: index) {{\n{body}\n"
            f"      attn.yield {result._name} : {real}\n    }}")
