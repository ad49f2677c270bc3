package import Fonts
package import Imaging
internal import Rasterization
internal import Reports
internal import Typesetting

/// The scenes by which one machine's pictures are compared with another's.
///
/// They contain every kind of display list item, and every blend mode.
package struct ReferenceScenes: Sendable {
  package let scenes: [ReferenceScene]

  /// - Throws: `FontError` if a font cannot be read.
  package init(fonts: FontLibrary) throws {
    let typesetter = Typesetter(fonts: fonts)
    scenes = try SceneMaker.Kind.allCases.flatMap { kind in
      try (1...SceneMaker.count).map { try SceneMaker.scene(kind, number: $0, typesetter: typesetter) }
    }
  }

  /// Draws all scenes.
  ///
  /// - Parameters:
  ///   - threads: how many threads share each picture.
  ///   - bandPixels: the most pixels that are drawn at once; nil leaves it to the rasterizer.
  package func hashes(threads: Int = 1, bandPixels: Int? = nil) -> SceneHashes {
    let rasterizers = Rasterizers(threads: threads, bandPixels: bandPixels)
    return SceneHashes(
      entries: scenes.map { .init(name: $0.name, hash: Self.hash(of: rasterizers.bitmap(of: $0))) })
  }

  /// The picture of one scene.
  package func bitmap(of scene: ReferenceScene) -> Bitmap {
    Rasterizers(threads: 1, bandPixels: nil).bitmap(of: scene)
  }

  /// One rasterizer for each space, so that scenes share their glyphs.
  private struct Rasterizers {
    private let plain: Rasterizer
    private let wide: Rasterizer

    init(threads: Int, bandPixels: Int?) {
      func rasterizer(_ space: PictureColorSpace) -> Rasterizer {
        var options = Rasterizer.Options(threads: threads, colorSpace: space)
        options.bandPixels = bandPixels
        return Rasterizer(options: options)
      }
      plain = rasterizer(.sRGB)
      wide = rasterizer(.displayP3)
    }

    func bitmap(of scene: ReferenceScene) -> Bitmap {
      (scene.colorSpace == .sRGB ? plain : wide).bitmap(of: scene.list)
    }
  }

  /// The hash of a picture's size and its pixels, row by row: red, green, blue, alpha, premultiplied.
  private static func hash(of bitmap: Bitmap) -> String {
    var fingerprint = ContentHash()
    for number in [bitmap.width, bitmap.height] {
      for shift in [0, 8, 16, 24] { fingerprint.add(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    for pixel in bitmap.pixels {
      fingerprint.add(pixel.red)
      fingerprint.add(pixel.green)
      fingerprint.add(pixel.blue)
      fingerprint.add(pixel.alpha)
    }
    return fingerprint.digits
  }
}
