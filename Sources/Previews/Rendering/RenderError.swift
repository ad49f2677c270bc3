/// Why there is no picture.
package enum RenderError: Error, Equatable, CustomStringConvertible {
  case unboundedSize(width: Double, height: Double)
  case tooManyPixels(width: Double, height: Double, scale: Double, limit: Int)

  package var description: String {
    switch self {
    case .unboundedSize(let width, let height):
      "the view has no finite size under this proposal: it answered \(width) by \(height) points"
    case .tooManyPixels(let width, let height, let scale, let limit):
      "a picture of \(width) by \(height) points at \(scale)x has more than \(limit) pixels"
    }
  }
}
