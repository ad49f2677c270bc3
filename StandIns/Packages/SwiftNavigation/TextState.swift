import Foundation
import SwiftUI

/// A text as a value.
public struct TextState: Equatable, Hashable, Sendable {
  enum Content: Equatable, @unchecked Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case joined([TextState])
  }
  enum Change: Equatable, @unchecked Sendable {
    case bold, italic, underline, strikethrough, monospacedDigit
    case color(Color?)
    case font(Font?)
    case weight(Font.Weight?)
    case kerning(CGFloat)
  }

  let content: Content
  var changes: [Change] = []
  private init(content: Content) { self.content = content }

  public init(verbatim content: String) { self.init(content: .verbatim(content)) }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(content: .verbatim(String(content))) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(content: .localized(key, table: tableName, bundle: bundle)) }

  public func hash(into hasher: inout Hasher) { hasher.combine(String(state: self)) }

  public static func + (one: Self, other: Self) -> Self { Self(content: .joined([one, other])) }

  private func changed(_ change: Change) -> Self {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public func bold() -> Self { changed(.bold) }
  public func bold(_ isActive: Bool) -> Self { isActive ? bold() : self }
  public func italic() -> Self { changed(.italic) }
  public func italic(_ isActive: Bool) -> Self { isActive ? italic() : self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    isActive ? changed(.underline) : self
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    isActive ? changed(.strikethrough) : self
  }
  public func monospacedDigit() -> Self { changed(.monospacedDigit) }
  public func foregroundColor(_ color: Color?) -> Self { changed(.color(color)) }
  public func foregroundStyle(_ color: Color) -> Self { changed(.color(color)) }
  public func font(_ font: Font?) -> Self { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Self { changed(.weight(weight)) }
  public func kerning(_ kerning: CGFloat) -> Self { changed(.kerning(kerning)) }
  public func accessibilityLabel(_ text: String) -> Self { self }
}

extension TextState: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(verbatim: value) }
}

extension TextState: CustomStringConvertible {
  public var description: String { String(state: self) }
}

extension String {
  public init(state: TextState, locale: Locale? = nil) {
    switch state.content {
    case .verbatim(let text): self = text
    case .localized(let key, let table, let bundle):
      // A key shows its text to views alone; this is the part of it that names it.
      let name = Mirror(reflecting: key).children.first { $0.label == "key" }?.value as? String ?? ""
      self = (bundle ?? .main).localizedString(forKey: name, value: nil, table: table)
    case .joined(let parts): self = parts.map { String(state: $0) }.joined()
    }
  }
}

extension Text {
  public init(_ state: TextState) {
    var text: Text
    switch state.content {
    case .verbatim(let string): text = Text(verbatim: string)
    case .localized(let key, let table, let bundle): text = Text(key, tableName: table, bundle: bundle)
    case .joined(let parts): text = parts.dropFirst().reduce(Text(parts[0])) { $0 + Text($1) }
    }
    for change in state.changes {
      switch change {
      case .bold: text = text.bold()
      case .italic: text = text.italic()
      case .underline: text = text.underline()
      case .strikethrough: text = text.strikethrough()
      case .monospacedDigit: text = text.monospacedDigit()
      case .color(let color): text = text.foregroundColor(color)
      case .font(let font): text = text.font(font)
      case .weight(let weight): text = text.fontWeight(weight)
      case .kerning(let kerning): text = text.kerning(kerning)
      }
    }
    self = text
  }
}
