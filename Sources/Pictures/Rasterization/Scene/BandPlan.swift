import Drawing
import Foundation

/// How a canvas is cut into bands of rows: so few that little is done twice, so many that threads end together and
/// that what layers need in between stays small.
struct BandPlan {
  /// How many bands there are.
  let count: Int
  /// How many rows beyond a band are drawn with it and thrown away, for what looks at the picture beneath it.
  let halo: Int

  /// The pixels of the largest band: a layer of it takes 16 MB.
  private static let largest = 1 << 22
  /// The pixels that all layers of all threads may have at once: 24 MB, to which what filters need is added.
  private static let budget = 6 << 20
  /// The pixels of a band below which more is done twice than memory is worth.
  private static let smallest = 1 << 18

  /// The pixels of a band below which it is not worth a thread's while.
  private static let smallestShare = 1 << 14

  /// - Parameters:
  ///   - mostPixels: the most pixels of a band where that is prescribed.
  ///   - isOnOneColor: whether all rows look alike before anything is drawn.
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
    // Rather more memory than most of the work done twice.
    let affordable = max(Self.budget / layers - 2 * beyond, beyond * 3 / 4, Self.smallest)
    let most = max(mostPixels ?? min(Self.largest, affordable), 1)
    let byMemory = (pixels + most - 1) / most
    var byThreads = 1
    if threads > 1 && pixels > 1 << 16 {
      // Three bands for each thread, one of which may come late, unless a large part of each would be drawn twice.
      let isCostly = 8 * (needs.reach + halo) * threads > canvas.height
      byThreads = min(isCostly ? threads : 3 * threads, pixels / Self.smallestShare)
    }
    count = min(max(byMemory, byThreads), canvas.height)
  }

  /// What items ask for beside the pixels they are drawn on.
  private struct Needs {
    /// The most layers that are there at the same time.
    var layers = 0
    /// From how many rows away something is mixed in.
    var reach = 0
    /// The same for what is mixed in from the picture beneath.
    var backdropReach = 0
    /// Whether a pixel may depend on any other of a layer (perspective).
    var seesWholeLayers = false

    init(_ items: [DisplayItem]) {
      for case .layer(let layer) in items {
        let own = Needs(layer)
        layers = max(layers, own.layers)
        reach = max(reach, own.reach)
        // One after the other each carries further what those before it have mixed in.
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
      // What lies beneath a layer inside another one is not the same beyond the outer one's rows.
      if backdropReach > 0 && !layer.filters.isEmpty { seesWholeLayers = true }
      if layer.projection != nil { seesWholeLayers = true }
    }
  }
}
