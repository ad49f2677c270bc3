import Imaging
import TestSupport

/// A picture made from a seed, of the kinds that screens consist of, in every colour type and depth that is written.
///
/// It is put together from rows of numbers, from top to bottom, in parts of different kinds; each number then becomes a
/// colour.
struct GeneratedPicture {
  private(set) var bitmap: StraightBitmap
  /// Its composition, for the message of a failure.
  private(set) var description = ""

  /// The colours of a picture, which decide how it is stored.
  private enum Colors: String, CaseIterable {
    case grey1, grey2, grey4, grey8, palette1, palette2, palette4, palette8, translucentPalette, greyAlpha,
      rgb,
      rgba
  }

  /// The content of a part of a picture, of one or more rows.
  private enum Kind: String, CaseIterable {
    case blank, repeated, glyph, runs, stripes, gradient, noise, dither, photograph, earlier
  }

  /// Lengths in bytes around which deflate does something else.
  private static let landmarks = [
    1, 2, 3, 4, 5, 8, 64, 86, 129, 130, 255, 256, 258, 259, 260, 261, 516, 518, 774,
  ]

  private var random: SeededRandom
  private let width: Int
  private let height: Int
  private var rows: [[Int]] = []
  private var parts: [Kind] = []

  /// The picture of a seed, of about so many pixels at most; small ones are more frequent.
  init(seed: UInt64, pixelLimit: Int) {
    var random = SeededRandom(seed: seed)
    let colors = random.one(of: Colors.allCases)
    let palette = Self.palette(colors, &random)
    // Pictures that are nearly empty are gone through twice, and have to be larger for that.
    let isSparse = random.once(in: 3)
    width = Self.width(&random, isSparse: isSparse)
    let most = max(1, (isSparse ? pixelLimit : pixelLimit / random.one(of: [1, 4, 16])) / width)
    height = random.among(1...max(1, min(most, 1200)))
    self.random = random
    bitmap = StraightBitmap(width: width, height: height)
    while rows.count < height {
      if isSparse {
        appendSparsePart(colorCount: palette.count)
      } else {
        appendPart(colorCount: palette.count)
      }
    }
    rows.removeLast(rows.count - height)
    for y in 0..<height {
      for x in 0..<width { bitmap.pixels[y * width + x] = palette[rows[y][x] % palette.count] }
    }
    description =
      "seed \(seed): \(width) x \(height), \(colors), \(parts.prefix(12).map(\.rawValue).joined(separator: " "))"
  }

  private static func width(_ random: inout SeededRandom, isSparse: Bool) -> Int {
    switch random.below(isSparse ? 10 : 20) {
    case 0...3: random.among(100...700)
    case 4: random.among(1...4100)
    case 5...9: max(1, random.one(of: landmarks) * random.among(1...4) + random.among(-3...3))
    case 10...16: random.among(1...40)
    default: random.among(1...300)
    }
  }

  // MARK: Colours

