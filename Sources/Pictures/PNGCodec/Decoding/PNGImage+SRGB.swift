public import Imaging

extension PNGImage {
  /// The picture as premultiplied sRGB, whatever colour space its file declares.
  ///
  /// In the order of the PNG specification: an sRGB chunk means that nothing has to be done; an embedded RGB
  /// profile of primaries and curves is applied; else a gAMA chunk is, unless its exponent is sRGB's own
  /// 1/2.2. Profiles of other kinds are ignored, and colours outside sRGB are clipped.
  public var sRGBBitmap: Bitmap {
    guard let conversion = ColorConversion(metadata) else { return Bitmap(bitmap) }
    var pixels = bitmap.pixels
    // Neighbouring pixels are often equal, and converting takes longer than comparing.
    var last = (from: StraightBitmap.Pixel.clear, to: conversion.convert(.clear))
    for index in pixels.indices {
      if pixels[index] != last.from { last = (pixels[index], conversion.convert(pixels[index])) }
      pixels[index] = last.to
    }
    return Bitmap(StraightBitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
  }
}

/// From the samples of a file to sRGB.
private struct ColorConversion {
  /// The light of each sample, 0 to 1, for red, green and blue.
  private let light: [[Double]]
  /// From that light to the light of sRGB's primaries, row by row; `nil` when the primaries are the same.
  private let matrix: [Double]?

  /// `nil` when the samples are sRGB, or nothing is known about them.
  init?(_ metadata: PNGMetadata) {
    guard !metadata.isSRGB else { return nil }
    if let profile = MatrixProfile(metadata.profile) {
      light = profile.curves
      matrix = Self.product(Self.sRGBFromD50, profile.colorants)
    } else if let gamma = metadata.gamma, abs(gamma - 1 / 2.2) > 0.001 {
      light = Array(repeating: (0...255).map { Power.of(Double($0) / 255, 1 / gamma) }, count: 3)
      matrix = nil
    } else {
      return nil
    }
  }

  func convert(_ pixel: StraightBitmap.Pixel) -> StraightBitmap.Pixel {
    let (r, g, b) = (light[0][Int(pixel.red)], light[1][Int(pixel.green)], light[2][Int(pixel.blue)])
    guard let m = matrix else {
      return StraightBitmap.Pixel(
        red: Self.sample(r), green: Self.sample(g), blue: Self.sample(b), alpha: pixel.alpha)
    }
    return StraightBitmap.Pixel(
      red: Self.sample(m[0] * r + m[1] * g + m[2] * b), green: Self.sample(m[3] * r + m[4] * g + m[5] * b),
      blue: Self.sample(m[6] * r + m[7] * g + m[8] * b), alpha: pixel.alpha)
  }

  /// The sRGB sample for an amount of light (IEC 61966-2-1).
  private static func sample(_ light: Double) -> UInt8 {
    let light = max(0, min(1, light))
    let level = light <= 0.0031308 ? 12.92 * light : 1.055 * Power.of(light, 1 / 2.4) - 0.055
    return UInt8((level * 255).rounded())
  }

  /// From XYZ relative to D50, in which profiles are written, to the light of sRGB's primaries (Bradford adaptation).
  private static let sRGBFromD50 = [
    3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.0334540, 0.0719453, -0.2289914, 1.4052427,
  ]

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<9).map { index in
      let (row, column) = (index / 3 * 3, index % 3)
      return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
    }
  }
}

/// An ICC profile of three primaries and three curves (ICC.1:2010, section 8.3).
private struct MatrixProfile {
  /// The light of each sample for red, green and blue.
  let curves: [[Double]]
  /// The primaries' XYZ as columns, row by row.
  let colorants: [Double]

  init?(_ bytes: [UInt8]) {
    let reader = ProfileReader(bytes: bytes)
    guard bytes.count >= 132, reader.text(16) == "RGB ", reader.text(20) == "XYZ " else { return nil }
    let colorants = ["rXYZ", "gXYZ", "bXYZ"].compactMap(reader.colorant)
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap(reader.curve)
    guard colorants.count == 3, curves.count == 3 else { return nil }
    self.curves = curves
    self.colorants = (0..<9).map { colorants[$0 % 3][$0 / 3] }
  }
}

