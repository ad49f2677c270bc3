#!/usr/bin/env python3
"""Sets the RUNPATH of ELF files, so that an installed program finds its libraries.

  set-runpath.py PLACE FILE...

PLACE must not be longer than the text that the linker wrote, because there is no more space. The rest of that text is
overwritten, so that no folder of the build remains in the file.
"""

import struct
import sys

DYNAMIC = 2  # PT_DYNAMIC
LOAD = 1  # PT_LOAD
STRTAB = 5  # DT_STRTAB
RUNPATH = 29  # DT_RUNPATH


def segments(data):
    """The type, offset, address and length of each segment of a 64-bit little-endian file."""
    start, = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for index in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, start + index * size)
        yield kind, offset, address, length


def set_runpath(path, place):
    with open(path, "rb") as file:
        data = bytearray(file.read())
    if data[:6] != b"\x7fELF\x02\x01":
        raise SystemExit(f"{path}: not an ELF file of 64 bits, little-endian")
    parts = list(segments(data))
    _, dynamic, _, length = next(part for part in parts if part[0] == DYNAMIC)
    entries = {}
    for at in range(dynamic, dynamic + length, 16):
        tag, value = struct.unpack_from("<qQ", data, at)
        entries.setdefault(tag, (at, value))
    if RUNPATH not in entries:
        raise SystemExit(f"{path}: it has no RUNPATH")
    address = entries[STRTAB][1]
    table = next(address - virtual + offset for kind, offset, virtual, size in parts
                 if kind == LOAD and virtual <= address < virtual + size)
    at, value = entries[RUNPATH]
    begin = table + value
    end = data.index(0, begin)
    text = bytes(data[begin:end])
    wanted = place.encode()
    if len(wanted) > len(text):
        raise SystemExit(f"{path}: there is no room for {place} in its RUNPATH, {text.decode()}")
    data[begin:end] = wanted + bytes(len(text) - len(wanted))
    with open(path, "r+b") as file:
        file.write(data)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    for name in sys.argv[2:]:
        set_runpath(name, sys.argv[1])
