import Foundation
import Geometry
import Views

/// One entry of an asset: a file or a colour, and what it is meant for.
struct AssetVariant {
  let json: [String: Any]

  var filename: String? { json["filename"] as? String }
  /// Pixels for a point; nil if one file serves all scales.
  var scale: Double? { (json["scale"] as? String).flatMap { Double($0.filter { $0 != "x" }) } }
  /// The colour; nil if the entry was left empty.
  var color: [String: Any]? { json["color"] as? [String: Any] }

  private var idiom: String { json["idiom"] as? String ?? "universal" }
  private var gamut: String? { json["display-gamut"] as? String }
  private var locale: String? { json["locale"] as? String }
  private var languageDirection: String? { json["language-direction"] as? String }
  private var widthClass: String? { json["width-class"] as? String }
  private var heightClass: String? { json["height-class"] as? String }

  private func appearance(_ name: String) -> String? {
    let appearances = json["appearances"] as? [[String: Any]] ?? []
    return appearances.first { $0["appearance"] as? String == name }?["value"] as? String
  }

  /// Whether the file is drawn for left to right and mirrored for the other direction.
  var mirrorsInRightToLeft: Bool { languageDirection == "left-to-right" }

  /// Slices in pixels of the picture; nil if it is not sliced.
  var slices: (top: Double, left: Double, bottom: Double, right: Double, isTiled: Bool)? {
    guard let resizing = json["resizing"] as? [String: Any] else { return nil }
    let insets = resizing["cap-insets"] as? [String: Any] ?? [:]
    func inset(_ key: String) -> Double { (insets[key] as? NSNumber)?.doubleValue ?? 0 }
    let center = resizing["center"] as? [String: Any]
    return (
      inset("top"), inset("left"), inset("bottom"), inset("right"), center?["mode"] as? String == "tile"
    )
  }

  // MARK: Choosing

  /// The entry that fits an environment best; nil if none fits.
  static func best(
    of variants: [AssetVariant], in environment: EnvironmentValues, idiom: String
  ) -> AssetVariant? {
    let scored = variants.enumerated().compactMap { index, variant in
      variant.score(in: environment, idiom: idiom).map { (score: $0, index: index, variant: variant) }
    }
    return scored.max { first, second in
      for (a, b) in zip(first.score, second.score) where a != b { return a < b }
      return first.index > second.index
    }?.variant
  }

  /// How well the entry fits, the most significant criterion first; nil if it is for something else.
  ///
  /// An unspecified trait matches anything; a specified trait must match, and is a better match than an
  /// unspecified one.
  private func score(in environment: EnvironmentValues, idiom wanted: String) -> [Double]? {
    guard idiom == "universal" || idiom == wanted else { return nil }
    var score = [idiom == wanted ? 1.0 : 0]
    func fits(_ value: String?, _ isRight: (String) -> Bool) -> Bool {
      guard let value else {
        score.append(0)
        return true
      }
      score.append(1)
      return isRight(value)
    }
    let language = environment.locale.language.languageCode?.identifier ?? ""
    guard
      fits(locale, { Self.matches($0, language, environment.locale.identifier) }),
      fits(languageDirection, { Self.direction($0, environment.layoutDirection) }),
      fits(widthClass, { Self.sizeClass($0, environment.horizontalSizeClass) }),
      fits(heightClass, { Self.sizeClass($0, environment.verticalSizeClass) }),
      fits(appearance("luminosity"), { $0 == (environment.colorScheme == .dark ? "dark" : "light") }),
      fits(appearance("contrast"), { $0 == "high" && environment.colorSchemeContrast == .increased })
    else { return nil }
    // Current devices show Display P3, and use variants for it.
    score.append(gamut == "display-P3" ? 1 : 0)
    score.append(scaleScore(Double(environment.displayScale)))
    return score
  }

  /// The scale itself is best, then the next larger one, then the largest.
  private func scaleScore(_ wanted: Double) -> Double {
    guard let scale else { return 1000 }
    if scale == wanted { return 1000 }
    return scale > wanted ? 500 - scale : scale
  }

  private static func matches(_ locale: String, _ language: String, _ identifier: String) -> Bool {
    let identifier = identifier.replacing("_", with: "-")
    let locale = locale.replacing("_", with: "-")
    return locale == identifier || locale == language || identifier.hasPrefix("\(locale)-")
  }

  private static func direction(_ value: String, _ direction: LayoutDirection) -> Bool {
    // An image for left to right is mirrored for the other direction, unless there is a separate one for
    // that.
    value == "left-to-right" || direction == .rightToLeft
  }

  private static func sizeClass(_ value: String, _ sizeClass: UserInterfaceSizeClass?) -> Bool {
    value == (sizeClass == .regular ? "regular" : "compact")
  }
}
