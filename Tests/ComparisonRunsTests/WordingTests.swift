import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
import PNGCodec
import TestSupport
import Testing

/// The exact wording of messages about comparisons.
struct WordingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (0.5, "50 %"), (1, "100 %"), (0, "0 %"), (0.00123, "0.12 %"), (0.0337, "3.4 %"), (0.104, "10 %"),
    (0.0999, "10 %"), (2.5, "250 %"),
    (.infinity, "more than allowed"),
  ])
  func `shares have two digits`(_ share: Double, _ text: String) {
    #expect(FileComparison.percent(share) == text)
  }

  @Test func `a tolerance says what it took and nothing that it did not`() {
    var changed = picture()
    for x in 0..<3 { changed[x, 0].red = 90 }
    let found = ImageComparator(budget: Budget(pixels: 6)).compare(picture(), changed)
    #expect(found.verdict == .withinTolerance)
    #expect(FileComparison.described(found) == "within tolerance: max-diff-pixels used 3 of 6 (50 %)")
    changed = picture()
    changed[4, 4].red += 2
    let near = ImageComparator(metric: .channel(5)).compare(picture(), changed)
    #expect(FileComparison.described(near) == "within tolerance: 1 pixels within the threshold")
  }

  /// Three regions are all named, of more the first three.
  @Test(arguments: 1...6)
  func `regions that differ are named`(_ count: Int) {
    let size = 200
    var changed = StraightBitmap(width: size, height: size)
    let plain = changed
    // Too far from each other to be one.
    for index in 0..<count { changed[60 * (index % 3) + 10, 90 * (index / 3) + 10].alpha = 255 }
    let found = ImageComparator().compare(plain, changed)
    #expect(found.regions.count == count)
    let text = FileComparison.described(found)
    #expect(text.contains("in \(count) region\(count == 1 ? "" : "s"): "))
    #expect(text.components(separatedBy: "1 x 1 at").count - 1 == min(count, 3), "\(text)")
    #expect(text.contains(" more") == (count > 3))
    #expect(count <= 3 || text.contains("; and \(count - 3) more"), "\(text)")
  }

  /// Three files are all named, of more the first three.
  @Test func `fonts that differ are named`() {
    func fingerprint(_ count: Int, _ hash: String) -> Fingerprint {
      Fingerprint(
        engine: "1", fonts: hash,
        fontFiles: Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0).ttf", hash) }))
    }
    func text(_ count: Int) -> String? {
      fingerprint(count, "a").conflict(withReferences: fingerprint(count, "b"))
    }
    let rest = ": the references were recorded with b, this run has a"
    #expect(text(0) == "fonts differ" + rest)
    #expect(text(3) == "fonts differ (0.ttf, 1.ttf, 2.ttf)" + rest)
    #expect(text(5) == "fonts differ (0.ttf, 1.ttf, 2.ttf and 2 more)" + rest)
  }

  @Test func `an output that is an input is named as both are`() throws {
    let path = try folder.write("a.png", "")
    try folder.write("sub/b.png", "")
    var check = OutputCheck()
    check.reads([path, folder.path + "/sub", folder.path + "/none.png"])
    #expect(check.conflict("--diff", path) == "--diff would replace \(path), which is read")
    let other = folder.path + "/sub/../a.png"
    #expect(
      check.conflict("--diff", other)
        == "--diff would replace \(other), which is the same file as \(path), which is read")
    let inside = folder.path + "/sub/b.png"
    #expect(check.conflict("-o", inside) == "-o would replace \(inside), which is read")
    let new = folder.path + "/new.png"
    #expect(check.conflict("-o", new) == nil)
    #expect(check.conflict([("-o", new), ("--diff", nil)]) == nil)
    #expect(
      check.conflict([("-o", new), ("--diff", folder.path + "/sub/../new.png")])?.hasPrefix("-o and --diff")
        == true)
    #expect(check.conflict([("-o", new), ("--diff", path)]) == "--diff would replace \(path), which is read")
  }

  /// The hash is in manifests that were committed, so that it must not change.
  @Test func `the hash of pixels stays what it is`() {
    #expect(PixelHash(StraightBitmap(width: 0, height: 0)).text == "cde883e75691c5be04765972a950005b")
    #expect(PixelHash(picture()).text == "8fcb0cb16691574ff481d57d78675173")
    var changed = picture()
    for index in changed.pixels.indices { changed.pixels[index].green = UInt8(truncatingIfNeeded: index) }
    #expect(PixelHash(changed).text == "a10ad7036aa37960c8bc6c9e4b0acbb9")
  }

  @Test func `few pixels get rings, many the highlight, and shifts their bands`() throws {
    func style(_ count: Int) -> PictureStyle {
      var changed = picture()
      for index in 0..<count { changed.pixels[index * 2].blue = 3 }
      return PictureStyle.suitable(for: ImageComparator().compare(picture(), changed))
    }
    #expect(style(1) == .rings && style(99) == .rings && style(100) == .highlight && style(300) == .highlight)
    let larger = ImageComparator().compare(picture(), StraightBitmap(width: 3, height: 3))
    #expect(PictureStyle.suitable(for: larger) == .sideBySide)
  }

  @Test func `a blinking picture shows each for half a second`() throws {
    var changed = picture()
    changed[0, 0].red = 1
    let difference = ImageComparator().compare(picture(), changed)
    let path = folder.path + "/blink.png"
    try PictureStyle.blink.write(difference, picture(), changed, ImageComparator(), to: path)
    let bytes = try MappedFile(path: path).contents
    let frames = bytes.indices.filter { bytes[$0...].starts(with: "fcTL".utf8) }
    #expect(frames.count == 2)
    for frame in frames {
      // After the name: number, width, height, and two offsets of four bytes, then the delay as a fraction of two each.
      let delay = bytes[frame + 24..<frame + 28].map(Double.init)
      #expect((delay[0] * 256 + delay[1]) / (delay[2] * 256 + delay[3]) == 0.5)
    }
  }
}
