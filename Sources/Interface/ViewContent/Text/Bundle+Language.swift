package import Foundation

extension Bundle {
  /// The language whose folder of texts (`de.lproj`) the bundle is; nil for other bundles.
  ///
  /// Apps that let a user choose their language make such a bundle from `Bundle.main.path(forResource: "de", ofType: "lproj")`.
  package var ownLanguage: Locale? {
    let folder = bundleURL.lastPathComponent
    return folder.hasSuffix(".lproj") ? Locale(identifier: String(folder.dropLast(".lproj".count))) : nil
  }
}

extension Locale {
  /// The language of the texts that are looked up in a bundle: its own, or the interface's.
  static func ofTexts(in bundle: Bundle?) -> Locale { bundle?.ownLanguage ?? RenderContext.current.locale }
}
