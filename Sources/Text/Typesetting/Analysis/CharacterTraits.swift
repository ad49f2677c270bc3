internal import CICU
import Synchronization

/// The properties of one UTF-16 code unit that decide how a text is shaped.
///
/// Looked up in a table that is filled page by page: querying ICU and Swift for each character of each text
/// takes longer than shaping it.
struct CharacterTraits {
  /// The code of the script in the low byte, flags above it.
  private var bits: UInt32

  private enum Flag {
    static let leftToRight: UInt32 = 1 << 8
    static let rightToLeft: UInt32 = 1 << 9
    static let space: UInt32 = 1 << 10
    static let attaches: UInt32 = 1 << 11
    static let special: UInt32 = 1 << 12
    static let neutralScript: UInt32 = 1 << 13
    static let digit: UInt32 = 1 << 14
    static let inWords: UInt32 = 1 << 15
    static let endsWords: UInt32 = 1 << 16
  }

  /// ICU's code of the character's script.
  var script: Int32 { Int32(bits & 0xFF) }
  /// A letter of a script that runs from left to right (bidi class L).
  var isLeftToRight: Bool { bits & Flag.leftToRight != 0 }
  /// A letter of a script that runs from right to left (bidi classes R and AL).
  var isRightToLeft: Bool { bits & Flag.rightToLeft != 0 }
  /// A European digit (bidi class EN), whose direction depends on what stands in front of it.
  var isDigit: Bool { bits & Flag.digit != 0 }
  /// The space bar's character, U+0020, at which words are separated.
  var isSpace: Bool { bits & Flag.space != 0 }
  /// Belongs to the preceding character (UAX #29), as combining marks do.
  var attaches: Bool { bits & Flag.attaches != 0 }
  /// Needs the slow path: half of a surrogate pair, a control or joiner, a pictogram, a tag.
  var isSpecial: Bool { bits & Flag.special != 0 }
  /// Common and inherited characters, which adopt the script of their neighbours.
  var hasNeutralScript: Bool { bits & Flag.neutralScript != 0 }

  /// Letters and digits between any two of which no line may end (UAX #14, classes AL, HL, NU and CM).
  var isInWords: Bool { bits & Flag.inWords != 0 }
  /// Punctuation in front of which no line may end, and after which one may if a space follows (UAX #14,
  /// classes CL, CP, EX and IS).
  var endsWords: Bool { bits & Flag.endsWords != 0 }

  /// ICU's codes of the queried properties.
  private enum ICU {
    static let defaultIgnorable: Int32 = 5
    static let emojiPresentation: Int32 = 58
    static let graphemeClusterBreak: Int32 = 0x1012
    static let bidiClass: Int32 = 0x1000
    static let lineBreak: Int32 = 0x1008
    /// Alphabetic, combining mark, numeric, Hebrew letter.
    static let lineBreaksInWords: Set<Int32> = [2, 9, 19, 38]
    /// Close punctuation, exclamation, infix numeric, close parenthesis.
    static let lineBreaksEndingWords: Set<Int32> = [8, 11, 16, 36]
    static let leftToRight: Int32 = 0
    static let rightToLeft: Int32 = 1
    static let europeanNumber: Int32 = 2
    static let arabicNumber: Int32 = 5
    static let arabic: Int32 = 13
    static let marks: ClosedRange<Int8> = 6...8
    static let controlTypes: Set<Int8> = [0, 15, 16, 17, 18]
  }

  private init(unit: UInt16) {
    let code = Int32(unit)
    var error: Int32 = 0
    let script = swift_uscript_getScript(code, &error)
    var bits = UInt32(truncatingIfNeeded: script) & 0xFF
    if TextAnalysis.isNeutral(script: script) { bits |= Flag.neutralScript }
    switch swift_u_getIntPropertyValue(code, ICU.bidiClass) {
    case ICU.leftToRight: bits |= Flag.leftToRight
    case ICU.rightToLeft, ICU.arabic: bits |= Flag.rightToLeft
    case ICU.europeanNumber: bits |= Flag.digit
    case ICU.arabicNumber: bits |= Flag.special
    default: break
    }
    if unit == 0x20 { bits |= Flag.space }
    let lineBreak = swift_u_getIntPropertyValue(code, ICU.lineBreak)
    if ICU.lineBreaksInWords.contains(lineBreak) { bits |= Flag.inWords }
    if ICU.lineBreaksEndingWords.contains(lineBreak) { bits |= Flag.endsWords }
    let type = swift_u_charType(code)
    // Every class of grapheme breaks but "other" and the Hangul syllables, which are whole by themselves.
    let division = swift_u_getIntPropertyValue(code, ICU.graphemeClusterBreak)
    let isSyllable = (0xAC00...0xD7A3).contains(unit)
    if ICU.marks.contains(type) || (division != 0 && !isSyllable) { bits |= Flag.attaches }
    if ICU.controlTypes.contains(type) || swift_u_hasBinaryProperty(code, ICU.defaultIgnorable) != 0
      || swift_u_hasBinaryProperty(code, ICU.emojiPresentation) != 0 || unit == 0x20E3 || script > 255
      || script == 103 || (0x2028...0x2029).contains(unit) || unit == 0xFFFC
    {
      bits |= Flag.special
    }
    self.bits = bits
  }

  /// The direction of a character's own.
  enum Direction {
    case neutral
    case leftToRight
    case rightToLeft
  }

  static func direction(of scalar: Unicode.Scalar) -> Direction {
    switch swift_u_getIntPropertyValue(Int32(bitPattern: scalar.value), ICU.bidiClass) {
    case ICU.leftToRight: .leftToRight
    case ICU.rightToLeft, ICU.arabic: .rightToLeft
    default: .neutral
    }
  }

  // MARK: The table

  private static let pages = Pages()

  /// The traits of a code unit.
  static subscript(unit: UInt16) -> CharacterTraits { pages[unit] }

  /// All characters of the Basic Multilingual Plane, in pages of 256 that never change once they are there.
  private final class Pages: Sendable {
    private nonisolated(unsafe) let entries = UnsafeMutablePointer<CharacterTraits>.allocate(capacity: 65_536)
    /// Whether each page has been filled.
    private nonisolated(unsafe) let isFilled = UnsafeMutablePointer<Atomic<Bool>>.allocate(capacity: 256)

    init() {
      for page in 0..<256 { (isFilled + page).initialize(to: Atomic(false)) }
    }

    @inline(__always)
    subscript(unit: UInt16) -> CharacterTraits {
      if !isFilled[Int(unit >> 8)].load(ordering: .acquiring) { fill(page: unit >> 8) }
      return entries[Int(unit)]
    }

    private let filling = Mutex(())

    private func fill(page: UInt16) {
      filling.withLock { _ in fillAlone(page: page) }
    }

    private func fillAlone(page: UInt16) {
      // Another thread may have filled it in the meantime; its values must not be written over while they are
      // read.
      if isFilled[Int(page)].load(ordering: .acquiring) { return }
      for low in UInt16(0)..<256 {
        (entries + Int(page << 8 | low)).initialize(to: CharacterTraits(unit: page << 8 | low))
      }
      isFilled[Int(page)].store(true, ordering: .releasing)
    }
  }
}
