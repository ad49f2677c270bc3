internal import Synchronization

/// What texts were looked up by, since a `String` does not say so itself.
///
/// This is no part of a render's context: what a text was made from does not depend on where it shows, and texts that are
/// made before a render show in it.
enum TextOrigins {
  private static let origins = Mutex<[String: CatalogKey]>([:])
  /// How many of them are remembered.
  private static let limit = 20_000

  /// Remembers what a text was looked up by.
  static func note(_ text: String, from key: CatalogKey) {
    origins.withLock { origins in
      if origins.count >= limit { origins.removeAll() }
      origins[text] = key
    }
  }

  /// What a text was last looked up by; nil for a text that comes from no catalog.
  static func origin(of text: String) -> CatalogKey? {
    origins.withLock { $0[text] }
  }
}
