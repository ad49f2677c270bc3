package import Foundation

/// The list of drawings beside the fonts (`Symbols/drawings.txt`): one entry for each symbol that the program draws itself.
///
/// When the first symbol is requested, only the names are read; each drawing is read in place when it is drawn, because a render
/// uses a few of some 500. Documentation/Symbols.md explains the notation.
package struct SymbolDrawings: Sendable {
  private let file: Data
  /// A number for each name, and the start of its entry.
  private let index: [(hash: UInt64, start: Int)]

  package init(_ file: Data) {
    self.file = file
    index = file.withUnsafeBytes(Self.index)
  }

  /// The names as they are written in the list, in its order; those that end in `[.fill]` are two.
  package var names: [String] {
    entries.flatMap { $0.names.map(String.init) }
  }

  /// The errors in the list's drawings; the published list has none.
  package var faults: [SymbolDrawingError] {
    var faults = wholes.filter { $0.first != "#" && Entry($0) == nil }.map {
      SymbolDrawingError(names: String($0.prefix(60)), reason: "there is no “=”, “=?” or “is”")
    }
    for entry in entries where entry.kind != .name {
      for isFilled in [false, true] {
        var reader = SymbolReader(entry.text, pen: SymbolPen(weight: 400), isFilled: isFilled)
        do { _ = try reader.parts() } catch {
          faults.append(
            SymbolDrawingError(names: entry.names.joined(separator: " "), reason: error.reason))
        }
      }
    }
    return faults
  }

  /// An entry of the list.
  private struct Entry {
    enum Kind: Substring {
      /// The drawing takes precedence over the font's glyph.
      case drawing = "="
      /// The drawing is used if the font has no such glyph.
      case fallback = "=?"
      /// It is another name of a drawing.
      case name = "is"
    }

    var names: [Substring]
    var kind: Kind
    var text: Substring

    /// Nil for comments.
    init?(_ whole: Substring) {
      guard whole.first != "#" else { return nil }
      let words = whole.split { $0 == " " || $0 == "\n" }
      guard
        let (index, kind) = words.indices.lazy.compactMap({ index in
          Kind(rawValue: words[index]).map { (index, $0) }
        }).first
      else { return nil }
      names = Array(words[..<index])
      self.kind = kind
      text = whole[words[index].endIndex...]
    }
  }

  private var entries: [Entry] { wholes.compactMap(Entry.init) }

  /// The texts of entries and comments.
  private var wholes: [Substring] {
    var wholes: [Substring] = []
    let text = String(decoding: file, as: UTF8.self)
    for line in text.split(separator: "\n") {
      if line.first == " ", let last = wholes.last {
        wholes[wholes.count - 1] = text[last.startIndex..<line.endIndex]
      } else {
        wholes.append(line)
      }
    }
    return wholes
  }

  // MARK: Finding

  /// The name with a drawing, for a symbol that has two.
  func drawnName(for name: String) -> String {
    let wanted = SymbolName(name)
    guard let entry = entry(of: wanted), entry.kind == .name else { return name }
    let target = entry.text.filter { $0 != " " && $0 != "\n" }
    return target.hasSuffix("[.fill]") ? target.dropLast("[.fill]".count) + wanted.fill : String(target)
  }

  /// The parts of a symbol with a drawing; nil for one without.
  ///
  /// - Parameter isFallback: whether to look for drawings that glyphs take precedence over, or for those that take precedence over glyphs.
  func parts(of name: SymbolName, isFallback: Bool, pen: SymbolPen) throws(SymbolDrawingError)
    -> [SymbolPart]?
  {
    guard let entry = entry(of: name), entry.kind == (isFallback ? .fallback : .drawing) else { return nil }
    var reader = SymbolReader(entry.text, pen: pen, isFilled: name.isFilled)
    do { return try reader.parts() } catch {
      throw SymbolDrawingError(names: name.text, reason: error.reason)
    }
  }

  private func entry(of name: SymbolName) -> Entry? {
    for word in [name.text, (name.isFilled ? name.stem : name.text) + "[.fill]"] {
      let hash = Self.hash(word.utf8)
      for place in index where place.hash == hash {
        let whole = file.withUnsafeBytes { bytes in
          String(decoding: bytes[place.start..<Self.end(ofEntryFrom: place.start, in: bytes)], as: UTF8.self)
        }
        if let entry = Entry(whole[...]), entry.names.contains(where: { $0 == word }) { return entry }
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
  }

  /// The end of an entry: lines that begin with a space continue it.
  private static func end(ofEntryFrom start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = start
    while start < bytes.count, let base = bytes.baseAddress,
      let hit = memchr(base + start, Int32(newline), bytes.count - start)
    {
      let end = base.distance(to: hit)
      if end + 1 == bytes.count || bytes[end + 1] != space { return end }
      start = end + 1
    }
    return bytes.count
  }

  private static func index(of bytes: UnsafeRawBufferPointer) -> [(hash: UInt64, start: Int)] {
    var index: [(hash: UInt64, start: Int)] = []
    var start = 0
    while start < bytes.count {
      let end = end(ofEntryFrom: start, in: bytes)
      if bytes[start] != UInt8(ascii: "#") {
        for hash in hashes(ofNamesIn: bytes[start..<end]) { index.append((hash, start)) }
      }
      start = end + 1
    }
    return index
  }

  /// The numbers of an entry's names, which end at an equals sign or `is`.
  private static func hashes(ofNamesIn entry: Slice<UnsafeRawBufferPointer>) -> [UInt64] {
    var hashes: [UInt64] = []
    var start = entry.startIndex
    while start < entry.endIndex {
      let end = entry[start...].firstIndex { $0 == space || $0 == newline } ?? entry.endIndex
      let word = entry[start..<end]
      if word.first == UInt8(ascii: "=") || word.elementsEqual("is".utf8) { break }
      if !word.isEmpty { hashes.append(hash(word)) }
      start = end + 1
    }
    return hashes
  }
}

/// An error in the list of drawings.
package struct SymbolDrawingError: Error, Sendable, Equatable {
  /// The drawing's names.
  package var names: String
  package var reason: String
}
