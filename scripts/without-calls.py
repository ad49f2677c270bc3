#!/usr/bin/env python3
"""Runs a program and its child processes as on a kernel that lacks some system calls.

    without-calls.py 444 PROGRAM ARGUMENT...          no Landlock (landlock_create_ruleset is 444 on all processors)
    without-calls.py 434,436 PROGRAM ARGUMENT...      neither pidfd_open nor close_range
    without-calls.py 444,filters PROGRAM ARGUMENT...  no Landlock, and no filters of system calls

The calls fail with ENOSYS; installing filters (prctl) fails with EINVAL, as on kernels without them.
"""
import ctypes
import os
import struct
import sys

LOAD, EQUAL, ANSWER = 0x20, 0x15, 0x06
ALLOW, ERROR = 0x7FFF0000, 0x00050000
ENOSYS, EINVAL = 38, 22
PR_GET_SECCOMP, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 21, 22, 38
PRCTL = {"x86_64": 157}.get(os.uname().machine, 167)


def instructions(words):
    """An instruction of classic BPF: code, jump if true, jump if false, value (seccomp(2))."""
    yield (LOAD, 0, 0, 0)
    for word in words:
        if word == "filters":
            continue
        yield (EQUAL, 0, 1, int(word))
        yield (ANSWER, 0, 0, ERROR | ENOSYS)
    if "filters" in words:
        yield (EQUAL, 0, 4, PRCTL)
        yield (LOAD, 0, 0, 16)  # its first argument
        yield (EQUAL, 1, 0, PR_GET_SECCOMP)
        yield (EQUAL, 0, 1, PR_SET_SECCOMP)
        yield (ANSWER, 0, 0, ERROR | EINVAL)
    yield (ANSWER, 0, 0, ALLOW)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__.strip())
    code = list(instructions(sys.argv[1].split(",")))
    buffer = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in code))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code), ctypes.addressof(buffer)))
    libc = ctypes.CDLL(None, use_errno=True)
    for arguments in [(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), (PR_SET_SECCOMP, 2, program)]:
        if libc.prctl(*arguments) != 0:
            sys.exit("without-calls.py: the kernel has no filters: " + os.strerror(ctypes.get_errno()))
    os.execvp(sys.argv[2], sys.argv[2:])


main()
