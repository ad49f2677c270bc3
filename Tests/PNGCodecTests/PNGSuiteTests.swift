import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import Testing

/// Every picture of PngSuite gives the samples that libpng and libspng agree on; the damaged ones are refused.
@Suite(.enabled(if: Fixtures.areAvailable, Fixtures.comment))
struct PNGSuiteTests {
  struct Expectation: Decodable, CustomStringConvertible {
    let file: String
    let mustReject: Bool
    let width: Int?
    let height: Int?
    let bitDepth: Int?
    let interlaced: Bool?
    let rgba16beSha256: String?
    let rgba8Sha256: String?
    var description: String { file }
  }

  static let expectations: [Expectation] = {
    guard let bytes = try? Fixtures.bytes("pngsuite/DECODE_EXPECTED.json") else { return [] }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return (try? decoder.decode([Expectation].self, from: Data(bytes))) ?? []
  }()

  @Test func `the list of expected samples is complete`() {
    #expect(Self.expectations.count { !$0.mustReject } >= 160)
    #expect(Self.expectations.count { $0.mustReject } >= 14)
  }

  @Test(arguments: expectations.filter { !$0.mustReject })
  func `samples are those of the reference decoders`(_ expected: Expectation) throws {
    let bytes = try Fixtures.bytes("pngsuite/" + expected.file)
    let image = try PNGDecoder.decode(bytes)
    #expect(image.metadata.width == expected.width)
    #expect(image.metadata.height == expected.height)
    #expect(image.metadata.bitDepth == expected.bitDepth)
    #expect(image.metadata.isInterlaced == expected.interlaced)
    let samples = image.bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    if let hash = expected.rgba8Sha256 { #expect(SHA256.hexDigest(of: samples) == hash) }
    if let hash = expected.rgba16beSha256 {
      let deep = try bytes.withUnsafeBytes { try PNGDecoder.decodeDeep($0) }
      #expect(SHA256.hexDigest(of: deep.samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == hash)
      // 16 bits become 8 by rounding to the nearest.
      #expect(samples == deep.samples.map { UInt8((UInt32($0) * 255 + 32767) / 65535) })
    }
  }

  @Test(arguments: expectations.filter(\.mustReject))
  func `damaged pictures are refused with a reason`(_ expected: Expectation) throws {
    let path = Fixtures.path("pngsuite/" + expected.file)
    let error = #expect(throws: FileError.self) { try PNGDecoder.read(path) }
    let sentence = try #require(error).description
    #expect(sentence.hasPrefix(path + " is "))
    #expect(!sentence.hasSuffix(": "))
  }

  @Test(arguments: expectations.filter { !$0.mustReject })
  func `every prefix of a picture is refused`(_ expected: Expectation) throws {
    let bytes = try Fixtures.bytes("pngsuite/" + expected.file)
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(bytes[..<length])) }
    }
  }

  @Test(arguments: expectations.filter { !$0.mustReject && $0.rgba8Sha256 != nil })
  func `re-encoding keeps every sample`(_ expected: Expectation) throws {
    let image = try PNGDecoder.decode(try Fixtures.bytes("pngsuite/" + expected.file)).bitmap
    for effort in PNGEncoder.Effort.allCases {
      let options = PNGEncoder.Options(effort: effort)
      #expect(try PNGDecoder.decode(PNGEncoder.encode(image, options: options)).bitmap == image)
    }
  }
}