private struct ProfileReader {
  let bytes: [UInt8]

  func big32(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func big16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A signed number with 16 bits after the point.
  private func fixed(_ offset: Int) -> Double? {
    big32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func text(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private func tag(_ name: String) -> Int? {
    guard let count = big32(128), count <= 1000 else { return nil }
    let entry = (0..<count).map { 132 + 12 * $0 }.first { text($0) == name }
    return entry.flatMap { big32($0 + 4) }
  }

  func colorant(_ name: String) -> [Double]? {
    guard let offset = tag(name), text(offset) == "XYZ " else { return nil }
    let values = (0..<3).compactMap { fixed(offset + 8 + 4 * $0) }
    return values.count == 3 ? values : nil
  }

  /// A curve as the light of 256 samples.
  func curve(_ name: String) -> [Double]? {
    guard let offset = tag(name) else { return nil }
    switch text(offset) {
    case "curv": return table(offset)
    case "para": return parametric(offset)
    default: return nil
    }
  }

  private func table(_ offset: Int) -> [Double]? {
    guard let count = big32(offset + 8), count <= 65536 else { return nil }
    let entries = (0..<count).compactMap { big16(offset + 12 + 2 * $0) }
    guard entries.count == count else { return nil }
    if count == 0 { return (0...255).map { Double($0) / 255 } }
    if count == 1 { return (0...255).map { Power.of(Double($0) / 255, Double(entries[0]) / 256) } }
    return (0...255).map { sample in
      let position = Double(sample) / 255 * Double(count - 1)
      let whole = min(Int(position), count - 2)
      let (low, high) = (Double(entries[whole]), Double(entries[whole + 1]))
      return (low + (high - low) * (position - Double(whole))) / 65535
    }
  }

  /// The five kinds of formulas of section 10.16: each adds parameters to the one before.
  private func parametric(_ offset: Int) -> [Double]? {
    let counts = [1, 3, 4, 5, 7]
    guard let kind = big16(offset + 8), kind < counts.count else { return nil }
    let p = (0..<counts[kind]).compactMap { fixed(offset + 12 + 4 * $0) }
    guard p.count == counts[kind] else { return nil }
    func powered(_ x: Double) -> Double {
      kind == 0 ? Power.of(x, p[0]) : Power.of(max(0, p[1] * x + p[2]), p[0])
    }
    return (0...255).map { sample in
      let x = Double(sample) / 255
      switch kind {
      case 0: return powered(x)
      case 1: return x >= -p[2] / p[1] ? powered(x) : 0
      case 2: return x >= -p[2] / p[1] ? powered(x) + p[3] : p[3]
      case 3: return x >= p[4] ? powered(x) : p[3] * x
      default: return x >= p[4] ? powered(x) + p[5] : p[3] * x + p[6]
      }
    }
  }
}

/// Powers from nothing but the four operations, which are the same to the last bit on every machine.
private enum Power {
  /// A number that is not negative, to any power.
  static func of(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite else { return 0 }
    return exponential(exponent * logarithm(base))
  }

  /// The natural logarithm: that of the significand by the series of the inverse hyperbolic tangent, and the exponent's.
  private static func logarithm(_ value: Double) -> Double {
    let ratio = (value.significand - 1) / (value.significand + 1)
    var term = ratio
    var sum = 0.0
    for k in 0..<20 {
      sum += term / Double(2 * k + 1)
      term *= ratio * ratio
    }
    return 2 * sum + Double(value.exponent) * 0.693147180559945309417
  }

  /// e to a power, by the series of the power's 256th part.
  private static func exponential(_ value: Double) -> Double {
    guard abs(value) < 700 else { return value < 0 ? 0 : .infinity }
    let x = value / 256
    var term = 1.0
    var sum = 0.0
    for k in 1..<24 {
      sum += term
      term *= x / Double(k)
    }
    for _ in 0..<8 { sum *= sum }
    return sum
  }
}
