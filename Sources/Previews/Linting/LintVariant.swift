import Foundation

/// Which preview was shown, and how.
package struct LintVariant: Codable, Hashable, Sendable {
  /// The preview's or the view's name.
  package var preview: String
  /// The path of its file.
  package var file: String
  /// The device's name; nil where only a size was given.
  package var device: String?
  /// The proposed lengths in points; nil leaves a length to the view.
  package var width: Double?
  package var height: Double?
  package var locale: String?
  package var pseudoLocale: String?
  package var dynamicType: String?
  package var colorScheme: String?
  package var layoutDirection: String?

  package init(preview: String, file: String) {
    self.preview = preview
    self.file = file
  }

  /// How the preview was shown, for people: "iPhone SE, accessibility3, ar".
  package var circumstances: String {
    func length(_ value: Double?) -> String { value.map { Wording.points(CGFloat($0)) } ?? "ideal" }
    let place = device ?? "\(length(width))×\(length(height))"
    let rest = [dynamicType, locale, pseudoLocale, colorScheme, layoutDirection]
    return ([place] + rest.compactMap { $0 }).joined(separator: ", ")
  }
}
