import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization

#if canImport(Glibc)
  import Glibc
#endif

/// Measures what drawing needs beside its output on a canvas of 100 megapixels.
///
/// Target: no more than 64 MB beyond the 400 MB of the bitmap, with one thread and with two. The peak is the kernel's
/// high-water mark of resident memory, reset before each drawing.
struct MemoryBenchmark {
  private static let side = 10_000
  /// Megabytes beyond the output.
  private static let target = 64.0

  static func run() throws {
    guard peak() != nil else {
      print("memory: this system does not tell")
      return
    }
    var isWithin = true
    for (name, items) in scenes {
      for threads in [1, 2] {
        var bitmap = Bitmap(
          width: side, height: side, filledWith: Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
        let rasterizer = Rasterizer(options: .init(threads: threads))
        let list = DisplayList(width: side, height: side, items: items)
        #if canImport(Glibc)
          // What was freed before would be used again unseen.
          malloc_trim(0)
        #endif
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
        let before = peak() ?? 0
        let start = Stopwatch.now
        rasterizer.draw(list, onto: &bitmap)
        let time = Stopwatch.now - start
        let beyond = (peak() ?? 0) - before
        isWithin = isWithin && beyond <= target
        print(
          "\(name), \(threads) threads: \(Int(beyond.rounded(.up))) MB beyond the output, \(Int(time)) ms")
      }
    }
    print(isWithin ? "memory: within \(Int(target)) MB" : "memory: more than \(Int(target)) MB")
  }

  /// The most megabytes that were resident since the mark was reset.
  private static func peak() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
  }

  private static var scenes: [(String, [DisplayItem])] {
    let size = Double(side)
    let whole = Path(CGRect(x: 0, y: 0, width: size, height: size))
    let gradient = Paint.Gradient(stops: [
      .init(color: RGBAColor(red: 1, green: 0.5, blue: 0.1), location: 0),
      .init(color: RGBAColor(red: 0.2, green: 0.1, blue: 0.6, alpha: 0.7), location: 1),
    ])
    let fill = DisplayItem.fill(
      .init(
        path: whole, paint: .linearGradient(gradient, start: .zero, end: CGPoint(x: size, y: size)),
        transform: .identity))
    let cards = (0..<400).map { index in
      let (column, row) = (Double(index % 20), Double(index / 20))
      return DisplayItem.fill(
        .init(
          path: Path(
            roundedRect: CGRect(x: column * 500 + 40, y: row * 500 + 40, width: 420.5, height: 420.5),
            cornerRadius: 60),
          paint: .color(RGBAColor(red: 0.1, green: Float(column) / 20, blue: Float(row) / 20, alpha: 0.8)),
          transform: .identity))
    }
    let shadow = DisplayItem.Filter.shadow(color: .black, radius: 40, dx: 0, dy: 20)
    return [
      ("fills", [fill] + cards),
      ("translucent layer", [fill, .layer(.init(items: cards, opacity: 0.5, mask: .init(items: [fill])))]),
      ("shadows", [fill, .layer(.init(items: cards, filters: [shadow]))]),
      ("blur", [.layer(.init(items: [fill] + cards, filters: [.blur(radius: 30, isOpaque: false)]))]),
    ]
  }
}
