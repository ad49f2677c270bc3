import Drawing
import Foundation

/// How a canvas is divided into bands of rows: few enough that little is done twice, and enough that threads
/// end together and layers need little memory.
struct BandPlan {
  /// How many bands there are.
  let count: Int
  /// How many rows beyond a band are drawn with it and discarded, for items that read the picture beneath.
  let halo: Int

  /// The maximum number of pixels in a band: a layer of it takes 16 MB.
  private static let largest = 1 << 22
  /// The maximum number of pixels in all layers of all threads: 24 MB, plus what filters need.
  private static let budget = 6 << 20
  /// The number of pixels in a band below which the work done twice costs more than the memory saved.
  private static let smallest = 1 << 18

  /// The number of pixels in a band below which a thread is not worthwhile.
  private static let smallestShare = 1 << 14

  /// - Parameters:
  ///   - mostPixels: the maximum number of pixels in a band, if prescribed.
  ///   - isOnOneColor: whether all rows are the same before anything is drawn.
  init(_ items: [DisplayItem], on canvas: PixelBounds, threads: Int, mostPixels: Int?, isOnOneColor: Bool) {
    let needs = Needs(items)
    if needs.seesWholeLayers || (needs.backdropReach > 0 && !isOnOneColor) {
      (count, halo) = (1, 0)
      return
    }
    halo = needs.backdropReach
    let pixels = canvas.width * canvas.height
    let layers = max(needs.layers, 1) * max(threads, 1)
    let beyond = (needs.reach + halo) * canvas.width
    // Rather more memory than doing most of the work twice.
    let affordable = max(Self.budget / layers - 2 * beyond, beyond * 3 / 4, Self.smallest)
    let most = max(mostPixels ?? min(Self.largest, affordable), 1)
    let byMemory = (pixels + most - 1) / most
    var byThreads = 1
    if threads > 1 && pixels > 1 << 16 {
      // Three bands for each thread, one of which may be late, unless a large part of each would be drawn
      // twice.
      let isCostly = 8 * (needs.reach + halo) * threads > canvas.height
      byThreads = min(isCostly ? threads : 3 * threads, pixels / Self.smallestShare)
    }
    count = min(max(byMemory, byThreads), canvas.height)
  }

  /// The requirements of items beyond the pixels on which they are drawn.
  private struct Needs {
    /// The maximum number of layers that exist at the same time.
    var layers = 0
    /// The distance in rows from which pixels are mixed in.
    var reach = 0
    /// The same for pixels mixed in from the picture beneath.
    var backdropReach = 0
    /// Whether a pixel may depend on any other of a layer (perspective).
    var seesWholeLayers = false

    init(_ items: [DisplayItem]) {
      for case .layer(let layer) in items {
        let own = Needs(layer)
        layers = max(layers, own.layers)
        reach = max(reach, own.reach)
        // Each in turn extends what those before it have mixed in.
        backdropReach += own.backdropReach
        seesWholeLayers = seesWholeLayers || own.seesWholeLayers
      }
    }

    private init(_ layer: DisplayItem.Layer) {
      self.init(layer.items)
      if let mask = layer.mask {
        let own = Needs(mask.items)
        layers = max(layers, own.layers + 1)
        reach = max(reach, own.reach)
        backdropReach += own.backdropReach
        seesWholeLayers = seesWholeLayers || own.seesWholeLayers
      }
      layers += 1
      if !layer.filters.isEmpty { layers += 1 }
      for filter in layer.filters {
        switch filter {
        case .blur(let radius, _):
          reach += GaussianBlur.reach(radius)
        case .shadow(_, let radius, _, let dy):
          reach += GaussianBlur.reach(radius / 2) + Int(min(abs(dy.isFinite ? dy : 0), 4096).rounded(.up))
        case .colorMatrix, .luminanceToAlpha, .alphaThreshold:
          break
        }
      }
      if let backdrop = layer.backdrop {
        layers = max(layers, 2)
        backdropReach += GaussianBlur.reach(backdrop.blurRadius)
      }
      // The picture beneath a nested layer is not the same beyond the outer one's rows.
      if backdropReach > 0 && !layer.filters.isEmpty { seesWholeLayers = true }
      if layer.projection != nil { seesWholeLayers = true }
    }
  }
}
