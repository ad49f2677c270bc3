package import Foundation
internal import Synchronization

/// The interface's texts and language while a view is rendered, for code outside of any environment, such as
/// `String(localized:)`.
package enum CurrentStrings {
  // Views are rendered one at a time on the main thread; code elsewhere only reads.
  nonisolated(unsafe) package static var source: any LocalizedStringSource = UntranslatedStrings()
  nonisolated(unsafe) package static var locale = Locale(identifier: "en_US")

  /// What texts were looked up by, since a string does not say so itself.
  private static let origins = Mutex<[String: CatalogKey]>([:])
  /// How many of them are remembered.
  private static let originLimit = 20_000

  /// Remembers what a text was looked up by.
  package static func note(_ text: String, from key: CatalogKey) {
    origins.withLock { origins in
      if origins.count >= originLimit { origins.removeAll() }
      origins[text] = key
    }
  }

  /// What a text was last looked up by; nil for a text that comes from no catalog.
  package static func origin(of text: String) -> CatalogKey? {
    origins.withLock { $0[text] }
  }
}
