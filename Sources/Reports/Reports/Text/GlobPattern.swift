#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Patterns for names, as shells have them (POSIX, `fnmatch`): `*`, `?` and `[…]`, of which a star stands for slashes, too.
package enum GlobPattern {
  /// Whether a whole name is what a pattern describes.
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
