public import Foundation

/// What of a text with attributes is selected, and the attributes that are typed next.
///
/// https://developer.apple.com/documentation/swiftui/attributedtextselection
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var own: Indices?

  // Places in a text have no hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(own == nil) }

  /// An insertion point at the end of whatever text.
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
  /// Changes the attributes of what is selected.
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

  /// Puts a text instead of what is selected, which is then the place behind it.
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
