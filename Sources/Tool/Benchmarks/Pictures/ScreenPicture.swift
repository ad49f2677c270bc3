import Imaging

/// Made-up phone screens, the same on every machine.
///
/// They have what makes real screens easy to compress (equal rows, flat runs, repeated letters) and what
/// makes them hard (thousands of anti-aliased edges, a photograph).
struct ScreenPicture {
  /// The content of a screen.
  enum Content {
    /// Cards with round corners, a few lines of anti-aliased marks like text, a gradient and a photograph.
    case cards
    /// A page full of small text in several colours, which compressors that find matches pack better unfiltered, as
    /// they do nearly all drawn screens: libdeflate's level 6 takes three quarters of libpng's default.
    case page
  }

  private(set) var bitmap: StraightBitmap
  private var random: UInt64 = 0x2545_f491_4f6c_dd1d

  init(_ content: Content, width: Int, height: Int) {
    bitmap = StraightBitmap(width: width, height: height, filledWith: Self.grey(242))
    switch content {
    case .cards:
      drawCards()
      drawText()
      drawGradient()
      drawPhotograph()
    case .page: drawPage()
    }
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

  /// Shapes of marks, 18 x 28 pixels of coverage in sixteenths.
  private mutating func shapes(_ count: Int) -> [[Int]] {
    (0..<count).map { _ in
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
      return shape
    }
  }

  /// Draws a mark at one of four positions within a pixel, as letters are.
  private mutating func draw(
    _ shape: [Int], _ left: Int, _ top: Int, phase: Int, color: StraightBitmap.Pixel,
    ground: StraightBitmap.Pixel
  ) {
    for y in 0..<28 {
      for x in 1..<18 {
        let coverage = (shape[y * 18 + x] * (4 - phase) + shape[y * 18 + x - 1] * phase) / 4
        guard coverage > 0 else { continue }
        func mixed(_ ground: UInt8, _ color: UInt8) -> UInt8 {
          UInt8((Int(ground) * (16 - coverage) + Int(color) * coverage) / 16)
        }
        bitmap[left + x, top + y] = StraightBitmap.Pixel(
          red: mixed(ground.red, color.red), green: mixed(ground.green, color.green),
          blue: mixed(ground.blue, color.blue))
      }
    }
  }

  private mutating func drawText() {
    let shapes = shapes(48)
    for top in stride(from: 150, to: bitmap.height - 60, by: 50) where top % 300 < 250 {
      var left = 80
      let end = 500 + next(below: bitmap.width - 620)
      while left < end {
        let shape = shapes[next(below: shapes.count)]
        draw(shape, left, top, phase: next(below: 4), color: Self.grey(0), ground: Self.grey(255))
        left += next(below: 6) == 0 ? 32 : 20
      }
    }
  }

  private mutating func drawPage() {
    let shapes = shapes(96)
    let white = Self.grey(255)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = white }
    for (line, top) in stride(from: 60, to: bitmap.height - 60, by: 28).enumerated() {
      let color = StraightBitmap.Pixel(
        red: UInt8(line % 4 * 20), green: UInt8(line % 5 * 15), blue: UInt8(line % 3 * 60))
      var left = 40
      while left < bitmap.width - 60 {
        draw(shapes[next(below: shapes.count)], left, top, phase: next(below: 4), color: color, ground: white)
        left += next(below: 6) == 0 ? 30 : 19
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

  /// Soft shapes before a soft background, with the noise of a camera as scaling down leaves it: a level or
  /// two in each channel for itself.
  private mutating func drawPhotograph() {
    let (left, top) = (bitmap.width - 420, bitmap.height - 420)
    let discs = (0..<24).map { _ in
      (
        x: next(below: 320), y: next(below: 240), radius: 12 + next(below: 50),
        tint: (0..<3).map { _ in next(below: 120) - 60 }
      )
    }
    for y in 0..<240 {
      for x in 0..<320 {
        var levels = [60 + x / 2, 80 + y / 3, 200 - y / 2]
        for disc in discs {
          let (dx, dy) = (x - disc.x, y - disc.y)
          // From 16 within to 0 outside, with an edge a quarter of the radius wide.
          let inside = disc.radius * disc.radius - dx * dx - dy * dy
          let share = min(16, max(0, 64 * inside / (disc.radius * disc.radius)))
          for channel in 0..<3 { levels[channel] += disc.tint[channel] * share / 16 }
        }
        for channel in 0..<3 { levels[channel] += next(below: 3) + next(below: 3) - 2 }
        bitmap[left + x, top + y] = StraightBitmap.Pixel(
          red: UInt8(clamping: levels[0]), green: UInt8(clamping: levels[1]), blue: UInt8(clamping: levels[2])
        )
      }
    }
  }
}
