import FittingRoomKit
import Foundation
import Testing

struct PictureTests {
  private let red = Picture.Pixel(red: 255, green: 0, blue: 0)

  @Test func `a file has the pixels and the scale of its picture`() throws {
    var picture = Picture(width: 3, height: 2, scale: 2)
    picture[2, 1] = red
    picture[0, 0] = Picture.Pixel(red: 9, green: 8, blue: 7, alpha: 1)
    let read = try Picture(png: picture.png())
    #expect(read == picture && read.scale == 2)
    #expect(read.rgba.count == 24 && Array(read.rgba.prefix(4)) == [9, 8, 7, 1])
    #expect(Array(read.rgba.suffix(4)) == [255, 0, 0, 255])
    #expect(throws: (any Error).self) { try Picture(png: Data("no picture".utf8)) }
  }

  @Test func `differences are counted, placed and shown`() throws {
    let reference = Picture(width: 40, height: 30, filledWith: Picture.Pixel(red: 250, green: 250, blue: 250))
    let same = reference.difference(from: reference)
    #expect(same.matches && same.picture == nil && same.regions.isEmpty)
    #expect(same.summary == "the pictures are equal")
    var picture = reference
    picture[10, 5] = red
    picture[11, 5] = red
    let found = picture.difference(from: reference)
    #expect(!found.matches && found.differingPixels == 2 && found.ratio == 2 / 1200)
    #expect(found.regions == [CGRect(x: 10, y: 5, width: 2, height: 1)])
    #expect(found.summary.hasPrefix("2 of 1200 pixels differ"))
    #expect(found.picture != nil && found.picture != picture)
    #expect(picture.difference(from: reference, tolerance: PictureTolerance(ratio: 0.01)).matches)
    #expect(!picture.difference(from: reference, tolerance: PictureTolerance(ratio: 0.001)).matches)
  }

  @Test func `a shade that nobody sees passes with a tolerance`() {
    let reference = Picture(width: 4, height: 4, filledWith: Picture.Pixel(red: 100, green: 100, blue: 100))
    var picture = reference
    picture[1, 1] = Picture.Pixel(red: 101, green: 100, blue: 100)
    #expect(!picture.difference(from: reference).matches)
    #expect(picture.difference(from: reference, tolerance: PictureTolerance(colorDifference: 2)).matches)
    picture[1, 1] = red
    #expect(!picture.difference(from: reference, tolerance: PictureTolerance(colorDifference: 2)).matches)
  }

  @Test func `pictures of two sizes do not match`() {
    let found = Picture(width: 4, height: 5).difference(from: Picture(width: 4, height: 4))
    #expect(!found.matches && found.differingPixels == 4 && found.picture != nil)
  }
}
