import Foundation

/// A rectangle of whole pixels.
struct PixelBounds: Equatable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func outset(_ amount: Int) -> PixelBounds {
    PixelBounds(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  func moved(dx: Int, dy: Int) -> PixelBounds {
    PixelBounds(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  func contains(_ other: PixelBounds) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Bounds beyond which coordinates make no difference.
  private static let limit = 1e7

  /// The pixels that a rectangle touches.
  init(covering rect: CGRect) {
    func clamp(_ value: CGFloat) -> Double {
      value.isNaN ? 0 : min(max(Double(value), -Self.limit), Self.limit)
    }
    if rect.isNull || rect.width.isNaN || rect.height.isNaN {
      self = .empty
      return
    }
    self.init(
      minX: Int(clamp(rect.minX).rounded(.down)), minY: Int(clamp(rect.minY).rounded(.down)),
      maxX: Int(clamp(rect.maxX).rounded(.up)), maxY: Int(clamp(rect.maxY).rounded(.up)))
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
