import Imaging
import PNGCodec
import TestSupport
import Testing

/// Every picture that is written is read back by libpng and by libdeflate, byte for byte.
struct GeneratedPictureTests {
  /// One picture in each effort, and the name of a failure.
  private func check(_ picture: StraightBitmap, _ options: PNGEncoder.Options, _ description: String) throws {
    let fault = StrictReader.fault(in: try PNGEncoder.encode(picture, options: options), of: picture)
    if let fault { Issue.record("\(fault), \(options.effort), \(description)") }
  }

  @Test(arguments: PNGEncoder.Effort.allCases, Array(0..<Soak.parts))
  func `pictures made from seeds are read back by libpng and libdeflate`(
    _ effort: PNGEncoder.Effort, _ part: Int
  ) throws {
    for seed in Soak.seeds(1000, long: 100_000, part: part) {
      // The highest effort tries every filter at the highest level.
      let picture = GeneratedPicture(seed: seed, pixelLimit: effort == .max ? 3000 : 30_000)
      try check(
        picture.bitmap,
        .init(effort: effort, colorSpace: seed % 8 == 0 ? .displayP3 : .sRGB, keepsRGB: seed % 5 == 0),
        picture.description)
    }
  }

  /// 260 pixels of white that may be the 258 bytes of the longest match and two more, which are too few for
  /// one: in this picture both encodings had seemed equally expensive, and the one written contained no valid
  /// match.
  @Test(arguments: PNGEncoder.Effort.allCases)
  func `what is left of a long match is not repeated alone where it is too short`(
    _ effort: PNGEncoder.Effort
  ) throws {
    var picture = StraightBitmap(width: 301, height: 9, filledWith: .init(red: 255, green: 255, blue: 255))
    let ink: [UInt8] = [234, 2, 15, 252, 249, 10, 187, 80, 164, 36, 66, 73, 19, 55, 0, 160]
    for (x, level) in ink.enumerated() {
      picture[260 + x, 6] = .init(red: level, green: level, blue: level)
    }
    try check(picture, .init(effort: effort), "one row of ink")
  }
}
