public import Foundation

/// The selection in an attributed text, and the attributes of text that is typed next.
///
/// https://developer.apple.com/documentation/swiftui/attributedtextselection
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var own: Indices?

  // Indices of an attributed text are not hashable.
  public func hash(into hasher: inout Hasher) { hasher.combine(own == nil) }

  /// An insertion point at the end of any text.
  public init() {}
  public init(range: Range<AttributedString.Index>) { own = .ranges(RangeSet(range)) }
  public init(ranges: RangeSet<AttributedString.Index>) { own = .ranges(ranges) }
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    own = .insertionPoint(insertionPoint)
  }

  public func indices(in text: AttributedString) -> Indices { own ?? .insertionPoint(text.endIndex) }

  public func typingAttributes(in text: AttributedString) -> AttributeContainer { AttributeContainer() }
}

extension AttributedString {
  /// Changes the attributes of the selection.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selection with a text; the insertion point is then behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
  ) {
    replaceSelection(&selection, with: AttributedString(String(characters)))
  }

  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with attributedString: AttributedString
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): insert(attributedString, at: index)
    case .ranges(let ranges):
      for range in ranges.ranges.reversed() { replaceSubrange(range, with: attributedString) }
    }
    selection = AttributedTextSelection()
  }
}
