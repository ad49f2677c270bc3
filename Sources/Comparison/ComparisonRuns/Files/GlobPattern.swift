#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Patterns for names, as shells have them.
package enum GlobPattern {
  /// Whether a whole name is what a pattern with `*`, `?` and `[…]` describes; a star stands for folders, too.
  package static func matches(_ name: String, _ pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
