import Foundation
import Imaging
import PNGCodec

/// The samples as an iPhone shows them, rendered by the program next to this one.
enum RenderedSamples {
  struct Screen {
    var name: String
    /// Opaque, as a device's screen is.
    var bitmap: StraightBitmap
  }

  /// The screens in the order of their names; none if the samples or the program are missing.
  ///
  /// Benchmarks run in the repository's folder.
  static func all() throws -> [Screen] {
    let files = FileManager.default
    let sources = ((try? files.contentsOfDirectory(atPath: "Samples")) ?? []).filter {
      $0.hasSuffix(".swift")
    }
    guard !sources.isEmpty, files.isExecutableFile(atPath: BuiltProgram.url.path) else { return [] }
    let folder = files.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let process = Process()
    process.executableURL = BuiltProgram.url
    process.arguments =
      ["render", "--device", "iPhone 14", "--output", folder.path] + sources.sorted().map { "Samples/\($0)" }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let pictures = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return try pictures.filter { $0.hasSuffix(".png") }.map { name in
      var bitmap = try PNGDecoder.read(folder.appendingPathComponent(name).path).bitmap
      for index in bitmap.pixels.indices { bitmap.pixels[index] = onWhite(bitmap.pixels[index]) }
      return Screen(name: name.split(separator: ".").prefix(2).joined(separator: "."), bitmap: bitmap)
    }
  }

  private static func onWhite(_ pixel: StraightBitmap.Pixel) -> StraightBitmap.Pixel {
    let alpha = Int(pixel.alpha)
    func mixed(_ level: UInt8) -> UInt8 {
      let sum = Int(level) * alpha + 255 * (255 - alpha)
      return UInt8((sum + 127) / 255)
    }
    return StraightBitmap.Pixel(red: mixed(pixel.red), green: mixed(pixel.green), blue: mixed(pixel.blue))
  }
}