  private static func palette(_ colors: Colors, _ random: inout SeededRandom) -> [StraightBitmap.Pixel] {
    func grey(_ level: Int) -> StraightBitmap.Pixel {
      .init(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
    }
    func color(alpha: UInt8 = 255) -> StraightBitmap.Pixel {
      .init(
        red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
        alpha: alpha)
    }
    var palette: [StraightBitmap.Pixel] =
      switch colors {
      case .grey1: [grey(255), grey(0)]
      case .grey2: (0..<4).map { grey($0 * 85) }
      case .grey4: (0..<16).map { grey($0 * 17) }
      case .grey8: (0..<256).map(grey)
      case .palette1: (0..<2).map { _ in color() }
      case .palette2: (0..<random.among(3...4)).map { _ in color() }
      case .palette4: (0..<random.among(5...16)).map { _ in color() }
      case .palette8: (0..<random.among(17...256)).map { _ in color() }
      case .translucentPalette:
        (0..<random.among(2...256)).map { _ in color(alpha: UInt8(random.below(256))) }
      case .greyAlpha:
        (0..<random.among(2...700)).map { _ in
          var pixel = grey(random.below(256))
          pixel.alpha = UInt8(random.below(256))
          return pixel
        }
      case .rgb: (0..<random.among(257...3000)).map { _ in color() }
      case .rgba: (0..<random.among(257...3000)).map { _ in color(alpha: UInt8(random.below(256))) }
      }
    // Neighbouring numbers are similar in gradients, and the grounds of screens are mostly white or have no bytes but zero.
    if random.once(in: 2), [.rgb, .rgba].contains(colors) {
      for index in palette.indices {
        palette[index].red = UInt8(truncatingIfNeeded: index)
        palette[index].green = UInt8(truncatingIfNeeded: index >> 3)
      }
    }
    switch random.below(4) {
    case 0: break
    case 1: palette.swapAt(0, palette.count - 1)
    case 2 where ![.grey1, .grey2, .grey4, .grey8].contains(colors):
      palette[0] = .init(red: 0, green: 0, blue: 0, alpha: palette[0].alpha < 255 ? 0 : 255)
    default: palette.reverse()
    }
    return palette
  }

  // MARK: Parts

  /// An empty area with a few small things in it, as most of a screen is.
  private mutating func appendSparsePart(colorCount: Int) {
    let empty = [Int](repeating: 0, count: width)
    for _ in 0..<random.among(1...40) { rows.append(random.once(in: 6) ? rows.last ?? empty : empty) }
    parts.append(.glyph)
    guard !random.once(in: 4) else { return }
    let top = max(0, rows.count - random.among(1...20))
    for _ in 0..<random.among(1...3) { stamp(from: top, colorCount: colorCount) }
  }

  private mutating func appendPart(colorCount: Int) {
    let kind = random.one(of: Kind.allCases)
    parts.append(kind)
    let count = random.once(in: 3) ? 1 : random.among(1...24)
    let top = rows.count
    let ground = random.once(in: 2) ? 0 : random.below(colorCount)
    let step = random.one(of: [1, 1, 2, 3, 17])
    let period = random.one(of: [2, 3, 4, 8, 86, 129])
    for y in 0..<count {
      let above = rows.last ?? [Int](repeating: ground, count: width)
      switch kind {
      case .blank, .glyph: rows.append([Int](repeating: ground, count: width))
      case .repeated: rows.append(above)
      case .runs: rows.append(runs(above, colorCount: colorCount))
      case .stripes: rows.append((0..<width).map { ($0 / period + y / step) % 2 == 0 ? ground : ground + 1 })
      case .gradient: rows.append((0..<width).map { ($0 / step + y) % 4096 })
      case .noise: rows.append((0..<width).map { _ in random.below(colorCount) })
      case .dither:
        rows.append((0..<width).map { ($0 * 16 / max(1, width) + ((($0 & 1) << 1) ^ (y & 1))) / 4 })
      case .photograph:
        var level = ground
        rows.append(
          above.map {
            level = max(0, (level + $0) / 2 + random.below(5) - 2)
            return level
          })
      case .earlier:
        rows.append(rows.isEmpty ? above : rows[max(0, rows.count - 1 - random.below(40))])
        if random.once(in: 2), width > 1 {
          // Moved to the side.
          let shift = random.below(width)
          rows[rows.count - 1] = Array(rows[rows.count - 1][shift...] + above[..<shift])
        }
      }
    }
    if kind == .glyph { for _ in 0..<random.among(1...4) { stamp(from: top, colorCount: colorCount) } }
  }

  /// Runs of one colour, or of what is above or elsewhere in the row above, with lengths near the limits of
  /// deflate.
  private mutating func runs(_ above: [Int], colorCount: Int) -> [Int] {
    var row = above
    var x = 0
    while x < width {
      let landmark = random.one(of: Self.landmarks) / random.one(of: [1, 2, 3, 4]) + random.among(-2...2)
      let end = min(width, x + max(1, random.once(in: 2) ? random.among(1...20) : landmark))
      switch random.below(3) {
      case 0: break
      case 1:
        let color = random.below(colorCount)
        for place in x..<end { row[place] = color }
      default:
        let from = random.below(width - (end - x) + 1)
        row.replaceSubrange(x..<end, with: above[from..<from + end - x])
      }
      x = end
    }
    return row
  }

  /// Something like a letter: a few rows of short strokes with soft edges.
  private mutating func stamp(from top: Int, colorCount: Int) {
    let wide = random.among(1...24)
    let high = random.once(in: 2) ? random.among(1...3) : random.among(1...16)
    // Cases in which the background before it is as long as a match, or a little longer or shorter.
    let landmark = random.one(of: Self.landmarks) + random.among(-3...3)
    let left = random.once(in: 2) && landmark > 0 && landmark < width ? landmark : random.below(width)
    let ink = random.below(colorCount)
    for y in top..<min(rows.count, top + high) {
      for x in left..<min(width, left + wide) {
        switch random.below(4) {
        case 0: rows[y][x] = random.below(colorCount)
        case 1: rows[y][x] = y > top ? rows[y - 1][x] : ink
        default: rows[y][x] = ink
        }
      }
    }
  }
}
