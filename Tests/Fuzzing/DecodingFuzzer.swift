import CDeflate
import CPNG
import Imaging
import PNGCodec

/// Files are refused, or decoded to pixels that are written and read back as they are. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let file = fuzzedFile(&input)
  guard let image = try? PNGDecoder.decode(file, pixelLimit: 1 << 16) else { return 0 }
  let bitmap = image.bitmap
  guard bitmap.pixels.count == bitmap.width * bitmap.height else { fatalError("Pixels are missing.") }
  guard let deep = try? file.withUnsafeBytes({ try PNGDecoder.decodeDeep($0, pixelLimit: 1 << 16) }) else {
    fatalError("What is decoded to 8 bits is refused with 16.")
  }
  guard deep.samples.count == 4 * bitmap.pixels.count else { fatalError("Samples are missing.") }
  guard let written = try? PNGEncoder.encode(bitmap), (try? PNGDecoder.decode(written).bitmap) == bitmap
  else {
    fatalError("It is written otherwise.")
  }
  return 0
}

/// The input unchanged; or chunks with correct checksums; or rows in a sound stream.
private func fuzzedFile(_ input: inout FuzzedBytes) -> [UInt8] {
  let kind = input.byte() % 3
  if kind == 0 { return input.rest() }
  var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  let (depth, colorType) = ([1, 2, 4, 8, 16][input.below(5)], [0, 2, 3, 4, 6][input.below(5)])
  let size = [input.byte(), input.byte()]
  add(
    &file, "IHDR",
    [0, 0, 0, size[0], 0, 0, 0, size[1], UInt8(depth), UInt8(colorType), 0, 0, input.byte() & 1])
  if colorType == 3 || input.byte() & 1 == 1 {
    add(&file, "PLTE", (0..<3 * (1 + input.below(8))).map { _ in input.byte() })
  }
  for _ in 0..<input.below(3) {
    let name = [
      "tRNS", "gAMA", "sRGB", "pHYs", "iCCP", "zTXt", "tEXt", "cHRM", "sBIT", "bKGD", "acTL", "IDAT",
    ][
      input.below(12)]
    add(&file, name, (0..<input.below(40)).map { _ in input.byte() })
  }
  let data = input.rest()
  var stream = data
  if kind == 2, let compressor = libdeflate_alloc_compressor(1) {
    stream = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, data.count))
    stream.removeSubrange(libdeflate_zlib_compress(compressor, data, data.count, &stream, stream.count)...)
    libdeflate_free_compressor(compressor)
  }
  let half = stream.count / 2
  add(&file, "IDAT", Array(stream[..<half]))
  add(&file, "IDAT", Array(stream[half...]))
  add(&file, "IEND", [])
  return file
}

private func add(_ file: inout [UInt8], _ name: String, _ content: [UInt8]) {
  func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
  let body = Array(name.utf8) + content
  file += word(UInt32(content.count)) + body + word(libdeflate_crc32(0, body, body.count))
}
