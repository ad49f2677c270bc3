package import Fonts
internal import Foundation
internal import Reports
package import Typesetting

/// The font of a slot: a text style, the system font at a size, or a custom font.
package struct SlotFont: Hashable, Sendable {
  /// How the size is determined.
  package enum Size: Hashable, Sendable {
    /// A text style, which scales with the user's text size.
    case style(TypeScale.Style)
    /// Fixed at every text size.
    case fixed(Double)
    /// Scales with body text, as `Font.custom(_:size:)` does.
    case relativeToBody(Double)
  }

  package var size: Size
  package var family = FontRequest.Family.system
  /// From -1 to 1; nil is the style's own.
  package var weight: Double?
  /// From -1 to 1, as in `UIFont.Width`.
  package var width = 0.0
  package var isItalic = false

  package static func style(_ style: TypeScale.Style) -> SlotFont { SlotFont(size: .style(style)) }

  package static func fixed(_ size: Double) -> SlotFont { SlotFont(size: .fixed(size)) }

  /// The font request at a Dynamic Type size.
  package func request(typeSize: Int, on platform: TypeScale.Platform = .ios) -> FontRequest {
    var request: FontRequest
    switch size {
    case .style(let style):
      let metrics = TypeScale.metrics(style, size: typeSize, on: platform)
      request = FontRequest(size: metrics.size)
      request.lineHeight = metrics.lineHeight
      request.weight = weight ?? TypeScale.weight(style, on: platform)
    case .fixed(let size):
      request = FontRequest(size: size)
      request.weight = weight ?? 0
    case .relativeToBody(let size):
      let scale = TypeScale.hasSizes(on: platform) ? TypeScale.scale(.body, size: typeSize) : 1
      request = FontRequest(size: (size * scale).rounded())
      request.weight = weight ?? 0
    }
    request.family = family
    request.isItalic = isItalic
    request.width = width
    request.isForMac = platform == .macos
    return request
  }

  /// Whether the user's text size changes the font.
  package var growsWithTypeSize: Bool {
    if case .fixed = size { false } else { true }
  }

  // MARK: Reading

  private static let weights: KeyValuePairs<String, Double> = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3,
    "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]
  private static let widths: KeyValuePairs<String, Double> = [
    "compressed": -0.3, "condensed": -0.2, "expanded": 0.2,
  ]
  private static let designs: KeyValuePairs<String, FontRequest.Family> = [
    "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
  ]

  /// A font from its description: `title2`, `body:semibold`, `system:17:semibold:rounded`,
  /// `custom:Avenir Next:17` or `custom:Fonts/Brand.ttf:17:fixed`.
  ///
  /// - Throws: `SlotError` with the allowed forms.
  package init(_ text: String) throws(SlotError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var rest = parts.dropFirst()
    func number() throws(SlotError) -> Double {
      guard let part = rest.popFirst(), let size = Double(part), size > 0, size <= 2000 else {
        throw SlotError("the font “\(text)” needs a size in points, as in \(parts[0]):17")
      }
      return size
    }
    switch parts[0] {
    case "system":
      size = .fixed(try number())
    case "custom":
      guard let name = rest.popFirst(), !name.isEmpty else {
        throw SlotError("the font “\(text)” needs a family or file and a size, as in custom:Avenir Next:17")
      }
      size = .relativeToBody(try number())
      family = .custom(name)
    case let name:
      guard let style = TypeScale.Style.allCases.first(where: { "\($0)".lowercased() == name.lowercased() })
      else {
        let styles = TypeScale.Style.allCases.map { "\($0)" }
        let nearest = NearestName.question(name, in: styles)
        throw SlotError(
          "“\(name)” is not a font: those are \(styles.joined(separator: ", ")), system:SIZE and "
            + "custom:NAME:SIZE" + nearest)
      }
      size = .style(style)
    }
    for word in rest {
      if let weight = Self.weights.first(where: { $0.key.lowercased() == word.lowercased() }) {
        self.weight = weight.value
      } else if let design = Self.designs.first(where: { $0.key == word }), family == .system {
        family = design.value
      } else if let width = Self.widths.first(where: { $0.key == word }) {
        self.width = width.value
      } else if word == "italic" {
        isItalic = true
      } else if word == "fixed", case .relativeToBody(let points) = size {
        size = .fixed(points)
      } else {
        let words =
          Self.weights.map(\.key) + Self.designs.map(\.key) + Self.widths.map(\.key) + [
            "italic", "fixed (for custom fonts)",
          ]
        throw SlotError(
          "“\(word)” in the font “\(text)” is not understood; allowed are "
            + words.joined(separator: ", "))
      }
    }
  }

  private init(size: Size) {
    self.size = size
  }

  /// Opens a custom font's file, and makes sure that its family is available.
  ///
  /// - Throws: `SlotError` if there is no such family, `FontError` if the file is not a font.
  package func load(into library: FontLibrary) throws {
    guard case .custom(let name) = family, !library.hasFamily(name) else { return }
    guard FileManager.default.fileExists(atPath: name) else {
      throw SlotError(
        "there is no font “\(name)”; a custom font is named by its file, as in custom:Fonts/Brand.ttf:17")
    }
    try library.register(URL(fileURLWithPath: name), family: name)
  }
}
