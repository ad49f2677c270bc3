internal import Synchronization

/// The keys by which texts were looked up, because a `String` does not carry its key.
///
/// This is not part of a render's context: a text's origin does not depend on where it is shown, and texts
/// that are made before a render are shown in it.
enum TextOrigins {
  private static let origins = Mutex<[String: CatalogKey]>([:])
  /// How many of them are remembered.
  private static let limit = 20_000

  /// Remembers the key by which a text was looked up.
  static func note(_ text: String, from key: CatalogKey) {
    origins.withLock { origins in
      if origins.count >= limit { origins.removeAll() }
      origins[text] = key
    }
  }

  /// The key by which a text was last looked up; nil for a text that comes from no catalog.
  static func origin(of text: String) -> CatalogKey? {
    origins.withLock { $0[text] }
  }
}
