#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Shell patterns for names (POSIX, `fnmatch`): `*`, `?` and `[…]`, where a star also matches slashes.
package enum GlobPattern {
  /// Whether a pattern matches a whole name.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    // The C locale would take each byte for a character.
    let unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let earlier = uselocale(unicode)
    defer {
      uselocale(earlier)
      if let unicode { freelocale(unicode) }
    }
    return fnmatch(pattern, name, 0) == 0
  }
}
