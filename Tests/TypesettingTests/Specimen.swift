import Fonts
import Foundation
import TestSupport
import Typesetting

/// Sets texts in the bundled fonts.
struct Specimen {
  static let fonts: FontLibrary = {
    do {
      return try FontLibrary(directory: Repository.fonts)
    } catch {
      fatalError("\(error)")
    }
  }()

  static let typesetter = Typesetter(fonts: fonts)

  /// Body text at the default size, at three pixels per point unless specified otherwise.
  static func prepare(
    _ string: String, pixel: Double = 1.0 / 3, change: (inout ParagraphStyle) -> Void = { _ in },
    attributes changeAttributes: (inout TextAttributes) -> Void = { _ in }
  ) throws -> PreparedText {
    var font = FontRequest(size: 17)
    font.lineHeight = 22
    var attributes = TextAttributes(font: font)
    changeAttributes(&attributes)
    var style = ParagraphStyle()
    style.pixelLength = pixel
    change(&style)
    return try typesetter.prepare(StyledText(string, attributes: attributes), style: style)
  }
}
