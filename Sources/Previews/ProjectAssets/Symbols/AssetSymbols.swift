/// The source that Xcode generates for a project's catalogs: `ImageResource.hero`, `Color.skyBlue` and the like.
///
/// Only names used in the sources are declared, because each declaration takes time to compile.
package struct AssetSymbols {
  private let entries: [AssetCatalog.Entry]
  /// Whether the project has SwiftGen write names of its assets, whose templates commonly declare pictures as members of `Image`,
  /// which Xcode does not.
  private let extendsImage: Bool

  package init(_ catalog: AssetCatalog, extendsImage: Bool = false) {
    entries = catalog.entries
    self.extendsImage = extendsImage
  }

  /// Whether there are no assets.
  package var isEmpty: Bool { entries.isEmpty }

  /// The source to compile beside files that contain some identifiers; empty if they use no asset.
  ///
  /// - Parameters:
  ///   - identifiers: all identifiers in the files.
  ///   - declared: what the files declare themselves, which is not declared again.
  ///   - hasUIKit: whether the platform has `UIImage` and `UIColor`.
  ///   - hasAppKit: whether the platform has `NSImage` and `NSColor`.
  package func source(
    naming identifiers: Set<Substring>, declared: Set<Substring>, hasUIKit: Bool, hasAppKit: Bool = false
  ) -> String {
    var images = Members()
    var colors = Members()
    for entry in entries {
      switch entry.kind {
      case .image, .symbol: images.add(entry, without: "Image")
      case .color: colors.add(entry, without: "Color")
      case .data: break
      }
    }
    images.keep(identifiers)
    colors.keep(identifiers)
    if images.isEmpty, colors.isEmpty { return "" }
    var text = "import Foundation\nimport SwiftUI\n"
    if hasUIKit { text += "import UIKit\n" }
    if hasAppKit { text += "import AppKit\n" }
    text += images.extensions(of: "SwiftUI.ImageResource") { name in
      "SwiftUI.ImageResource(name: \(SwiftLiteral.quoted(name)), bundle: Foundation.Bundle.main)"
    }
    text += colors.extensions(of: "SwiftUI.ColorResource") { name in
      "SwiftUI.ColorResource(name: \(SwiftLiteral.quoted(name)), bundle: Foundation.Bundle.main)"
    }
    images.drop(declared)
    colors.drop(declared)
    let ownColors = colors
    colors.drop(Self.colorsOfUIKit)
    if extendsImage, !images.isEmpty {
      text += images.extensions(of: "SwiftUI.Image", isComputed: true) { "SwiftUI.Image(\($0))" }
    }
    if hasUIKit, !images.isEmpty {
      text += images.extensions(of: "UIKit.UIImage", isComputed: true) { "UIKit.UIImage(resource: \($0))" }
    }
    if hasAppKit, !images.isEmpty {
      text += images.extensions(of: "AppKit.NSImage", isComputed: true) { "AppKit.NSImage(resource: \($0))" }
    }
    if !colors.isEmpty {
      if hasAppKit {
        text += colors.extensions(of: "AppKit.NSColor", isComputed: true) {
          "AppKit.NSColor(resource: \($0))"
        }
      }
      if hasUIKit {
        text += colors.extensions(of: "UIKit.UIColor", isComputed: true) { "UIKit.UIColor(resource: \($0))" }
      }
    }
    colors = ownColors
    colors.drop(Self.colorsOfSwiftUI)
    if !colors.isEmpty {
      text += colors.extensions(of: "SwiftUI.Color", isComputed: true) { "SwiftUI.Color(\($0))" }
      text += colors.styles
    }
    return text
  }

  /// Names that SwiftUI's colours already have; Xcode generates no member for them either.
  private static let colorsOfSwiftUI: Set<Substring> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Names of other shape styles: `Color.background` is a color set's, `.foregroundStyle(.background)` SwiftUI's. Xcode generates
  /// both, and the latter is ambiguous there, so that no source of an app has it.
  private static let stylesOfSwiftUI: Set<Substring> = [
    "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "selection",
    "separator", "tertiary", "tint", "windowBackground",
  ]

  /// Names that UIKit or AppKit colours already have: a colour set called “label” is `Color.label`, and
  /// `UIColor.label` stays the system's.
  private static let colorsOfUIKit: Set<Substring> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel",
    "quaternarySystemFill", "quinaryLabel", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
    "yellow",
    // AppKit's own.
    "controlAccentColor", "labelColor", "linkColor", "secondaryLabelColor", "separatorColor", "textColor",
    "windowBackgroundColor",
  ]

  /// Assets of one kind, by the namespaces and names that Swift has for them.
  private struct Members {
    private var names: [(namespace: [String], member: String, asset: String)] = []

    var isEmpty: Bool { names.isEmpty }

    mutating func add(_ entry: AssetCatalog.Entry, without kind: String) {
      guard let member = AssetSymbolName.member(entry.base, without: kind) else { return }
      let namespace = entry.namespace.compactMap(AssetSymbolName.type)
      // Of two assets with one name in Swift, Xcode declares neither; the first is better than a compiler
      // error.
      if names.contains(where: { $0.namespace == namespace && $0.member == member }) { return }
      names.append((namespace, member, entry.name))
    }

    mutating func keep(_ identifiers: Set<Substring>) {
      names.removeAll { !identifiers.contains(Substring($0.member)) }
    }

    mutating func drop(_ identifiers: Set<Substring>) {
      names.removeAll { identifiers.contains(Substring($0.member)) }
    }

    private static func escaped(_ member: String) -> String {
      AssetSymbolName.keywords.contains(member) ? "`\(member)`" : member
    }

    /// An extension of a type with the members, nested in enumerations where they have namespaces.
    ///
    /// - Parameter value: makes a member's value from the asset's name, or, for computed members, from the
    ///   resource's name.
    func extensions(of type: String, isComputed: Bool = false, value: (String) -> String) -> String {
      if names.isEmpty { return "" }
      var text = "extension \(type) {\n"
      for (namespace, member, asset) in names where namespace.isEmpty {
        let name = Self.escaped(member)
        text +=
          isComputed
          ? "  static var \(name): \(type) { \(value(".\(name)")) }\n"
          : "  static let \(name) = \(value(asset))\n"
      }
      var outer: [[String]] = []
      for (namespace, _, _) in names where !namespace.isEmpty && !outer.contains(namespace) {
        outer.append(namespace)
      }
      text += nested(outer, in: [], type: type, isComputed: isComputed, value: value)
      return text + "}\n"
    }

    private func nested(
      _ namespaces: [[String]], in outer: [String], type: String, isComputed: Bool, value: (String) -> String
    ) -> String {
      var text = ""
      var done: Set<String> = []
      for namespace in namespaces
      where namespace.count > outer.count && Array(namespace.prefix(outer.count)) == outer {
        let name = namespace[outer.count]
        guard done.insert(name).inserted else { continue }
        let path = outer + [name]
        text += "enum \(name) {\n"
        for (namespace, member, asset) in names where namespace == path {
          let member = Self.escaped(member)
          text +=
            isComputed
            ? "  static var \(member): \(type) { \(value((["."] + path.map { "\($0)." } + [member]).joined())) }\n"
            : "  static let \(member) = \(value(asset))\n"
        }
        text += nested(namespaces, in: path, type: type, isComputed: isComputed, value: value) + "}\n"
      }
      return text
    }

    /// The members for shape styles: `.fill(.skyBlue)`.
    var styles: String {
      let members = names.filter {
        $0.namespace.isEmpty && !AssetSymbols.stylesOfSwiftUI.contains(Substring($0.member))
      }
      if members.isEmpty { return "" }
      return "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n"
        + members.map { entry in
          let name = Self.escaped(entry.member)
          return "  static var \(name): SwiftUI.Color { SwiftUI.Color(.\(name)) }\n"
        }.joined() + "}\n"
    }
  }
}
