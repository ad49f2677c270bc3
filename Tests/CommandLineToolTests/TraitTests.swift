import Foundation
import Testing

/// A trait has the same effect from every source: the command line, `#Preview(traits:)`, or a modifier of the
/// view.
@Suite struct TraitTests {
  /// One trait in its forms.
  struct Row: CustomTestStringConvertible {
    var name: String
    var options: [String]
    /// A modifier of the view; nil if Apple has none.
    var modifier: String?
    /// The traits of the preview; nil has a `PreviewModifier` apply the modifier.
    var trait: String?
    /// The trait's value in the picture, in all forms.
    var base = ["--size", "240x160"]
    /// Whether the trait alone decides how large the picture is.
    var isSize = false
    /// Whether `#Preview` reads the modifier around its view.
    var isRead = false

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "dark", options: ["--color-scheme", "dark"], modifier: ".environment(\\.colorScheme, .dark)"),
    Row(
      name: "type", options: ["--dynamic-type", "accessibility2"],
      modifier: ".dynamicTypeSize(.accessibility2)"),
    Row(
      name: "small type", options: ["--dynamic-type", "xSmall"],
      modifier: ".environment(\\.dynamicTypeSize, .xSmall)"),
    Row(
      name: "direction", options: ["--layout-direction", "rtl"],
      modifier: ".environment(\\.layoutDirection, .rightToLeft)"),
    Row(
      name: "locale", options: ["--locale", "de_DE"],
      modifier: ".environment(\\.locale, Locale(identifier: \"de_DE\"))"),
    Row(
      name: "fixed size", options: ["--size", "200x120"],
      modifier: ".previewLayout(.fixed(width: 200, height: 120))",
      trait: ".fixedLayout(width: 200, height: 120)", base: [], isSize: true),
    Row(
      name: "own size", options: [], modifier: ".previewLayout(.sizeThatFits)", trait: ".sizeThatFitsLayout",
      base: [], isSize: true),
    // `#Preview` has no trait for a device, and none of a device's orientation without one.
    Row(
      name: "device", options: ["--device", "iPhone 16"], modifier: ".previewDevice(\"iPhone 16\")",
      base: [], isSize: true, isRead: true),
    Row(
      name: "landscape", options: ["--device", "iPhone 16 landscape"],
      modifier: ".previewDevice(\"iPhone 16\").previewInterfaceOrientation(.landscapeLeft)",
      base: [], isSize: true, isRead: true),
    Row(
      name: "width class", options: ["--horizontal-size-class", "regular"],
      modifier: ".environment(\\.horizontalSizeClass, .regular)"),
    Row(
      name: "height class", options: ["--vertical-size-class", "compact"],
      modifier: ".environment(\\.verticalSizeClass, .compact)"),
    // `colorSchemeContrast` can only be read on Apple's platforms.
    Row(name: "contrast", options: ["--contrast", "increased"]),
  ]

  /// Something of everything that traits change.
  private static let view = """
    import SwiftUI

    struct Card: View {
      @Environment(\\.horizontalSizeClass) private var width
      @Environment(\\.verticalSizeClass) private var height

      var body: some View {
        VStack(alignment: .leading) {
          Text("Balance").font(.headline)
          Text(1234.5, format: .number.precision(.fractionLength(2)))
          HStack {
            Image(systemName: "chevron.forward").foregroundStyle(.red)
            Text(width == .compact ? "narrow" : "wide")
            Text(height == .compact ? "low" : "high")
          }
        }
        .padding(8)
        .background(Color(.systemBackground))
      }
    }

    """

  /// The source with the card in each form of a trait.
  private static func source(_ row: Row) -> String {
    let view = "Card()\(row.modifier ?? "")"
    return Self.view + """
      struct Modified: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content\(row.isSize ? "" : row.modifier ?? "") }
      }

      #Preview("plain") { Card() }
      #Preview("around") { \(view) }
      #Preview("trait", traits: \(row.trait ?? ".modifier(Modified())")) { Card() }

      struct Card_Previews: PreviewProvider {
        static var previews: some View { \(view).previewDisplayName("view") }
      }
      """
  }

  @Test(arguments: rows)
  func everyFormOfATraitIsTheSamePicture(_ row: Row) throws {
    let program = try Program(["Card.swift": Self.source(row)])
    var count = 0
    func picture(_ preview: String, _ options: [String]) throws -> Data {
      count += 1
      let result = try program.run(
        ["render", "Card.swift", "--preview", preview, "--scale", "1", "--background", "transparent"]
          + ["-o", "out\(count)"] + row.base + options)
      #expect(result.exitCode == 0, "\(preview): \(result.errors)")
      let name = try #require(program.pictures(in: "out\(count)").first)
      return try program.bytes("out\(count)/\(name)")
    }
    let asked = try picture("plain", row.options)
    if row.modifier != nil {
      if !row.isSize || row.trait != nil { #expect(try picture("trait", []) == asked) }
      if !row.isSize || row.isRead { #expect(try picture("around", []) == asked) }
      #expect(try picture("view", []) == asked)
    }
    #expect(Self.rows.count == 12)
    if row.name != "own size" {
      #expect(try picture("plain", row.isSize ? ["--size", "240x160"] : []) != asked)
    }
  }

  /// Inside a view of the preview's own, the window is there before the modifier is seen.
  @Test func modifiersForPreviewsThatComeTooLateAreReported() throws {
    let program = try Program([
      "Late.swift": """
      import SwiftUI

      struct Late: View {
        var body: some View {
          Text("Late")
            .previewDevice("iPhone 16")
        }
      }

      #Preview { Late() }
      """
    ])
    let result = try program.run("render", "Late.swift", "--size", "100x100", "--json")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("how a view is previewed is read from the modifiers around it"))
    #expect(result.errors.contains("Late.swift:5"), "\(result.errors)")
  }
}
