internal import PreviewService

/// A group of variants as Xcode's canvas names them.
enum XcodeVariantGroup: String, CaseIterable {
  case colorScheme = "Color Scheme"
  case orientation = "Orientation"
  case contrast = "Contrast"
  case typeSize = "Dynamic Type"

  /// The group with a name, which may be written as one word, in lower case and with the suffix “Variants”.
  init?(_ name: String) {
    let wanted = Self.plain(name).replacing("variants", with: "")
    guard
      let group = Self.allCases.first(where: {
        Self.plain($0.rawValue) == wanted || $0.otherNames.contains(wanted)
      })
    else { return nil }
    self = group
  }

  private var otherNames: [String] {
    switch self {
    case .colorScheme: ["appearance"]
    case .orientation: []
    case .contrast: ["increasecontrast", "colorcontrast"]
    case .typeSize: ["dynamictypesize", "dynamictypesizes", "typesize"]
    }
  }

  /// The variants, each by Xcode's name and by the program's own.
  var variants: [(name: String, value: String)] {
    switch self {
    case .colorScheme: [("Light Appearance", "light"), ("Dark Appearance", "dark")]
    case .orientation:
      [
        ("Portrait", "portrait"), ("Landscape Left", "landscape left"),
        ("Landscape Right", "landscape right"),
      ]
    case .contrast: [("Standard Contrast", "standard"), ("Increased Contrast", "increased")]
    case .typeSize:
      zip(
        [
          "X Small", "Small", "Medium", "Large", "X Large", "XX Large", "XXX Large", "AX 1", "AX 2", "AX 3",
          "AX 4",
          "AX 5",
        ], VariantQuery.typeSizes
      ).map { ($0, $1) }
    }
  }

  /// The program's own name of a variant; nil if there is none of that name.
  func variant(_ name: String) -> String? {
    let wanted = Self.plain(name)
    return variants.first { Self.plain($0.name) == wanted || Self.plain($0.value) == wanted }?.value
  }

  /// A name without its case and spaces.
  private static func plain(_ name: String) -> String { name.lowercased().filter { !" -_()".contains($0) } }
}
