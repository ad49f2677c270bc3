/// What decides the pixels of a render besides its source: the engine and the fonts.
package struct Fingerprint: Hashable, Sendable {
  /// The engine's version with those of the libraries it draws text with.
  package var engine: String
  /// A hash of the fonts.
  package var fonts: String

  package init(engine: String, fonts: String) {
    self.engine = engine
    self.fonts = fonts
  }

  /// A short name for the content of a file, such as the list of fonts: its FNV-1a hash.
  package static func name(of content: [UInt8]) -> String {
    let hash = content.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  init?(_ value: JSONValue?) {
    guard let engine = value?["engine"]?.string, let fonts = value?["fonts"]?.string else { return nil }
    self.init(engine: engine, fonts: fonts)
  }

  var json: JSONValue { .object(["engine": .string(engine), "fonts": .string(fonts)]) }

  /// Why pictures of this fingerprint cannot be compared with references of another; `nil` when they can.
  package func conflict(withReferences references: Fingerprint) -> String? {
    if fonts != references.fonts {
      return "fonts differ: the references were recorded with \(references.fonts), this run has \(fonts)"
    }
    if engine != references.engine {
      return
        "the engine differs: the references were recorded with \(references.engine), this run has \(engine)"
    }
    return nil
  }
}
