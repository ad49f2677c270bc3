import Foundation
import Imaging
import PNGCodec
import PictureFiles
import TestSupport
import Testing

/// Each kind of picture file is decoded to its pixels, and a file that is not a picture is reported as such.
@Suite struct PictureFileTests {
  /// 16 x 8 pixels of one colour.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK\
    CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
    CgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
    BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
    V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
    4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
    AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm\
    Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
    8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD53rnP9MAoA//Z
    """

  /// Four opaque pixels above four half clear blue ones, without loss.
  private static let webp = """
    UklGRiIAAABXRUJQVlA4TBUAAAAvA0AAEA8wKIP8rf//AQYP5iGi/xEA
    """

  /// 64 x 64 pixels of one colour.
  private static let heic = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
    AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA\
    AGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA\
    AAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3Bl\
    AAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAkbWRhdAAAABgoAa8TgOaocNP//QFR\
    /teeH22fLSeb98A=
    """

  /// 8 x 8 pixels in inks.
  private static let cmyk = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f//\
    /5vB////+v/m/f/4/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIB\
    AwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZH\
    SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV\
    1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwC9WbVetmv/2Q==
    """

  /// Two pictures, one after the other.
  private static let animation = """
    UklGRoQAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAAAAAAAAAcAAAcAALQAAAJWUDhMEQAA\
    AC8HwAEAB1CUIler/4GI6H8AAEFOTUYmAAAAAAAAAAAABwAABwAAWgAAAFZQOEwOAAAALwfAAQAHEBH9D0RE/wM=
    """

  private func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  /// Reads a picture; nil if this machine lacks the library, which the error has to name.
  private func bitmap(_ bytes: [UInt8]) throws -> Bitmap? {
    do throws(PictureError) {
      return try PictureFile.bitmap(bytes)
    } catch {
      guard case .missingLibrary(_, let package) = error else { throw error }
      #expect(error.description.contains("apt install \(package)"))
      return nil
    }
  }

  private func isNear(_ pixel: Bitmap.Pixel, _ red: Int, _ green: Int, _ blue: Int, within limit: Int) -> Bool
  {
    abs(Int(pixel.red) - red) <= limit && abs(Int(pixel.green) - green) <= limit
      && abs(Int(pixel.blue) - blue) <= limit && pixel.alpha == 255
  }

  @Test func jpeg() throws {
    guard let bitmap = try bitmap(bytes(Self.jpeg)) else { return }
    #expect(bitmap.width == 16 && bitmap.height == 8)
    #expect(bitmap.pixels.allSatisfy { isNear($0, 200, 40, 90, within: 3) })
  }

  @Test func webpWithOpacity() throws {
    guard let bitmap = try bitmap(bytes(Self.webp)) else { return }
    #expect(bitmap.width == 4 && bitmap.height == 2)
    #expect(bitmap.pixels[0] == Bitmap.Pixel(red: 200, green: 40, blue: 90, alpha: 255))
    #expect(bitmap.pixels[4] == Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }

  @Test func heic() throws {
    guard let bitmap = try bitmap(bytes(Self.heic)) else { return }
    #expect(bitmap.width == 64 && bitmap.height == 64)
    #expect(bitmap.pixels.allSatisfy { isNear($0, 200, 40, 90, within: 4) })
  }

  /// The compared values are the file's samples, before multiplication with opacity.
  @Test func pixelsAreStraight() throws {
    guard try bitmap(bytes(Self.webp)) != nil else { return }
    let straight = try PictureFile.straightBitmap(bytes(Self.webp))
    #expect(straight[0, 0] == StraightBitmap.Pixel(red: 200, green: 40, blue: 90))
    #expect(straight[0, 1] == StraightBitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 128))
    #expect(throws: PictureError.tooLarge) { try PictureFile.straightBitmap(bytes(Self.webp), pixelLimit: 7) }
    #expect(try PictureFile.straightBitmap(bytes(Self.webp), pixelLimit: 8) == straight)
  }

  @Test func whatHasNoPixelsOfScreensSaysWhy() throws {
    guard try bitmap(bytes(Self.jpeg)) != nil, try bitmap(bytes(Self.webp)) != nil else { return }
    #expect(throws: PictureError.inks(.jpeg)) { try PictureFile.straightBitmap(bytes(Self.cmyk)) }
    #expect(throws: PictureError.animated(.webp)) { try PictureFile.straightBitmap(bytes(Self.animation)) }
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>".utf8)
    #expect(throws: PictureError.drawing(.svg)) { try PictureFile.straightBitmap(drawing) }
  }

  /// Profiles are assembled from their parts, and damaged files have none.
  @Test func profilesAreFound() throws {
    let profile = (0..<40).map { UInt8($0) }
    func segment(_ number: UInt8, _ part: some Collection<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, 2] + Array(part)
      return [0xFF, 0xE2, 0, UInt8(content.count + 2)] + content
    }
    let plain = try bytes(Self.jpeg)
    let parts = segment(2, profile[25...]) + segment(1, profile[..<25])
    let jpeg = Array(plain.prefix(2)) + parts + plain.dropFirst(2)
    #expect(ColorProfile.bytes(in: jpeg) == profile && ColorProfile.bytes(in: plain).isEmpty)
    let webp = try bytes(Self.webp)
    let chunk = Array("ICCP".utf8) + [40, 0, 0, 0] + profile
    #expect(ColorProfile.bytes(in: Array(webp.prefix(12)) + chunk + webp.dropFirst(12)) == profile)
    #expect(
      ColorProfile.bytes(in: webp).isEmpty
        && ColorProfile.bytes(in: Array(webp.prefix(12)) + chunk.dropLast()).isEmpty)
    for count in 0..<jpeg.count { _ = ColorProfile.bytes(in: Array(jpeg.prefix(count))) }
    let heic = try bytes(Self.heic)
    for count in 0..<heic.count { _ = ColorProfile.bytes(in: Array(heic.prefix(count))) }
  }

  @Test func svgIsDrawnAtAnySize() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><rect width='2' height='2' fill='#0a141e'/></svg>"
    guard let small = try bitmap(Array(text.utf8)) else { return }
    #expect(small.width == 4 && small.height == 2)
    let large = try VectorPicture(Array(text.utf8)).bitmap(width: 8, height: 4)
    for y in 0..<4 {
      for x in 0..<8 {
        let expected = x < 4 ? Bitmap.Pixel(red: 10, green: 20, blue: 30, alpha: 255) : .clear
        #expect(large[x, y] == expected)
      }
    }
  }

  @Test func pdf() throws {
    // The lower left quarter of a page of 4 x 4 points is red.
    let text = PDFPage.file(width: 4, height: 4, drawing: "1 0 0 rg 0 0 2 2 re f")
    guard let bitmap = try bitmap(Array(text.utf8)) else { return }
    #expect(bitmap.width == 4 && bitmap.height == 4)
    #expect(bitmap[0, 3] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[3, 0] == .clear)
  }

  @Test func whatIsNoPictureSaysSo() throws {
    #expect(throws: PictureError.unknownFormat) { try PictureFile.bitmap(Array("hello".utf8)) }
    #expect(throws: PictureError.unknownFormat) { try PictureFile.bitmap([]) }
    let png = try PNGEncoder.encode(Bitmap(width: 3, height: 3))
    #expect(throws: PictureError.damaged(.png)) { try PictureFile.bitmap(Array(png.prefix(20))) }
    #expect(PictureError.damaged(.png).description == "it is damaged or not a picture (PNG)")
  }

  /// Truncated and altered files are errors or pictures, never traps.
  @Test func damagedFilesDoNotTrap() throws {
    var generator = SeededRandom(seed: 18)
    for file in [Self.jpeg, Self.webp, Self.heic] {
      let whole = try bytes(file)
      for _ in 0..<40 {
        var damaged = Array(whole.prefix(Int.random(in: 12...whole.count, using: &generator)))
        for _ in 0..<3 {
          damaged[Int.random(in: 12..<max(damaged.count, 13), using: &generator) % damaged.count] = .random(
            in: 0...255, using: &generator)
        }
        _ = try? PictureFile.bitmap(damaged)
      }
    }
  }
}
