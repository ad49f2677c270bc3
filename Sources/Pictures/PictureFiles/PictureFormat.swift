/// The kinds of picture files, recognized by their first bytes.
package enum PictureFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case heic = "HEIC"
  case svg = "SVG"
  case pdf = "PDF"

  /// Whether it is a vector format.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// The format of some bytes; nil if it is none of these.
  package init?(of bytes: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4) {
      self = .heic
    } else if has("%PDF") {
      self = .pdf
    } else if Self.isSVG(bytes.prefix(4096)) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether a text's first element is `svg`; a declaration, comments and a document type may precede it.
  private static func isSVG(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else {
      return false
    }
    return text.contains("<svg") || text.contains(":svg")
  }
}
