/// A file name as bytes. The same letters in another Unicode normal form are a different name, but an equal
/// string.
package struct ByteName: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (a: ByteName, b: ByteName) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  package static func < (a: ByteName, b: ByteName) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
