import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization

/// Measures what drawing needs beside its output on a canvas of 100 megapixels.
///
/// Target: no more than 64 MB beyond the 400 MB of the bitmap, with one thread and with two. The peak is the kernel's
/// high-water mark of resident memory, in a process
/// for each drawing.
struct MemoryBenchmark {
  private static let side = 10_000
  /// Megabytes beyond the output.
  private static let target = 64.0

  /// Draws every scene in a process of its own, so that none uses what another has left; with the numbers of a scene
  /// and of threads on the command line, that one.
  static func run() throws {
    guard let start = peak() else {
      print("memory: this system does not tell")
      return
    }
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    if numbers.count == 2, scenes.indices.contains(numbers[0]) {
      try draw(numbers[0], threads: numbers[1], start: start)
      return
    }
    var most = 0.0
    for (index, scene) in scenes.enumerated() {
      for threads in [1, 2] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["memory", "\(index)", "\(threads)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(bytes: pipe.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        let values = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard values.count == 2 else {
          print("\(scene.0): not drawn")
          most = .infinity
          continue
        }
        most = max(most, values[0])
        let megabytes = Int(values[0].rounded(.up))
        print("\(scene.0), \(threads) threads: \(megabytes) MB beyond the output, \(Int(values[1])) ms")
      }
    }
    print("memory: \(most <= target ? "within" : "more than") \(Int(target)) MB")
  }

  /// Prints the megabytes that drawing has needed and the milliseconds it took.
  private static func draw(_ index: Int, threads: Int, start: Double) throws {
    var bitmap = Bitmap(
      width: side, height: side, filledWith: Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let rasterizer = Rasterizer(options: .init(threads: threads))
    let list = DisplayList(width: side, height: side, items: scenes[index].1)
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    let begin = Stopwatch.now
    rasterizer.draw(list, onto: &bitmap)
    let time = Stopwatch.now - begin
    print((peak() ?? .infinity) - start - Double(side * side * 4) / 1_048_576, time)
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
