// The C library under the name that it has on Apple's systems.
@_exported import FoundationAdditions
@_exported import Glibc
