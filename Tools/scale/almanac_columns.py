"""Columns of days as text in Python, by way of libAlmanacC and Arrow's C Data Interface.

    days = pa.array([20787, None], pa.date32())
    DateFormat("libAlmanacC.so", "ja", "long")(days)        # ["2026年11月30日", null]

Needs pyarrow and nothing else; nothing is copied but the result's pointers. One format can be used by all threads.
"""

import ctypes

import pyarrow as pa

STYLE, SKELETON, PATTERN = 0, 1, 2
_POINTER, _ROW = ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64)

_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = _POINTER, [ctypes.py_object, ctypes.c_char_p]
_capsule_new = ctypes.pythonapi.PyCapsule_New
_capsule_new.restype, _capsule_new.argtypes = ctypes.py_object, [_POINTER, ctypes.c_char_p, _POINTER]


class _Result:
    """Room for the structures of a result, which pyarrow moves out of it."""

    def __init__(self):
        # An ArrowSchema has 9 members of 8 bytes, an ArrowArray 10.
        self.schema, self.array = (ctypes.c_uint64 * 9)(), (ctypes.c_uint64 * 10)()

    def __arrow_c_array__(self, requested_schema=None):
        return (
            _capsule_new(ctypes.addressof(self.schema), b"arrow_schema", None),
            _capsule_new(ctypes.addressof(self.array), b"arrow_array", None),
        )


class DateFormat:
    """A format of one locale. Call it with an array of date32; what is null stays null."""

    def __init__(self, library, locale, text, kind=STYLE, flags=0):
        self._library = ctypes.CDLL(library)
        self._library.almanac_last_error.restype = ctypes.c_char_p
        self._library.almanac_format_open.argtypes = [
            ctypes.c_char_p, ctypes.c_int32, ctypes.c_char_p, ctypes.c_uint32, ctypes.POINTER(_POINTER)]
        self._library.almanac_format_close.argtypes = [_POINTER]
        self._library.almanac_format_close.restype = None
        self._library.almanac_format_arrow.argtypes = [_POINTER] * 5 + [_ROW]
        self._format = _POINTER()
        self._check(self._library.almanac_format_open(
            locale.encode(), kind, text.encode(), flags, ctypes.byref(self._format)))

    def _check(self, status):
        if status != 0:
            raise ValueError(self._library.almanac_last_error().decode())

    def __call__(self, days):
        if isinstance(days, pa.ChunkedArray):
            return pa.chunked_array([self(chunk) for chunk in days.chunks], pa.string())
        # The capsules own the days, and let go of them behind the call.
        schema, array = days.__arrow_c_array__()
        result = _Result()
        self._check(self._library.almanac_format_arrow(
            self._format, _capsule_pointer(schema, b"arrow_schema"), _capsule_pointer(array, b"arrow_array"),
            ctypes.addressof(result.schema), ctypes.addressof(result.array), None))
        return pa.array(result)

    def __del__(self):
        if getattr(self, "_format", None):
            self._library.almanac_format_close(self._format)
