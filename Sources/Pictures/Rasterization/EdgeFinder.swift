public import Drawing
public import Imaging

/// Determines which pixels of a picture are the anti-aliased edges of shapes and letters.
///
/// Tools that compare pictures have to guess this from the colours around a pixel. Here it is known: a pixel
/// is an edge if its colour depends on how partly covered pixels are blended. Edges under an opaque cover or
/// in a blur do not count.
public struct EdgeFinder: Sendable {
  private let dropping: Rasterizer
  private let filling: Rasterizer

  /// - Parameter threads: how many threads draw at once; the pixels do not depend on it.
  public init(threads: Int = 1) {
    let options = Rasterizer.Options(threads: threads)
    dropping = Rasterizer(options: options, partialCoverage: .dropped)
    filling = Rasterizer(options: options, partialCoverage: .filled)
  }

  /// A picture of the list's size, white where there is an edge and black elsewhere.
  public func edges(of list: DisplayList, background: RGBAColor = .clear) -> StraightBitmap {
    let (a, b) = (
      dropping.bitmap(of: list, background: background), filling.bitmap(of: list, background: background)
    )
    var edges = StraightBitmap(
      width: a.width, height: a.height, filledWith: StraightBitmap.Pixel(red: 0, green: 0, blue: 0))
    for index in a.pixels.indices where a.pixels[index] != b.pixels[index] {
      edges.pixels[index] = StraightBitmap.Pixel(red: 255, green: 255, blue: 255)
    }
    return edges
  }
}
