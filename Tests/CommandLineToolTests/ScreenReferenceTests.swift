import Foundation
import Imaging
import PNGCodec
import Testing

/// The samples that read like apps, held against pictures that were looked at: light and dark, left-to-right and
/// right-to-left, at three type sizes, on a phone and a tablet.
///
/// The references are small on purpose, a sixth of a point to a pixel, side by side in one file for each
/// sample: they stay the same if edges are anti-aliased differently, and differ if something moves, is
/// missing or changes its colour. `FITTINGROOM_RECORD=1 swift test --filter ScreenReferenceTests` writes them
/// again; look at them before committing.
@Suite struct ScreenReferenceTests {
  private static let samples: [(name: String, steps: [String])] = [
    ("Settings", []), ("Inbox", ["--swipe", "Charles Babbage=trailing"]), ("ContactDetail", []),
    ("Onboarding", []), ("Store", []), ("SplitMail", []), ("Tabs", []),
    ("SheetOverMap", ["--preview", "SheetOverMap"]),
  ]

  private static let reduction = 6
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("ScreenReferences")

  @Test(arguments: samples.map(\.name))
  func theSampleLooksAsItDidWhenItWasLookedAt(_ name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let program = try Program()
    let result = try program.run(
      ["render", Program.root.path + "/Samples/\(name).swift", "-o", "out", "--scale", "1"]
        + ["--device", "iPhone 16", "--device", "iPad 10.9 landscape"]
        + ["--color-scheme", "light", "--color-scheme", "dark"]
        + ["--layout-direction", "ltr", "--layout-direction", "rtl"]
        + ["--dynamic-type", "large", "--dynamic-type", "xSmall", "--dynamic-type", "accessibility3"]
        + sample.steps)
    #expect(result.exitCode == 0, "\(result.errors)")
    let files = result.output.split(separator: "\n").map(String.init)
    // All combinations of each preview.
    try #require(!files.isEmpty && files.count % 24 == 0)
    let pictures = try files.map { file in
      let url = file.hasPrefix("/") ? URL(fileURLWithPath: file) : program.folder.appendingPathComponent(file)
      return Self.reduced(try PNGDecoder.decode(Array(try Data(contentsOf: url))).bitmap)
    }
    let sheet = Self.sheet(pictures)
    let reference = Self.folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["FITTINGROOM_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      let bytes = try PNGEncoder.encode(Bitmap(sheet), options: PNGEncoder.Options(effort: .max))
      try Data(bytes).write(to: reference)
    }
    let known = try PNGDecoder.decode(Array(try Data(contentsOf: reference))).bitmap
    try #require(known.width == sheet.width && known.height == sheet.height)
    var x = 0
    for (file, picture) in zip(files, pictures) {
      let share = Self.difference(picture, known, x: x)
      // One pixel here represents 36 of the picture.
      #expect(share <= 0.004, "\(file): \(share * 100) % differs from \(reference.lastPathComponent)")
      x += picture.width
    }
  }

  /// A picture with the mean of each square of its pixels.
  private static func reduced(_ bitmap: StraightBitmap) -> StraightBitmap {
    let (width, height) = (bitmap.width / reduction, bitmap.height / reduction)
    var result = StraightBitmap(width: width, height: height)
    let count = reduction * reduction
    for y in 0..<height {
      for x in 0..<width {
        var (red, green, blue) = (0, 0, 0)
        for dy in 0..<reduction {
          for dx in 0..<reduction {
            let pixel = bitmap[x * reduction + dx, y * reduction + dy]
            red += Int(pixel.red)
            green += Int(pixel.green)
            blue += Int(pixel.blue)
          }
        }
        result.pixels[y * width + x] = StraightBitmap.Pixel(
          red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
      }
    }
    return result
  }

  /// Pictures side by side.
  private static func sheet(_ pictures: [StraightBitmap]) -> StraightBitmap {
    let width = pictures.reduce(0) { $0 + $1.width }
    let height = pictures.map(\.height).max() ?? 0
    var sheet = StraightBitmap(
      width: width, height: height, filledWith: .init(red: 128, green: 128, blue: 128))
    var start = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { sheet.pixels[y * width + start + x] = picture[x, y] }
      }
      start += picture.width
    }
    return sheet
  }

  /// The share of pixels that differ by more than smoothed edges do.
  private static func difference(_ picture: StraightBitmap, _ sheet: StraightBitmap, x start: Int) -> Double {
    var count = 0
    func differs(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) > 24 }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (a, b) = (picture[x, y], sheet[start + x, y])
        if differs(a.red, b.red) || differs(a.green, b.green) || differs(a.blue, b.blue) { count += 1 }
      }
    }
    return Double(count) / Double(picture.width * picture.height)
  }
}
