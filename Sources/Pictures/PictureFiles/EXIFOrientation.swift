import Imaging

/// The orientation of a JPEG file's picture, from its EXIF data.
enum EXIFOrientation {
  /// The orientation from 1, upright, to 8; 1 if the file does not say.
  static func value(in bytes: [UInt8]) -> Int {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let (marker, length) = (bytes[at + 1], Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      // The picture data starts here.
      if marker == 0xDA || length < 2 { return 1 }
      if marker == 0xE1, at + 2 + length <= bytes.count,
        bytes[(at + 4)...].starts(with: "Exif\0\0".utf8)
      {
        return orientation(inTIFF: bytes[(at + 10)..<(at + 2 + length)])
      }
      at += 2 + length
    }
    return 1
  }

  private static func orientation(inTIFF bytes: ArraySlice<UInt8>) -> Int {
    let bytes = Array(bytes)
    guard bytes.count >= 8 else { return 1 }
    let isLittle = bytes[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      let slice = bytes[at..<at + count]
      return (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = number(4, 4)
    for entry in 0..<min(number(directory, 2), 512) {
      let at = directory + 2 + 12 * entry
      if number(at, 2) == 0x0112 {
        let value = number(at + 8, 2)
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}

extension StraightBitmap {
  /// The picture upright, from one that was taken with the camera held in an orientation of EXIF.
  func turned(by orientation: Int) -> StraightBitmap {
    if orientation <= 1 || orientation > 8 { return self }
    let swaps = orientation >= 5
    var result = StraightBitmap(width: swaps ? height : width, height: swaps ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (right, bottom) = (width - 1, height - 1)
        let source: (x: Int, y: Int) =
          switch orientation {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          default: (right - y, x)
          }
        result[x, y] = self[source.x, source.y]
      }
    }
    return result
  }
}
