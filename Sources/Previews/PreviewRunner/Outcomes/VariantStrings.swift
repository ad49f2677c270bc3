import Fonts
import Foundation
import ProjectAssets
import Rendering
import StringCatalogs
import Typesetting
import Views

/// The localized strings for the views of a variant.
struct VariantStrings {
  /// The catalogs of the project; nil if there are none.
  let catalog: StringCatalog?
  let fonts: FontLibrary

  /// - Parameter file: the source that shows the texts.
  func source(for variant: PreviewVariant, of file: String) -> any LocalizedStringSource {
    let pseudo = variant.circumstances.pseudoLocale.flatMap(PseudoLocale.init(rawValue:))
    guard catalog != nil || pseudo != nil else { return UntranslatedStrings() }
    return CatalogStrings(
      catalog ?? StringCatalog(sourceLanguage: "en"), pseudo: pseudo, width: pseudo == .widest ? width : nil,
      near: URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path)
  }

  /// The width of a text in the body font; views use other fonts, but these rarely change the order of
  /// widths.
  private var width: CatalogStrings.Width {
    let fonts = fonts
    return { text, language in
      var attributes = TextAttributes(font: FontRequest(size: 17))
      attributes.language = language
      let typesetter = Typesetter(fonts: fonts, capacity: 1)
      let prepared = try? typesetter.prepare(
        StyledText(text, attributes: attributes), style: ParagraphStyle())
      return prepared.map { Double($0.size(width: nil, height: nil).width) } ?? Double(text.count)
    }
  }
}
