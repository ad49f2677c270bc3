import Drawing
import Fonts
import Foundation
import Imaging
import Rasterization

/// What a second thread gains in drawing, beside what the machine lets it gain at all.
///
/// Target: 1.7 times on screens that take more than a millisecond; to shorter ones a thread that has to be woken comes late.
/// Drawings with one thread and with two follow each other in turns, a few of each,
/// and so do the machine's own limits, so that what else the machine does lengthens all alike; the least of each counts.
struct ThreadBenchmark {
  /// Measures all scenes and screens, or those whose names are on the command line.
  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let fonts = try FontLibrary(directory: directory)
    let face = try fonts.resolve(FontRequest(size: 17)).face
    let scenes = RasterScene.all(font: face).map { (name: $0.name, list: $0.displayList(font: face)) }
    let screens = try MainActor.assumeIsolated {
      try RenderedScreens.all(fonts: fonts).map { (name: $0.name, list: $0.list) }
    }
    let all = scenes + screens
    let named = all.filter { CommandLine.arguments.contains($0.name) }
    report(named.isEmpty ? all : named)
  }

  /// Prints a line for each list, and the geometric means.
  static func report(_ lists: [(name: String, list: DisplayList)]) {
    var means = [Double](repeating: 0, count: 1 + MachineLimits.Work.allCases.count)
    print("two threads over one, beside what two processors can gain at all in the same minute")
    for (name, list) in lists {
      let (one, two, limits) = measure(list)
      var factors = [one / two]
      var line = name.padding(toLength: 24, withPad: " ", startingAt: 0)
      line += String(format: "%8.3f ms %8.3f ms %6.2fx", one, two, one / two)
      for work in MachineLimits.Work.allCases {
        guard let factor = limits.factor(work) else { continue }
        factors.append(factor)
        line += String(format: "  %@ %.2fx", work.rawValue, factor)
      }
      print(line)
      for (index, factor) in factors.enumerated() { means[index] += log(factor) / Double(lists.count) }
    }
    let texts = means.map { String(format: "%.2fx", exp($0)) }
    print("geometric means: \(texts.joined(separator: ", "))")
  }

  /// The least milliseconds on the clock with one thread and with two.
  private static func measure(_ list: DisplayList) -> (one: Double, two: Double, limits: MachineLimits) {
    var bitmap = Bitmap(width: list.width, height: list.height)
    var limits = MachineLimits(bytes: list.width * list.height * 4)
    let rasterizers = [1, 2].map { Rasterizer(options: .init(threads: $0)) }
    for rasterizer in rasterizers { rasterizer.draw(list, onto: &bitmap) }
    var least = [Double.infinity, .infinity]
    let start = Stopwatch.now
    var rounds = 0
    while rounds < 6 || (Stopwatch.now - start < 1000 && rounds < 100) {
      for (index, rasterizer) in rasterizers.enumerated() {
        for _ in 0..<4 {
          least[index] = min(least[index], Stopwatch.time { rasterizer.draw(list, onto: &bitmap) })
        }
      }
      limits.sample()
      rounds += 1
    }
    return (least[0], least[1], limits)
  }
}
