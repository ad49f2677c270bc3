/// Why a slot's font, size or width is invalid, in a sentence.
package struct SlotError: Error, CustomStringConvertible, Equatable {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
