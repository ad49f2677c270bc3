import CPNG
import Foundation
import Imaging
import PNGCodec

/// Reading and writing a phone's screen, compared with libpng itself, with its default of all filters.
///
/// Targets: the default effort at least six times as fast as libpng and a fifth smaller, the fast effort below 6 ms,
/// reading below 6 ms. Where the default effort is less than a fifth smaller, the highest effort tells what all filters at
/// libdeflate's highest level come to.
enum PNGBenchmark {
  static func run() throws {
    let made = ScreenPicture(.cards, width: 1170, height: 2532).bitmap
    let page = ScreenPicture(.page, width: 1170, height: 2532).bitmap
    try reportReading(made)
    print("PNG, writing RGB screens of 1170 x 2532 pixels: size and speed as ratios to libpng's default")
    print(row("", ["libpng", "", "default", "", "", "one", "fast", "", "", "one", "max"]))
    print(row("", ["bytes", "ms", "size", "ms", "speed", "thread", "size", "ms", "speed", "thread", "size"]))
    try report([RenderedSamples.Screen(name: "cards, photograph", bitmap: made)])
    try report([RenderedSamples.Screen(name: "page of marks", bitmap: page)])
    let samples = try RenderedSamples.all()
    if samples.isEmpty { print("  no samples: run this in the repository with the program built beside it") }
    try report(samples)
  }

  private static func reportReading(_ screen: StraightBitmap) throws {
    print("PNG, 1170 x 2532 pixels, \(Set(screen.pixels).count) colours")
    let plain = try libpng(rgb(screen), screen.width, screen.height)
    for (name, bytes) in [("ours", try PNGEncoder.encode(screen)), ("libpng's", plain)] {
      let time = try Stopwatch.median { _ = try PNGDecoder.decode(bytes) }
      let slow = try Stopwatch.median(runs: 5) { try libpngDecode(bytes) }
      print(
        "  read \(name)".padded(to: 27)
          + "\(Stopwatch.text(time))  libpng \(Stopwatch.text(slow)), \(ratio(slow / time)) times as fast")
    }
  }

  private static func rgb(_ screen: StraightBitmap) -> [UInt8] {
    screen.pixels.flatMap { [$0.red, $0.green, $0.blue] }
  }

  /// The target size of the default effort, as a ratio to libpng's.
  private static let targetSize = 0.8

  /// Prints a line for each screen and, of several, the geometric means. Speed is on the clock, with all processors,
  /// and on one thread.
  private static func report(_ screens: [RenderedSamples.Screen]) throws {
    var logarithms = [Double](repeating: 0, count: 8)
    for screen in screens {
      let bitmap = screen.bitmap
      let samples = rgb(bitmap)
      let size = try libpng(samples, bitmap.width, bitmap.height).count
      let slow = try Stopwatch.leastTimes(runs: 3) { _ = try libpng(samples, bitmap.width, bitmap.height) }
      var cells = [String(size), ratio(slow.clock)]
      var sizeOfDefault = 0.0
      for (index, effort) in [PNGEncoder.Effort.default, .fast].enumerated() {
        let options = PNGEncoder.Options(effort: effort)
        let file = try PNGEncoder.encode(bitmap, options: options)
        let decoded = try PNGDecoder.decode(file).bitmap
        precondition(decoded == bitmap, "The file holds other pixels.")
        let times = try Stopwatch.leastTimes(runs: 11) { _ = try PNGEncoder.encode(bitmap, options: options) }
        let values = [
          Double(file.count) / Double(size), times.clock, slow.clock / times.clock,
          slow.processors / times.processors,
        ]
        cells += values.map(ratio)
        if effort == .default { sizeOfDefault = values[0] }
        for (place, value) in values.enumerated() { logarithms[4 * index + place] += log(value) }
      }
      if sizeOfDefault > Self.targetSize {
        let file = try PNGEncoder.encode(bitmap, options: PNGEncoder.Options(effort: .max))
        cells.append(ratio(Double(file.count) / Double(size)))
      }
      print(row(screen.name, cells))
    }
    guard screens.count > 1 else { return }
    print(row("geometric mean", ["", ""] + logarithms.map { ratio(exp($0 / Double(screens.count))) }))
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    "  " + name.padded(to: 33)
      + cells.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
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
  /// The text padded with spaces to a length.
  func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
