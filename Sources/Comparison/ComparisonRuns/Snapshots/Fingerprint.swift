internal import Reports

/// What decides the pixels of a render besides its source: the engine, the fonts, and the version of the
/// drawing rules.
package struct Fingerprint: Hashable, Sendable {
  /// The versions of the engine and of its text libraries.
  package var engine: String
  /// A hash of the fonts.
  package var fonts: String
  /// The hash of each font by its file; empty if they are not known one by one.
  package var fontFiles: [String: String]
  /// The version of the drawing rules; `nil` if unknown.
  package var renderVersion: Int?

  package init(
    engine: String, fonts: String, fontFiles: [String: String] = [:], renderVersion: Int? = nil
  ) {
    self.engine = engine
    self.fonts = fonts
    self.fontFiles = fontFiles
    self.renderVersion = renderVersion
  }

  /// A short name for the content of a file, such as the list of fonts: its FNV-1a hash.
  package static func name(of content: some Sequence<UInt8>) -> String {
    let hash = content.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  init?(_ value: JSONValue?) {
    guard let engine = value?["engine"]?.string, let fonts = value?["fonts"]?.string else { return nil }
    var files: [String: String] = [:]
    if case .object(let members)? = value?["fontFiles"] {
      for member in members { files[member.key] = member.value.string }
    }
    self.init(
      engine: engine, fonts: fonts, fontFiles: files, renderVersion: value?["renderVersion"]?.integer)
  }

  var json: JSONValue {
    let files = fontFiles.sorted { $0.key < $1.key }
      .map { JSONValue.Member(key: $0.key, value: .string($0.value)) }
    return .object([
      "engine": .string(engine), "fonts": .string(fonts), "fontFiles": .object(files),
      "renderVersion": renderVersion.map { .integer($0) } ?? .null,
    ])
  }

  /// Why pictures with this fingerprint cannot be compared with references with another; `nil` if they can.
  package func conflict(withReferences references: Fingerprint) -> String? {
    if fonts != references.fonts {
      let files = Set(fontFiles.keys).union(references.fontFiles.keys)
        .filter { fontFiles[$0] != references.fontFiles[$0] }.sorted()
      let named = files.isEmpty || fontFiles.isEmpty || references.fontFiles.isEmpty ? "" : Self.list(files)
      return
        "fonts differ\(named): the references were recorded with \(references.fonts), this run has \(fonts)"
    }
    if engine != references.engine {
      return
        "the engine differs: the references were recorded with \(references.engine), this run has \(engine)"
    }
    if let now = renderVersion, let then = references.renderVersion, now != then {
      return "the references were drawn by version \(then) of the rules by which views look, this run by "
        + "version \(now)"
    }
    return nil
  }

  /// The first of some files, and how many more there are.
  private static func list(_ files: [String]) -> String {
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return " (" + files.prefix(3).joined(separator: ", ") + more + ")"
  }
}
