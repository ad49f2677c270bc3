import ImageComparison
import Imaging
import TestSupport
import Testing

struct ImageShiftTests {
  /// A picture of rows that are all different, with some of space at its end.
  private func screen(width: Int, height: Int) -> StraightBitmap {
    var image = patterned(width: width, height: height)
    for y in height - 10..<height {
      for x in 0..<width { image[x, y] = StraightBitmap.Pixel(red: 250, green: 250, blue: 250) }
    }
    return image
  }

  /// The picture with a row repeated, cut to its old height.
  private func inserting(
    _ count: Int, at row: Int, into image: StraightBitmap, new: StraightBitmap? = nil
  ) -> StraightBitmap {
    var pixels = Array(image.pixels[..<(row * image.width)])
    let repeated = image.pixels[((row - 1) * image.width)..<(row * image.width)]
    pixels += new?.pixels ?? (0..<count).flatMap { _ in repeated }
    pixels += image.pixels[(row * image.width)...]
    return StraightBitmap(
      width: image.width, height: image.height, pixels: Array(pixels.prefix(image.pixels.count)))
  }

  private func transposed(_ image: StraightBitmap) -> StraightBitmap {
    var result = StraightBitmap(width: image.height, height: image.width)
    for y in 0..<image.height {
      for x in 0..<image.width { result[y, x] = image[x, y] }
    }
    return result
  }

  @Test func `inserted rows are a shift and nothing else`() throws {
    let image = screen(width: 30, height: 200)
    let difference = ImageComparator().compare(image, inserting(3, at: 90, into: image))
    #expect(difference.verdict == .shifted)
    let shift = try #require(difference.shift)
    #expect(shift.description == "3 rows inserted at y=90, 3 rows deleted at y=190, nothing else changed")
    #expect(shift.count == 3)
  }

  /// Each line by what is drawn on it: all pixels in the colour of differences, a dashed line, or nothing.
  private func painted(_ picture: StraightBitmap, byColumns: Bool = false) -> String {
    let picture = byColumns ? transposed(picture) : picture
    let inserted = DifferencePicture().differenceColor
    let deleted = StraightBitmap.Pixel(red: 64, green: 128, blue: 255)
    return (0..<picture.height).map { y in
      let line = (0..<picture.width).map { picture[$0, y] }
      if line.allSatisfy({ $0 == inserted }) { return "+" }
      return line.enumerated().allSatisfy { ($1 == deleted) == ($0 % 8 < 5) } ? "-" : "."
    }.joined()
  }

  @Test func `inserted lines are painted, and a dashed line of two stands where others were deleted`() throws
  {
    let image = patterned(width: 30, height: 40)
    let inserted = inserting(3, at: 20, into: image, new: patterned(width: 30, height: 3, seed: 77))
    let shift = try #require(ImageComparator().compare(image, inserted).shift)
    let lines = String(repeating: ".", count: 20) + "+++" + String(repeating: ".", count: 16) + "-"
    #expect(painted(DifferencePicture().bands(of: shift, in: inserted)) == lines)
    // The other way round they are missing.
    let removed = try #require(ImageComparator().compare(inserted, image).shift)
    #expect(
      painted(DifferencePicture().bands(of: removed, in: image))
        == String(repeating: ".", count: 19) + "--" + String(repeating: ".", count: 16) + "+++")
    let columns = try #require(
      ImageComparator().compare(transposed(image), transposed(inserted)).shift)
    #expect(
      painted(DifferencePicture().bands(of: columns, in: transposed(inserted)), byColumns: true) == lines)
  }

  @Test func `rows of new content are no shift, and are named`() throws {
    let image = screen(width: 30, height: 200)
    let new = patterned(width: 30, height: 3, seed: 77)
    let difference = ImageComparator(absorbedShift: 9).compare(
      image, inserting(3, at: 90, into: image, new: new))
    #expect(difference.verdict == .different)
    #expect(
      try #require(difference.shift).description.hasPrefix("3 rows inserted at y=90, 3 rows deleted at y="))
  }

  @Test func `inserted columns are a shift`() throws {
    let image = screen(width: 30, height: 200)
    let difference = ImageComparator().compare(
      transposed(image), transposed(inserting(1, at: 150, into: image)))
    #expect(difference.verdict == .shifted)
    #expect(
      difference.shift?.description
        == "1 column inserted at x=150, 1 column deleted at x=190, nothing else changed")
  }

  @Test func `a shift and a change are different, and the shift is named`() throws {
    let image = screen(width: 30, height: 200)
    var changed = inserting(3, at: 90, into: image)
    changed[4, 20] = StraightBitmap.Pixel(red: 1, green: 2, blue: 3)
    let difference = ImageComparator().compare(image, changed)
    #expect(difference.verdict == .different)
    let shift = try #require(difference.shift)
    #expect(!shift.explainsEverything)
    #expect(
      shift.description
        == "1 row replaced by 1 at y=20, 3 rows inserted at y=90, 3 rows deleted at y=190")
  }

  @Test func `a repainted area is no shift`() {
    let image = patterned(width: 30, height: 200)
    var changed = image
    for y in 50..<60 { for x in 5..<20 { changed[x, y] = StraightBitmap.Pixel(red: 9, green: 9, blue: 9) } }
    let difference = ImageComparator().compare(image, changed)
    #expect(difference.verdict == .different && difference.shift == nil)
  }

  @Test func `a shift within the allowed number of rows passes`() {
    let image = screen(width: 30, height: 200)
    let shifted = inserting(2, at: 90, into: image)
    #expect(ImageComparator(absorbedShift: 2).compare(image, shifted).verdict == .withinTolerance)
    #expect(ImageComparator(absorbedShift: 1).compare(image, shifted).verdict == .shifted)
  }

  @Test func `a taller picture names the rows it has more`() throws {
    let image = patterned(width: 30, height: 100)
    var pixels = Array(image.pixels[..<(40 * 30)])
    pixels += patterned(width: 30, height: 5, seed: 8).pixels
    pixels += image.pixels[(40 * 30)...]
    let taller = StraightBitmap(width: 30, height: 105, pixels: pixels)
    let difference = ImageComparator().compare(image, taller)
    #expect(difference.verdict == .size)
    #expect(difference.shift?.description == "5 rows inserted at y=40, nothing else changed")
  }

  @Test func `random insertions and deletions are found with the fewest lines`() throws {
    var random = SeededRandom(seed: 4)
    for round in 0..<60 {
      let image = patterned(width: 8, height: 80, seed: UInt64(round + 1))
      var rows = (0..<80).map { Array(image.pixels[$0 * 8..<$0 * 8 + 8]) }
      let at = Int.random(in: 0...60, using: &random)
      let count = Int.random(in: 1...9, using: &random)
      let isInsertion = Bool.random(using: &random)
      if isInsertion {
        let new = patterned(width: 8, height: count, seed: 1000 + UInt64(round))
        rows.insert(contentsOf: (0..<count).map { Array(new.pixels[$0 * 8..<$0 * 8 + 8]) }, at: at)
      } else {
        rows.removeSubrange(at..<at + count)
      }
      let other = StraightBitmap(width: 8, height: rows.count, pixels: rows.flatMap { $0 })
      let shift = try #require(ImageComparator().compare(image, other).shift)
      #expect(
        shift.runs == [
          ImageShift.Run(
            firstLine: at, secondLine: at, deleted: isInsertion ? 0 : count, inserted: isInsertion ? count : 0
          )
        ])
    }
  }
}
