import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
import PNGCodec
import Reports
import TestSupport
import Testing

extension TemporaryFolder {
  /// Writes a picture.
  @discardableResult
  func write(
    _ name: String, _ image: StraightBitmap, effort: PNGEncoder.Effort = .default
  ) throws -> String {
    let file = path + "/" + name
    try FileSystem.makeFolder(FileSystem.folder(of: file))
    try PNGEncoder.write(image, to: file, options: .init(effort: effort))
    return file
  }
}

/// A picture of one grey, with some pixels of another.
func picture(_ level: UInt8 = 200, changed: [(x: Int, y: Int)] = [], width: Int = 40) -> StraightBitmap {
  let pixel = StraightBitmap.Pixel(red: level, green: level, blue: 90)
  var image = StraightBitmap(width: width, height: 30, filledWith: pixel)
  for place in changed { image[place.x, place.y] = StraightBitmap.Pixel(red: 0, green: 0, blue: 0) }
  return image
}

struct FileComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(
    _ first: String, _ second: String, _ options: FileComparison.Options = .init()
  ) -> FileComparison {
    FileComparison.compare(first, second, options: options)
  }

  @Test func `equal files are identical in bytes`() throws {
    let (a, b) = (try folder.write("a.png", picture()), try folder.write("b.png", picture()))
    let result = compare(a, b)
    #expect(result.verdict == .identical && result.identity == .bytes)
    #expect(result.difference?.totalPixels == 1200)
  }

  @Test func `equal pixels in unequal files are identical in pixels`() throws {
    let a = try folder.write("a.png", picture())
    try PNGEncoder.write(picture(), to: folder.path + "/b.png", options: .init(scale: 2))
    let result = compare(a, folder.path + "/b.png")
    #expect(result.verdict == .identical && result.identity == .pixels)
  }

  @Test func `a comparison that cannot be trusted is an error that says so`() throws {
    let (a, b) = (try folder.write("a.png", picture()), try folder.write("b.png", picture()))
    var options = FileComparison.Options()
    #expect(options.doubt == nil)
    options.doubt = "the comparison cannot be trusted: it is blind"
    #expect(compare(a, b, options).verdict == .error)
    #expect(compare(a, b, options).message == "the comparison cannot be trusted: it is blind")
  }

  @Test func `regions belong to views where these are known`() throws {
    let a = try folder.write("a.png", picture())
    let b = try folder.write("b.png", picture(changed: [(3, 3), (30, 20)]))
    try folder.write(
      "a.json",
      """
      {"file": "Card.swift", "proposal": [40, null], "size": [40, 30],
       "root": {"type": "Text", "source": "Card.swift:9", "frame": [0, 0, 40, 30], "children": []}}
      """)
    var result = compare(a, b)
    func views() -> [String?]? { result.json["regions"]?.array?.map { $0["view"]?["type"]?.string } }
    #expect(views() == ["Text", "Text"])
    result.views.removeLast()
    #expect(views() == ["Text", nil])
  }

  @Test func `equal damaged files are an error and not a pass`() throws {
    let a = try folder.write("a.png", picture())
    let bytes = try Data(contentsOf: URL(fileURLWithPath: a)).dropLast(9)
    for name in ["x.png", "y.png"] { try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name)) }
    let result = compare(folder.path + "/x.png", folder.path + "/y.png")
    #expect(result.verdict == .error && result.verdict.exitCode == 2)
    #expect(result.problem?.hasPrefix(folder.path + "/x.png is a damaged PNG") == true)
  }

  @Test func `equal git-lfs pointers are an error and not a pass`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n"
    let (a, b) = (try folder.write("a.png", pointer), try folder.write("b.png", pointer))
    let result = compare(a, b)
    #expect(result.verdict == .error)
    #expect(result.message == "\(a) is a git-lfs pointer, not an image; run `git lfs pull`")
  }

  @Test func `a wrong checksum is named, wherever it stands`() throws {
    let good = try folder.write("good.png", picture())
    let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
    let data = try #require(bytes.range(of: Data("IDAT".utf8)))
    var broken = bytes
    broken[data.upperBound + 9] ^= 1
    let path = folder.path + "/broken.png"
    try broken.write(to: URL(fileURLWithPath: path))
    let result = compare(good, path)
    #expect(result.verdict == .error)
    #expect(result.message == "\(path) is a damaged PNG: the checksum of its IDAT chunk is wrong")
  }

  @Test func `a mask of another size is an error`() throws {
    let a = try folder.write("a.png", picture())
    let b = try folder.write("b.png", picture(changed: [(1, 1)]))
    var options = FileComparison.Options()
    options.comparator.ignored.mask = StraightBitmap(width: 3, height: 2)
    let result = compare(a, b, options)
    #expect(result.verdict == .error)
    #expect(result.message == "the mask has 3 x 2 pixels, but \(a) has 40 x 30")
  }

  @Test func `a missing file is missing and named`() throws {
    let a = try folder.write("a.png", picture())
    let result = compare(a, folder.path + "/none.png")
    #expect(result.verdict == .missing)
    #expect(result.message == "\(folder.path)/none.png does not exist")
  }

  @Test func `a picture over the limit is an error that names it`() throws {
    let a = try folder.write("a.png", picture())
    let b = try folder.write("b.png", picture(changed: [(1, 1)]))
    let result = compare(a, b, .init(pixelLimit: 1000))
    #expect(result.verdict == .error)
    #expect(result.message.contains("40 x 30 pixels exceed the limit of 1000 pixels"))
  }

  @Test func `every verdict has the same members in its JSON`() throws {
    let a = try folder.write("a.png", picture())
    let others = [
      a, try folder.write("b.png", picture(changed: [(1, 1)])), try folder.write("c.png", picture(width: 41)),
      folder.path + "/none.png", try folder.write("d.png", "no picture"),
    ]
    let results = others.map { compare(a, $0) }
    #expect(results.map(\.verdict) == [.identical, .different, .size, .missing, .error])
    #expect(Set(results.map(\.verdict.exitCode)).count == 5)
    let keys = results.map { result -> [String] in
      guard case .object(let members) = result.json else { return [] }
      return members.map(\.key)
    }
    for required in ["verdict", "differingPixels", "totalPixels", "bounds", "regions", "budget"] {
      #expect(keys[0].contains(required))
    }
    #expect(keys.allSatisfy { $0 == keys[0] })
  }

  @Test func `16-bit pictures that differ below 8 bits are different`() throws {
    // The same header and two samples that round to one 8-bit value, written through libpng's rules by hand.
    let first = try deepPicture(level: 0x8081)
    let second = try deepPicture(level: 0x8082)
    let result = compare(first, second)
    #expect(result.verdict == .different && result.difference?.differingPixels == 1)
    #expect(compare(first, try deepPicture(level: 0x8081)).verdict == .identical)
  }

  /// A grey picture of 16 bits and one pixel.
  private func deepPicture(level: UInt16) throws -> String {
    func big32(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + content
      return big32(UInt32(content.count)) + body + big32(checksum(body))
    }
    let row: [UInt8] = [0, UInt8(level >> 8), UInt8(level & 255)]
    // A stored deflate block and the Adler checksum of RFC 1950.
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in row {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let stream: [UInt8] = [0x78, 0x01, 0x01, 3, 0, 0xfc, 0xff] + row + big32(high << 16 | low)
    let bytes =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", big32(1) + big32(1) + [16, 0, 0, 0, 0]) + chunk("IDAT", stream) + chunk("IEND", [])
    let path = folder.path + "/deep-\(UUID().uuidString).png"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return ~value
  }

  @Test func `regions name the view of the frame JSON beside the picture`() throws {
    let a = try folder.write("card.png", picture())
    let b = try folder.write("new.png", picture(changed: [(30, 20)]))
    try folder.write(
      "card.json",
      """
      {"file": "Card.swift", "view": "Card", "proposal": [20, null], "size": [20, 15],
       "root": {"type": "VStack", "id": "0", "frame": [0, 0, 20, 15], "proposal": [20, null], "children": [
         {"type": "Text", "id": "0.1", "line": 7, "frame": [14, 9, 4, 4], "proposal": [20, null], "children": []}]}}
      """)
    let result = compare(a, b)
    #expect(result.views.map { $0?.id } == ["0.1"])
    #expect(result.message.hasSuffix("1 x 1 at (30, 20) added in Text at Card.swift:7"))
    var options = FileComparison.Options()
    options.ignoredViews = ["0.1"]
    #expect(compare(a, b, options).verdict == .withinTolerance)
    options.ignoredViews = ["Card.swift:7"]
    #expect(compare(a, b, options).verdict == .withinTolerance)
    options.ignoredViews = ["9"]
    #expect(compare(a, b, options).message == "no view has the id 9")
  }

  @Test(arguments: PictureStyle.allCases)
  func `every style of picture is a valid PNG`(_ style: PictureStyle) throws {
    let a = try folder.write("a.png", picture())
    let b = try folder.write("b.png", picture(changed: [(1, 1), (30, 20)]))
    let options = FileComparison.Options(picturePath: folder.path + "/new/d.png", pictureStyle: style)
    let result = compare(a, b, options)
    let image = try PNGDecoder.read(try #require(result.picture)).bitmap
    #expect(image.width >= 40 && image.height >= 30)
  }

  @Test func `few differing pixels get rings, many the highlight`() throws {
    let a = picture()
    let few = ImageComparator().compare(a, picture(changed: [(1, 1)]))
    let many = ImageComparator().compare(a, picture(100))
    #expect(PictureStyle.suitable(for: few) == .rings)
    #expect(PictureStyle.suitable(for: many) == .highlight)
  }

  @Test func `of a shifted picture the bands alone are drawn`() throws {
    // Every row has its own level, so that rows can be distinguished.
    func gradient(_ levels: [Int]) -> StraightBitmap {
      var picture = StraightBitmap(width: 12, height: levels.count)
      for (y, level) in levels.enumerated() {
        for x in 0..<12 { picture[x, y] = .init(red: UInt8(level), green: 90, blue: UInt8(x * 9)) }
      }
      return picture
    }
    let first = gradient(Array(1...15) + [15, 15] + Array(18...20))
    let second = gradient(Array(1...5) + [5, 5] + Array(6...15) + Array(18...20))
    let found = ImageComparator().compare(first, second)
    try #require(found.verdict == .shifted)
    let drawn = PictureStyle.suitable(for: found).draw(found, first, second)
    let red = StraightBitmap.Pixel(red: 255, green: 0, blue: 0)
    let blue = StraightBitmap.Pixel(red: 64, green: 128, blue: 255)
    func rows(_ color: StraightBitmap.Pixel) -> [Int] { (0..<20).filter { drawn[1, $0] == color } }
    #expect(rows(red) == [5, 6])
    #expect(rows(blue) == [15, 16])
    #expect(drawn[6, 15] != blue)
    let ignoring = ImageComparator(
      ignored: IgnoredPixels(rectangles: [PixelRect(x: 3, y: 1, width: 8, height: 1)]))
    let hatched = PictureStyle.highlight.draw(found, first, second, ignoring)
    #expect((0..<12).filter { hatched[$0, 1] == blue } == [7, 8])
  }

  @Test func `edges that both renders know are excused, and nothing else`() throws {
    let black = StraightBitmap.Pixel(red: 0, green: 0, blue: 0)
    let white = StraightBitmap.Pixel(red: 255, green: 255, blue: 255)
    func mask(_ places: [(x: Int, y: Int)]) -> StraightBitmap {
      var mask = StraightBitmap(width: picture().width, height: picture().height, filledWith: black)
      for place in places { mask[place.x, place.y] = white }
      return mask
    }
    let a = try folder.write("a.png", picture())
    let b = try folder.write("b.png", picture(changed: [(1, 1), (30, 20), (5, 6)]))
    let options = FileComparison.Options(comparator: ImageComparator(antiAliasing: .edges))
    let unknown = compare(a, b, options)
    #expect(unknown.verdict == .error)
    #expect(unknown.message.contains("a.edges.png does not exist; fittingroom render --edges makes one"))
    try folder.write("a.edges.png", mask([(1, 1), (30, 20), (9, 9)]))
    // The second has no edge near (30, 20), the first none near (5, 6).
    try folder.write("b.edges.png", mask([(1, 1), (5, 6), (31, 21)]))
    let found = try #require(compare(a, b, options).difference)
    #expect(found.antiAliasedPixels == 1 && found.differingPixels == 2)
    // An edge that has moved by less than a pixel is right next to the old one.
    try folder.write("b.edges.png", mask([(1, 2), (30, 19), (5, 6)]))
    #expect(compare(a, b, options).difference?.antiAliasedPixels == 2)
    // Masks are not pictures to compare.
    let pictures = try FolderComparison.compare(folder.path, folder.path, options: FileComparison.Options())
    #expect(pictures.files.map(\.path) == ["a.png", "b.png"])
  }

  @Test func `what is left out is hatched whether it differs or not`() {
    let ignored = IgnoredPixels(rectangles: [PixelRect(x: 4, y: 3, width: 17, height: 9)])
    let comparator = ImageComparator(ignored: ignored)
    let (a, b) = (picture(), picture(changed: [(6, 5), (30, 20)]))
    let drawn = PictureStyle.highlight.draw(comparator.compare(a, b), a, b, comparator)
    let blue = StraightBitmap.Pixel(red: 64, green: 128, blue: 255)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let isHatched = (4..<21).contains(x) && (3..<12).contains(y) && (x + y) % 8 < 2
        #expect((drawn[x, y] == blue) == isHatched)
      }
    }
    #expect(drawn[30, 20] == StraightBitmap.Pixel(red: 255, green: 0, blue: 0))
  }
}
