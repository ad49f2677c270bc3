import Reports

/// The JSON of a catalog, with notes on it.
struct CatalogJSON {
  let root: JSONNode
  /// Keys that occur twice in an object.
  let duplicateNotes: [StringCatalog.Note]
  /// Escapes of unpaired surrogates.
  let encodingNotes: [StringCatalog.Note]

  var notes: [StringCatalog.Note] { duplicateNotes + encodingNotes }

  /// - Throws: `LocatedError` if the text is neither UTF-8 nor UTF-16, or is not JSON.
  init(_ bytes: [UInt8], file: String) throws(LocatedError) {
    var scanner = JSONScanner(try TextEncoding.utf8(of: bytes, file: file), depthLimit: 200)
    do throws(JSONScanner.Failure) {
      root = try scanner.scan()
    } catch {
      throw LocatedError(file: file, line: error.line, column: error.column, reason: error.reason)
    }
    duplicateNotes = scanner.duplicates.map {
      StringCatalog.Note(
        kind: .duplicateKey, file: file, line: $0.line, column: $0.column,
        message: "the key \"\($0.key)\" appears twice; the last one counts")
    }
    encodingNotes = scanner.surrogates.map {
      StringCatalog.Note(
        kind: .encoding, file: file, line: $0,
        message: "a \\u escape is half of a surrogate pair; U+FFFD stands for it")
    }
  }
}
