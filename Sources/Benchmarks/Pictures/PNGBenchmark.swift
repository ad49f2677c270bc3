import CPNG
import Imaging
import PNGCodec

/// Reading and writing a phone's screen, ours beside libpng's own way.
enum PNGBenchmark {
  static func run() throws {
    let screen = ScreenPicture(width: 1170, height: 2532).bitmap
    let rgb = screen.pixels.flatMap { [$0.red, $0.green, $0.blue] }
    print("PNG, 1170 x 2532 pixels, \(Set(screen.pixels).count) colours")
    let plain = try libpng(rgb, screen.width, screen.height)
    let libpngTime = try Stopwatch.median(runs: 3) { _ = try libpng(rgb, screen.width, screen.height) }
    print("  write libpng default     \(Stopwatch.text(libpngTime))  \(plain.count) bytes")
    for effort in [PNGEncoder.Effort.fast, .default] {
      let options = PNGEncoder.Options(effort: effort)
      let file = try PNGEncoder.encode(screen, options: options)
      let time = try Stopwatch.median { _ = try PNGEncoder.encode(screen, options: options) }
      print(
        "  write ours \(effort.rawValue)".padded(to: 27) + "\(Stopwatch.text(time))  \(file.count) bytes, "
          + "\(ratio(libpngTime / time)) times as fast, \(ratio(Double(file.count) / Double(plain.count))) of the size"
      )
    }
    let file = try PNGEncoder.encode(screen)
    for (name, bytes) in [("ours", file), ("libpng's", plain)] {
      let time = try Stopwatch.median { _ = try PNGDecoder.decode(bytes) }
      let slow = try Stopwatch.median(runs: 5) { try libpngDecode(bytes) }
      print(
        "  read \(name)".padded(to: 27)
          + "\(Stopwatch.text(time))  libpng \(Stopwatch.text(slow)), \(ratio(slow / time)) times as fast")
    }
  }

  private static func ratio(_ value: Double) -> String { String(Double(Int(value * 100)) / 100) }

  private struct Failure: Error {}

  private static func libpng(_ rgb: [UInt8], _ width: Int, _ height: Int) throws -> [UInt8] {
    guard let writer = fr_png_writer_create(1 << 20) else { throw Failure() }
    defer { fr_png_writer_free(writer) }
    guard fr_png_writer_plain(writer, UInt32(width), UInt32(height), 0, rgb) != 0 else { throw Failure() }
    return Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.size))
  }

  /// libpng's own way to straight RGBA.
  private static func libpngDecode(_ bytes: [UInt8]) throws {
    guard let reader = fr_png_reader_create(bytes, bytes.count) else { throw Failure() }
    defer { fr_png_reader_free(reader) }
    guard fr_png_reader_header(reader) != 0 else { throw Failure() }
    let (width, height) = (Int(reader.pointee.width), Int(reader.pointee.height))
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    let rows = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>.allocate(capacity: height)
    defer {
      pixels.deallocate()
      rows.deallocate()
    }
    guard fr_png_reader_image(reader, pixels, rows, 1) != 0 else { throw Failure() }
  }
}

extension String {
  /// The text with spaces behind it up to a length.
  func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
