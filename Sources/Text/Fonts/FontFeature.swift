/// An OpenType feature that is switched.
package struct FontFeature: Hashable, Sendable {
  /// Four letters in a number, as HarfBuzz has them.
  package let tag: UInt32
  package let value: UInt32

  package init(_ tag: String, _ value: UInt32) {
    self.tag = Self.number(tag)
    self.value = value
  }

  /// A tag of four letters as a number.
  package static func number(_ tag: String) -> UInt32 { tag.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
