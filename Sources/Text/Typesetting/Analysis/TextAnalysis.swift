internal import CICU
import Foundation

/// Unicode's view of a text, through ICU: scripts, directions, and the boundaries of lines and characters.
package enum TextAnalysis {
  /// The version of Unicode that ICU implements.
  package static var unicodeVersion: String {
    var version: [UInt8] = [0, 0, 0, 0]
    swift_u_getUnicodeVersion(&version)
    return "\(version[0]).\(version[1])"
  }

  /// The four-letter code of a character's script.
  static func script(of scalar: Unicode.Scalar) -> Int32 {
    var error: Int32 = 0
    return swift_uscript_getScript(Int32(bitPattern: scalar.value), &error)
  }

  static func name(ofScript script: Int32) -> String {
    swift_uscript_getShortName(script).map { String(cString: $0) } ?? "Zyyy"
  }

  /// Scripts that do not determine a font: common, inherited and unknown.
  static func isNeutral(script: Int32) -> Bool {
    script == 0 || script == 1 || script == 103
  }

  /// The embedding level of every code unit (UAX #9).
  package static func bidiLevels(_ text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
    if text.isEmpty { return [] }
    // Only letters of right-to-left scripts and explicit controls can raise a level in a left-to-right text.
    if !isRightToLeft && !text.contains(where: mayBeRightToLeft) {
      return [UInt8](repeating: 0, count: text.count)
    }
    var error: Int32 = 0
    guard let bidi = swift_ubidi_open() else {
      return [UInt8](repeating: isRightToLeft ? 1 : 0, count: text.count)
    }
    defer { swift_ubidi_close(bidi) }
    swift_ubidi_setPara(bidi, text, Int32(text.count), isRightToLeft ? 1 : 0, nil, &error)
    if error > 0 { return [UInt8](repeating: isRightToLeft ? 1 : 0, count: text.count) }
    guard let levels = swift_ubidi_getLevels(bidi, &error), error <= 0 else {
      return [UInt8](repeating: isRightToLeft ? 1 : 0, count: text.count)
    }
    return Array(UnsafeBufferPointer(start: levels, count: text.count))
  }

  /// The direction of a paragraph: that of its first letter, isolates left out (UAX #9, rules P2 and P3), which is
  /// what Core Text's natural writing direction means.
  ///
  /// - Parameter fallback: the direction of a paragraph without letters: that of the layout.
  package static func isRightToLeft(_ text: some Collection<UInt16>, fallback: Bool) -> Bool {
    var depth = 0
    var decoder = UTF16()
    var units = text.makeIterator()
    while true {
      switch decoder.decode(&units) {
      case .emptyInput: return fallback
      case .error: continue
      case .scalarValue(let scalar):
        switch scalar.value {
        case 0x2066...0x2068: depth += 1
        case 0x2069: depth = max(depth - 1, 0)
        default:
          if depth > 0 { continue }
          let direction = CharacterTraits.direction(of: scalar)
          if direction != .neutral { return direction == .rightToLeft }
        }
      }
    }
  }

  private static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    (0x0590...0x08FF).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
      || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit)
      || (0x2066...0x2069).contains(unit) || (0xD800...0xDFFF).contains(unit)
  }

  /// A line break opportunity.
  package enum Break: UInt8 {
    case none
    case allowed
    case mandatory
  }

  /// For every code unit, whether a line may end before it (UAX #14, with dictionaries); the last entry stands
  /// for the end of the text.
  package static func lineBreaks(_ text: [UInt16], language: String?) -> [Break] {
    if let breaks = breaksBetweenWords(text) { return breaks }
    return lineBreaksByICU(text, language: language)
  }

  /// The same for a text of words with spaces between them; nil for any other.
  ///
  /// In letters, digits and the punctuation that ends words, the rules of UAX #14 reduce to one: a line may
  /// end after spaces. No language has other rules for these.
  package static func breaksBetweenWords(_ text: [UInt16]) -> [Break]? {
    var breaks = [Break](repeating: .none, count: text.count + 1)
    // As if the text started with a space, without an opportunity.
    var previous = Neighbor.space
    for (index, unit) in text.enumerated() {
      if unit == 0x20 {
        previous = .space
        continue
      }
      let traits = CharacterTraits[unit]
      if traits.isInWords, !traits.isSpecial {
        // After a space a mark has no base letter; after punctuation there is more to consider.
        if previous == .space {
          if traits.attaches { return nil }
          if index > 0 { breaks[index] = .allowed }
        } else if previous == .punctuation {
          return nil
        }
        previous = .letter
      } else if traits.endsWords, previous != .space {
        previous = .punctuation
      } else {
        return nil
      }
    }
    breaks[text.count] = .allowed
    return breaks
  }

  /// The kind of the preceding character.
  private enum Neighbor {
    case space
    case letter
    case punctuation
  }

  /// The line breaks of any text.
  package static func lineBreaksByICU(_ text: [UInt16], language: String?) -> [Break] {
    var breaks = [Break](repeating: .none, count: text.count + 1)
    forEachBoundary(text, type: 2, locale: lineBreakLocale(language)) { position, status in
      // ICU's hard-break statuses run from 100 to 199.
      breaks[position] = (100..<200).contains(status) ? .mandatory : .allowed
    }
    breaks[text.count] = .allowed
    return breaks
  }

  /// Korean labels keep words together, Japanese ones follow the strict rules for small kana.
  private static func lineBreakLocale(_ language: String?) -> String {
    let language = language ?? "en"
    if language.hasPrefix("ko") { return "ko@lw=keepall" }
    if language.hasPrefix("ja") { return "ja@lb=strict" }
    return language
  }

  /// For every code unit, whether a user-perceived character begins there (UAX #29).
  package static func clusterStarts(_ text: [UInt16]) -> [Bool] {
    // If nothing attaches to a preceding character, every unit starts a character; below U+0300 only the
    // second of CR LF does not.
    let hasOther = text.contains { unit in
      if unit < 0x300 { return unit == 0x0D }
      let traits = CharacterTraits[unit]
      return traits.attaches || traits.isSpecial
    }
    return hasOther ? clusterStartsByICU(text) : [Bool](repeating: true, count: text.count + 1)
  }

  /// The same without examining the characters first.
  package static func clusterStartsByICU(_ text: [UInt16]) -> [Bool] {
    var starts = [Bool](repeating: false, count: text.count + 1)
    starts[0] = true
    forEachBoundary(text, type: 0, locale: "en") { position, _ in starts[position] = true }
    starts[text.count] = true
    return starts
  }

  /// Break iterators by type and locale, kept because opening one reads rules and dictionaries.
  private final class IteratorPool: @unchecked Sendable {
    // Every use happens under the lock: an iterator refers to the text that it walks over.
    private let lock = NSLock()
    private var iterators: [String: OpaquePointer] = [:]

    func withIterator(type: Int32, locale: String, _ body: (OpaquePointer) -> Void) {
      lock.lock()
      defer { lock.unlock() }
      let key = "\(type)|\(locale)"
      if iterators[key] == nil {
        var error: Int32 = 0
        iterators[key] = swift_ubrk_open(type, locale, nil, 0, &error)
      }
      if let iterator = iterators[key] { body(iterator) }
    }
  }

  private static let iterators = IteratorPool()

  private static func forEachBoundary(
    _ text: [UInt16], type: Int32, locale: String, _ body: (Int, Int32) -> Void
  ) {
    if text.isEmpty { return }
    iterators.withIterator(type: type, locale: locale) { iterator in
      text.withUnsafeBufferPointer { units in
        var error: Int32 = 0
        swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &error)
        if error > 0 { return }
        _ = swift_ubrk_first(iterator)
        while true {
          let position = swift_ubrk_next(iterator)
          if position < 0 { break }
          body(Int(position), swift_ubrk_getRuleStatus(iterator))
        }
      }
    }
  }

  /// Whether a character has emoji presentation by default.
  static func hasEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
  }
}
