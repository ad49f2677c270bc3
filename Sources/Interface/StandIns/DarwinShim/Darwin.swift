// The C library under the name that it has on Apple's systems.
@_exported public import FoundationAdditions
@_exported public import Glibc
