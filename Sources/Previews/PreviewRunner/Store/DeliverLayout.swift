import Devices
import Rendering

/// Folders and names of pictures as `fastlane deliver` uploads them: `de-DE/01_iPhone-16-Pro_Home.png`.
///
/// A folder for each of the App Store's locales; within it the file names, which are sorted, decide the
/// order.
package struct DeliverLayout {
  /// The maximum number of pictures that the App Store accepts for one locale and one kind of screen.
  package static let limit = 10

  private let folder: String
  /// How many pictures there are for a locale and a device.
  private var order: [[String]: Int] = [:]
  /// How many there are for a locale and a kind of screen.
  private var counts: [[String]: Int] = [:]

  package init(folder: String) {
    self.folder = folder
  }

  /// Rejects variants for which there is no folder name.
  package static func check(_ variants: [PreviewVariant]) throws(PreviewRunnerError) {
    var locales: [String: String] = [:]
    for variant in variants {
      guard let locale = variant.locale, variant.pseudoLocale == nil else {
        throw .reported(exitCode: 64, text: "pictures for the App Store need a language: --locale")
      }
      guard variant.device != nil else {
        throw .reported(exitCode: 64, text: "pictures for the App Store need a device: --device")
      }
      guard let code = StoreLocale.code(for: locale) else {
        throw .reported(
          exitCode: 64,
          text: "the App Store has no language for the locale “\(locale)”; "
            + "it has: \(StoreLocale.codes.joined(separator: ", "))")
      }
      if let other = locales.updateValue(locale, forKey: code), other != locale {
        throw .reported(
          exitCode: 64, text: "the locales “\(other)” and “\(locale)” are both \(code) in the App Store")
      }
    }
  }

  /// A warning for each device whose pictures the App Store does not accept.
  package static func warnings(_ variants: [PreviewVariant]) -> [String] {
    var warnings: [String] = []
    for variant in variants {
      guard let device = variant.device, display(of: variant) == nil else { continue }
      let (width, height) = pixels(of: variant)
      let warning =
        "The App Store takes no pictures of \(width)x\(height) pixels (\(device.name)); "
        + "it takes \(StoreDisplay.listed)."
      if !warnings.contains(warning) { warnings.append(warning) }
    }
    return warnings
  }

  /// The path of the next picture.
  ///
  /// - Throws: an error if the App Store would accept no more.
  package mutating func path(
    view: String, _ variant: PreviewVariant
  ) throws(PreviewRunnerError) -> String {
    let code = variant.locale.flatMap(StoreLocale.code) ?? ""
    let device = variant.device?.name ?? ""
    let display = Self.display(of: variant)
    let kind = display?.name ?? device
    counts[[code, kind], default: 0] += 1
    guard counts[[code, kind], default: 0] <= Self.limit else {
      throw .reported(
        exitCode: 64,
        text: "there are more than \(Self.limit) pictures for \(kind) in \(code), which is as many as the "
          + "App Store takes; --include and --exclude choose among previews")
    }
    order[[code, device], default: 0] += 1
    let number = order[[code, device], default: 0]
    let name = [device, display?.fileTag].compactMap(\.self).joined(separator: "-")
    let rest = variant.circumstances.suffixesWithoutLanguage + (variant.scrollTarget.map { [$0] } ?? [])
    let ending = OutputName.shortened(([view] + rest).map(OutputName.safe).joined(separator: "."), to: 160)
    return "\(folder)/\(code)/\(number < 10 ? "0" : "")\(number)_\(OutputName.safe(name))_\(ending).png"
  }

  private static func pixels(of variant: PreviewVariant) -> (Int, Int) {
    func pixels(_ length: Double?) -> Int { Int(((length ?? 0) * variant.scale).rounded()) }
    return (pixels(variant.width), pixels(variant.height))
  }

  private static func display(of variant: PreviewVariant) -> StoreDisplay? {
    let (width, height) = pixels(of: variant)
    return StoreDisplay.taking(width: width, height: height)
  }
}
