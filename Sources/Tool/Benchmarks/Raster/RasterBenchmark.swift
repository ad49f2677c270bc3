import Drawing
import Fonts
import Foundation
import Imaging
import Rasterization

/// Times the rasterizer on the screen of a phone, with Cairo, Skia's CPU raster and Pillow as peers in the same run.
///
/// Targets: as fast as the fastest peer on every scene, twice as fast in the geometric mean, solid fills at 70 % of
/// the rate at which memory can be set, and within one and a half times of Blend2D's lead over Cairo on half of the
/// scenes for which that lead was measured. Scenes named on the command line are the only ones that are drawn; `--own`
/// leaves out all but our own times. Times are the least of several runs, in the processor time of one thread; what a
/// second one gains, `ThreadBenchmark` tells.
struct RasterBenchmark {
  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let face = try FontLibrary(directory: directory).resolve(FontRequest(size: 17)).face
    let all = RasterScene.all(font: face)
    let named = all.filter { CommandLine.arguments.contains($0.name) }
    let scenes = named.isEmpty ? all : named
    if CommandLine.arguments.contains("--own") {
      for scene in scenes { print(column(scene.name, 24) + milliseconds(time(scene, font: face))) }
      return
    }
    let cairo = CairoPeer(fontFolder: directory.path)
    print(cairo == nil ? "libcairo: not found" : "libcairo: found")
    let others = PythonPeers.measure(scenes, fontFile: face.path)
    for other in others { print("\(other.library): \(other.times.map { $0.version } ?? "not found")") }
    let names = ["own", "cairo"] + others.map(\.library.localizedLowercase)
    print(column("scene", 24) + names.map { column($0, 11) }.joined() + "own/cairo  Blend2D/cairo")
    var leads: [Double] = []
    var nearBlend2D: [Bool] = []
    for scene in scenes {
      let own = time(scene, font: face)
      let byCairo = cairo?.work(for: scene.content).map { Stopwatch.leastProcessorTime($0) }
      let peers = [byCairo] + others.map { $0.times?.byScene[scene.name] }
      var line = column(scene.name, 24) + column(milliseconds(own), 11)
      line += peers.map { column($0.map(milliseconds) ?? "-", 11) }.joined()
      if let byCairo { line += column(factor(byCairo / own), 11) }
      if let lead = scene.blend2DLead {
        line += factor(lead)
        if let byCairo { nearBlend2D.append(byCairo / own * 1.5 >= lead) }
      }
      print(line)
      if let best = peers.compactMap({ $0 }).min() { leads.append(best / own) }
    }
    if !leads.isEmpty {
      let mean = exp(leads.map { log($0) }.reduce(0, +) / Double(leads.count))
      let won = leads.filter { $0 >= 1 }.count
      print(
        "against the fastest peer: ahead on \(won) of \(leads.count), geometric mean \(factor(mean)); "
          + "within 1.5x of Blend2D's lead on \(nearBlend2D.filter { $0 }.count) of \(nearBlend2D.count)")
    }
    reportBandwidth(all[0], font: face)
    if named.isEmpty { try reportScreens(fonts: FontLibrary(directory: directory), cairo) }
  }

  /// Screens of views as they are rendered; Cairo draws those that hold nothing but plain paths and text.
  private static func reportScreens(fonts: FontLibrary, _ cairo: CairoPeer?) throws {
    let screens = try MainActor.assumeIsolated { try RenderedScreens.all(fonts: fonts) }
    for screen in screens {
      var bitmap = Bitmap(width: screen.list.width, height: screen.list.height)
      let rasterizer = Rasterizer()
      let own = Stopwatch.leastProcessorTime { rasterizer.draw(screen.list, onto: &bitmap) }
      let byCairo = cairo?.work(for: screen.list).map { Stopwatch.leastProcessorTime($0) }
      var line = "screen: " + column(screen.name, 29) + column(milliseconds(own), 11)
      line += column(byCairo.map(milliseconds) ?? "-", 11)
      if let byCairo { line += factor(byCairo / own) }
      print(line)
    }
  }

  private static func time(_ scene: RasterScene, font: FontFace) -> Double {
    let list = scene.displayList(font: font)
    var bitmap = Bitmap(width: list.width, height: list.height)
    let rasterizer = Rasterizer()
    return Stopwatch.leastProcessorTime { rasterizer.draw(list, onto: &bitmap) }
  }

  /// Solid fills against the C library's own setting of memory.
  private static func reportBandwidth(_ scene: RasterScene, font: FontFace) {
    let list = scene.displayList(font: font)
    var bitmap = Bitmap(width: list.width, height: list.height)
    let rasterizer = Rasterizer()
    let fill = Stopwatch.leastProcessorTime { rasterizer.draw(list, onto: &bitmap) }
    let bytes = list.width * list.height * 4
    let set = bitmap.pixels.withUnsafeMutableBytes { memory in
      Stopwatch.leastProcessorTime {
        if let start = memory.baseAddress { memset(start, 0x55, bytes) }
      }
    }
    let share = Int((set / fill * 100).rounded())
    print("solid fill: \(share) % of memset's \(Int(Double(bytes) / set / 1e6)) GB/s")
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func milliseconds(_ time: Double) -> String {
    String(format: time < 1 ? "%.3f" : "%.2f", time)
  }

  private static func factor(_ value: Double) -> String {
    String(format: "%.2fx", value)
  }
}
