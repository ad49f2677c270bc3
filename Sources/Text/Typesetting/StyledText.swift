package import Fonts

/// A paragraph's text with the style of each run.
package struct StyledText: Hashable, Sendable {
  /// A run in one style.
  package struct Run: Hashable, Sendable {
    /// The run's length in UTF-16 code units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package private(set) var utf16: [UInt16]
  package private(set) var runs: [Run]

  package init() {
    utf16 = []
    runs = []
  }

  package init(_ string: String, attributes: TextAttributes) {
    self.init()
    append(string, attributes: attributes)
  }

  package mutating func append(_ string: String, attributes: TextAttributes) {
    let units = Array(string.utf16)
    utf16 += units
    runs.append(Run(length: units.count, attributes: attributes))
  }

  package var string: String { String(decoding: utf16, as: UTF16.self) }

  /// The part of the text in a range of code units.
  func string(of range: Range<Int>) -> String {
    // Faster than the library's decoder, which takes any sequence; which also handles texts with surrogates.
    if utf16[range].contains(where: { $0 & 0xF800 == 0xD800 }) {
      return String(decoding: utf16[range], as: UTF16.self)
    }
    return String(unsafeUninitializedCapacity: range.count * 3) { bytes in
      var count = 0
      func put(_ value: UInt16) {
        bytes[count] = UInt8(truncatingIfNeeded: value)
        count += 1
      }
      for unit in utf16[range] {
        if unit < 0x80 {
          put(unit)
        } else if unit < 0x800 {
          put(0xC0 | unit >> 6)
          put(0x80 | unit & 0x3F)
        } else {
          put(0xE0 | unit >> 12)
          put(0x80 | unit >> 6 & 0x3F)
          put(0x80 | unit & 0x3F)
        }
      }
      return count
    }
  }
}

/// The style of a run of text.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontRequest
  /// Space after every glyph, in points; disables ligatures and takes precedence over kerning.
  package var tracking = 0.0
  /// Space after every character, in points; ligatures stay.
  package var kerning = 0.0
  /// How far the glyphs are raised, in points.
  package var baselineOffset = 0.0
  package var hasUnderline = false
  package var hasStrikethrough = false
  /// The language as a BCP 47 tag, which chooses among forms of Han characters.
  package var language: String?
  /// The caller's own number for the run: its colour, link and so on.
  package var tag = 0
  /// A box in the line that replaces the run's single character.
  package var attachment: Attachment?

  /// The box of an inline image, in points.
  package struct Attachment: Hashable, Sendable {
    package var width: Double
    package var ascent: Double
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  package init(font: FontRequest) {
    self.font = font
  }
}

/// The style of a whole text.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The system whose typesetting rules are followed where they differ.
  package enum Rules: Hashable, Sendable {
    /// iOS 17 and 18.
    case iOS18
    /// iOS 26: a text of two lines does not leave a lone word on the second, and baselines lie whole points apart.
    case iOS26
  }

  package var alignment = Alignment.leading
  package var isRightToLeft = false
  /// The maximum number of lines; nil is any number.
  package var lineLimit: Int?
  /// How many lines space is reserved for.
  package var reservedLines = 0
  package var truncation = Truncation.tail
  /// Added between lines, in points.
  package var lineSpacing = 0.0
  /// The minimum scale for shrinking to fit, from 0 to 1.
  package var minimumScaleFactor = 1.0
  package var allowsTightening = false
  /// The length of a pixel in points, to which sizes are rounded up.
  package var pixelLength = 0.5
  package var language: String?
  package var rules = Rules.iOS26

  package init() {}
}
