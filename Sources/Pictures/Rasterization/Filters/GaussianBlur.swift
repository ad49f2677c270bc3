import Geometry

/// Blurs by a gaussian, first in one direction, then in the other.
///
/// A wide blur leaves nothing that a coarser grid could not hold: the picture is reduced by a triangle filter, blurred
/// there, and enlarged by a cubic B-spline. All three kernels are positive and their variances add up to the blur's;
/// what is left of the difference is below 1/1000 (the fourth cumulants of filters that are half as wide as the
/// gaussian at most). The coarse grid is tied to the canvas, and every kernel is finite, so that a part of a picture
/// is blurred as in the whole if all within `reach` is there. No colour comes to lie above its alpha: both are summed
/// with the same weights in the same order, and rounding keeps an order.
///
/// Only existing pixels are read and only needed ones are computed: a blur far wider than the canvas costs no
/// more than a narrow one.
enum GaussianBlur {
  /// The maximum deviation, in pixels; wider blurs are limited to it.
  private static let limit = 2000.0

  /// How many pixels a blur extends beyond its source.
  static func reach(_ deviation: Double) -> Int {
    guard deviation > 0, deviation.isFinite else { return 0 }
    let kernel = BlurKernel(deviation: min(deviation, limit))
    // The grid's step for the kernel, the triangle, the spline, and what rounding to the grid may add.
    return kernel.step == 1 ? kernel.radius : (kernel.radius + 4) * kernel.step
  }

  /// A blurred surface, within a rectangle; the surface itself if there is nothing to do.
  static func blurred(_ surface: Surface, deviation: Double, within wanted: PixelBounds) -> Surface {
    guard deviation > 0, deviation.isFinite, !surface.bounds.isEmpty else { return surface }
    let target = surface.bounds.outset(reach(deviation)).intersection(wanted)
    if target.isEmpty { return Surface(bounds: .empty) }
    let result = Surface(unfilled: target)
    let source = UnsafeRawPointer(surface.base).assumingMemoryBound(to: UInt8.self)
    let bytes = UnsafeMutableRawPointer(result.base).assumingMemoryBound(to: UInt8.self)
    blur(
      BlurPlane(
        source: source, sourceBounds: surface.bounds, target: bytes, targetBounds: target, channels: 4),
      deviation)
    return result
  }

  /// A blurred mask, likewise.
  static func blurred(_ mask: CoverageMask, deviation: Double, within wanted: PixelBounds) -> CoverageMask {
    guard deviation > 0, deviation.isFinite, !mask.bounds.isEmpty else { return mask }
    let target = mask.bounds.outset(reach(deviation)).intersection(wanted)
    if target.isEmpty { return .empty }
    var result = CoverageMask(bounds: target)
    mask.values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { bytes in
        guard let source = source.baseAddress, let bytes = bytes.baseAddress else { return }
        blur(
          BlurPlane(
            source: source, sourceBounds: mask.bounds, target: bytes, targetBounds: target, channels: 1),
          deviation)
      }
    }
    return result
  }

  private static func blur(_ plane: BlurPlane, _ deviation: Double) {
    let kernel = BlurKernel(deviation: min(deviation, limit))
    if kernel.step == 1 { plane.blurDirectly(kernel) } else { plane.blurOnGrid(kernel) }
  }
}
