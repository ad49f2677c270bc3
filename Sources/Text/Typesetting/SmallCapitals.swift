package import Fonts

/// Small capitals for fonts that have none: capitals, drawn smaller.
package enum SmallCapitals {
  /// A part of a string and the scale of its letters.
  package struct Piece: Equatable {
    package var string: String
    package var scale: Double

    package init(string: String, scale: Double) {
      self.string = string
      self.scale = scale
    }
  }

  /// The height of small capitals beside capitals, as used by typesetters and browsers.
  package static let scale = 0.8

  /// The parts of a string in a font whose request asks for small capitals; nil if the font has its own.
  package static func pieces(of string: String, font: ResolvedFont) -> [Piece]? {
    let wanted = font.request.smallCapitals
    let makesLowercase = wanted.contains(.lowercase) && !font.face.hasSubstitution("smcp")
    let makesUppercase = wanted.contains(.uppercase) && !font.face.hasSubstitution("c2sc")
    guard makesLowercase || makesUppercase else { return nil }
    var pieces: [Piece] = []
    for character in string {
      let isSmall = makesLowercase && character.isLowercase || makesUppercase && character.isUppercase
      let letters = isSmall ? character.uppercased() : String(character)
      let size = isSmall ? scale : 1
      if let last = pieces.last, last.scale == size || character.isWhitespace {
        pieces[pieces.count - 1].string += letters
      } else {
        pieces.append(Piece(string: letters, scale: size))
      }
    }
    return pieces
  }
}
