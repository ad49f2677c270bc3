import Imaging

/// A made-up phone screen: cards with round corners, lines of smoothed marks like text, a gradient and a photograph.
///
/// It has what makes real screens easy to pack (equal rows, even areas) and what makes them hard (thousands of smoothed
/// edges, noise), and it is the same on every machine.
struct ScreenPicture {
  private(set) var bitmap: StraightBitmap
  private var random: UInt64 = 0x2545_f491_4f6c_dd1d

  init(width: Int, height: Int) {
    bitmap = StraightBitmap(width: width, height: height, filledWith: Self.grey(242))
    drawCards()
    drawText()
    drawGradient()
    drawPhotograph()
  }

  private static func grey(_ level: Int) -> StraightBitmap.Pixel {
    let level = UInt8(clamping: level)
    return StraightBitmap.Pixel(red: level, green: level, blue: level)
  }

  /// The next of a repeatable sequence of numbers (xorshift).
  private mutating func next(below limit: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(limit))
  }

  private mutating func drawCards() {
    let card = (width: bitmap.width - 96, height: 260)
    for top in stride(from: 120, to: bitmap.height - 300, by: 300) {
      for y in 0..<card.height {
        for x in 0..<card.width {
          let coverage = Self.coverage(x, y, card.width, card.height, radius: 40)
          guard coverage > 0 else { continue }
          bitmap[48 + x, top + y] = Self.grey(242 + 13 * coverage / 16)
        }
      }
    }
  }

  /// How many of the pixel's 16 points lie in a rectangle with round corners.
  private static func coverage(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int) -> Int {
    let (dx, dy) = (
      max(radius - x, x - (width - 1 - radius), 0), max(radius - y, y - (height - 1 - radius), 0)
    )
    guard dx > 0, dy > 0 else { return 16 }
    var inside = 0
    for sample in 0..<16 {
      let (fx, fy) = (4 * dx - 3 + sample % 4, 4 * dy - 3 + sample / 4)
      inside += fx * fx + fy * fy <= 16 * radius * radius ? 1 : 0
    }
    return inside
  }

  /// Marks of 48 shapes, each at one of four positions within a pixel, as letters are.
  private mutating func drawText() {
    var shapes: [[Int]] = []
    for _ in 0..<48 {
      var shape = [Int](repeating: 0, count: 18 * 28)
      for _ in 0..<4 {
        var (x, y) = (next(below: 12) + 3, next(below: 20) + 4)
        let (dx, dy) = (next(below: 3) - 1, next(below: 3) - 1)
        for _ in 0..<14 {
          for (ox, oy, weight) in [(0, 0, 16), (1, 0, 9), (0, 1, 7), (-1, 0, 4)] {
            let place = min(27, max(0, y + oy)) * 18 + min(17, max(0, x + ox))
            shape[place] = min(16, shape[place] + weight)
          }
          x = min(15, max(1, x + dx))
          y = min(26, max(1, y + (dy == 0 && dx == 0 ? 1 : dy)))
        }
      }
      shapes.append(shape)
    }
    for top in stride(from: 150, to: bitmap.height - 60, by: 50) where top % 300 < 250 {
      var left = 80
      let end = 500 + next(below: bitmap.width - 620)
      while left < end {
        let shape = shapes[next(below: shapes.count)]
        let phase = next(below: 4)
        for y in 0..<28 {
          for x in 1..<18 {
            let coverage = (shape[y * 18 + x] * (4 - phase) + shape[y * 18 + x - 1] * phase) / 4
            if coverage > 0 { bitmap[left + x, top + y] = Self.grey(255 - 255 * coverage / 16) }
          }
        }
        left += next(below: 6) == 0 ? 32 : 20
      }
    }
  }

  private mutating func drawGradient() {
    for y in 0..<100 {
      for x in 0..<bitmap.width {
        bitmap[x, y] = StraightBitmap.Pixel(
          red: UInt8(40 + 100 * x / bitmap.width), green: UInt8(90 + y / 2), blue: 220)
      }
    }
  }

  private mutating func drawPhotograph() {
    let (left, top) = (bitmap.width - 420, bitmap.height - 420)
    for y in 0..<240 {
      for x in 0..<320 {
        let noise = next(below: 9)
        bitmap[left + x, top + y] = StraightBitmap.Pixel(
          red: UInt8(60 + x / 2 + noise), green: UInt8(80 + y / 3 + noise), blue: UInt8(200 - y / 2 - noise))
      }
    }
  }
}
