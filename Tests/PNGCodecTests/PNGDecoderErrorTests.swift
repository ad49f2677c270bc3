import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import Testing

struct PNGDecoderErrorTests {
  private let picture: [UInt8]

  init() throws {
    var image = StraightBitmap(width: 40, height: 30)
    for index in image.pixels.indices {
      let blue = UInt8(truncatingIfNeeded: index * 31)
      image.pixels[index] = StraightBitmap.Pixel(red: UInt8(index % 251), green: UInt8(index / 7), blue: blue)
    }
    picture = try PNGEncoder.encode(image)
  }

  @Test func `what is not a PNG is said not to be one`() {
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(Array("GIF89a".utf8)) }
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode([]) }
  }

  @Test func `a git-lfs pointer is recognised`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(pointer.utf8)) }
    #expect(error?.description == "is a git-lfs pointer, not an image; run `git lfs pull`")
  }

  @Test func `a file that ends early is refused at every length`() {
    for length in 8..<picture.count {
      #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(picture[..<length])) }
    }
  }

  @Test func `a changed bit anywhere after the signature is refused`() {
    for offset in 8..<picture.count {
      var damaged = picture
      damaged[offset] ^= 0x10
      #expect(throws: PNGError.self) { try PNGDecoder.decode(damaged) }
    }
  }

  @Test func `a picture over the limit is refused before it is unpacked`() {
    #expect(throws: PNGError.tooLarge(width: 40, height: 30, limit: 1199)) {
      try PNGDecoder.decode(picture, pixelLimit: 1199)
    }
    #expect(throws: Never.self) { try PNGDecoder.decode(picture, pixelLimit: 1200) }
  }

  @Test func `a missing file and a folder are named with the reason`() {
    let missing = #expect(throws: FileError.self) { try PNGDecoder.read("/nowhere/a.png") }
    #expect(missing?.description == "/nowhere/a.png cannot be read: there is no such file")
    let folder = #expect(throws: FileError.self) { try PNGDecoder.read("/tmp") }
    #expect(folder?.description == "/tmp cannot be read: it is a folder")
  }
}
