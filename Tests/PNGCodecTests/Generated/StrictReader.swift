import CDeflate
import CPNG
import Imaging

/// Reads pictures back by libpng and by libdeflate, each of which has to find every byte where it belongs.
enum StrictReader {
  /// What is wrong with a file that should be a picture; `nil` if nothing is.
  static func fault(in bytes: [UInt8], of picture: StraightBitmap) -> String? {
    do throws(Fault) {
      for (reader, pixels) in [("libpng", try libpng(bytes)), ("libdeflate", try libdeflate(bytes))] {
        guard pixels != picture.pixels else { continue }
        let index = zip(pixels, picture.pixels).enumerated().first { $1.0 != $1.1 }?.offset ?? pixels.count
        return "\(reader) finds another pixel at \(index % picture.width), \(index / picture.width)"
      }
      return nil
    } catch {
      return error.description
    }
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// libpng, made to refuse what it otherwise accepts, such as data after the last row.
  private static func libpng(_ bytes: [UInt8]) throws(Fault) -> [StraightBitmap.Pixel] {
    guard let reader = fr_png_reader_create(bytes, bytes.count) else { throw Fault(description: "no memory") }
    defer { fr_png_reader_free(reader) }
    png_set_benign_errors(reader.pointee.png, 0)
    func check(_ succeeded: Int32) throws(Fault) {
      guard succeeded == 0 else { return }
      throw Fault(description: "libpng: " + String(cString: fr_png_message_text(&reader.pointee.message)))
    }
    try check(fr_png_reader_header(reader))
    let (width, height) = (Int(reader.pointee.width), Int(reader.pointee.height))
    var samples = [UInt8](repeating: 0, count: 4 * width * height)
    var rows = [UnsafeMutablePointer<UInt8>?](repeating: nil, count: height)
    try check(fr_png_reader_image(reader, &samples, &rows, 1))
    return stride(from: 0, to: samples.count, by: 4).map {
      .init(red: samples[$0], green: samples[$0 + 1], blue: samples[$0 + 2], alpha: samples[$0 + 3])
    }
  }

  /// libdeflate for the whole stream with its checksum, whose ends must be where they should be, and the
  /// specification's rules for the rest.
  private static func libdeflate(_ bytes: [UInt8]) throws(Fault) -> [StraightBitmap.Pixel] {
    var (header, palette, alphas, stream): ([UInt8], [UInt8], [UInt8], [UInt8]) = ([], [], [], [])
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = bytes[offset + 8..<offset + 8 + length]
      switch String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) {
      case "IHDR": header = Array(content)
      case "PLTE": palette = Array(content)
      case "tRNS": alphas = Array(content)
      case "IDAT": stream += content
      default: break
      }
      offset += 12 + length
    }
    guard header.count == 13, header[12] == 0 else { throw Fault(description: "an unexpected header") }
    let width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    let (depth, type) = (Int(header[8]), header[9])
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0
    let rowBytes = (width * samples * depth + 7) / 8
    let pixelBytes = max(1, samples * depth / 8)
    var rows = try inflated(stream, count: (rowBytes + 1) * height)
    var pixels: [StraightBitmap.Pixel] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let start = y * (rowBytes + 1) + 1
      let filter = rows[start - 1]
      guard filter < 5 else { throw Fault(description: "row \(y) has the filter \(filter)") }
      for place in 0..<rowBytes where filter > 0 {
        let left = place < pixelBytes ? 0 : Int(rows[start + place - pixelBytes])
        let above = y == 0 ? 0 : Int(rows[start + place - rowBytes - 1])
        let corner = y == 0 || place < pixelBytes ? 0 : Int(rows[start + place - rowBytes - 1 - pixelBytes])
        let guess = left + above - corner
        let nearest = [left, above, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
        let prediction = [0, left, above, (left + above) / 2, nearest][Int(filter)]
        rows[start + place] &+= UInt8(prediction)
      }
      for x in 0..<width {
        let place = start + x * samples * depth / 8
        let bits =
          depth < 8 ? rows[place] >> UInt8(8 - depth - x * depth % 8) & UInt8(1 << depth - 1) : rows[place]
        switch type {
        case 0:
          let level = UInt8(Int(bits) * 255 / (1 << depth - 1))
          pixels.append(.init(red: level, green: level, blue: level))
        case 3:
          guard 3 * Int(bits) + 2 < palette.count else {
            throw Fault(description: "a number beyond the palette")
          }
          pixels.append(
            .init(
              red: palette[3 * Int(bits)], green: palette[3 * Int(bits) + 1],
              blue: palette[3 * Int(bits) + 2],
              alpha: Int(bits) < alphas.count ? alphas[Int(bits)] : 255))
        case 4: pixels.append(.init(red: bits, green: bits, blue: bits, alpha: rows[place + 1]))
        default:
          pixels.append(
            .init(
              red: bits, green: rows[place + 1], blue: rows[place + 2],
              alpha: type == 6 ? rows[place + 3] : 255))
        }
      }
    }
    return pixels
  }

  /// Decompresses a stream, which must end with its bytes, to exactly so many bytes with the right checksum.
  private static func inflated(_ stream: [UInt8], count: Int) throws(Fault) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw Fault(description: "no memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var (used, written) = (0, 0)
    let result = libdeflate_zlib_decompress_ex(
      decompressor, stream, stream.count, &bytes, count, &used, &written)
    guard result == LIBDEFLATE_SUCCESS else {
      throw Fault(
        description: result == LIBDEFLATE_INSUFFICIENT_SPACE
          ? "the stream unpacks to more bytes than the rows hold" : "libdeflate finds the stream damaged")
    }
    guard written == count else {
      throw Fault(description: "the stream unpacks to \(written) of \(count) bytes")
    }
    guard used == stream.count else { throw Fault(description: "the stream ends before its chunk does") }
    return bytes
  }
}
