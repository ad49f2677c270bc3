package import Foundation

/// The interface's texts and language while a view is rendered, for code outside of any environment, such as
/// `String(localized:)`.
package enum CurrentStrings {
  // Views are rendered one at a time on the main thread; code elsewhere only reads.
  nonisolated(unsafe) package static var source: any LocalizedStringSource = UntranslatedStrings()
  nonisolated(unsafe) package static var locale = Locale(identifier: "en_US")
}
