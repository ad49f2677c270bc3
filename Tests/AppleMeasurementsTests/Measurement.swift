import Foundation
import Testing

/// A length in Apple's pictures, in points, and the same in ours.
struct Length {
  let name: String
  let apple: Double
  let ours: Double
  /// Why it may be further off than a pixel; such a length has to be, so that no exception outlives its reason.
  let exception: String?

  init(_ name: String, _ apple: Double, _ ours: Double, exception: String? = nil) {
    self.name = name
    self.apple = apple
    self.ours = ours
    self.exception = exception
  }

  init(_ name: String, _ apple: Double, _ ours: CGFloat, exception: String? = nil) {
    self.init(name, apple, Double(ours), exception: exception)
  }

  /// One pixel at three to a point.
  static let tolerance = 0.34

  func check() {
    let isNear = abs(apple - ours) <= Self.tolerance
    if let exception {
      #expect(!isNear, "\(name) is \(ours), as Apple's \(apple): no exception any more (\(exception))")
    } else {
      #expect(isNear, "\(name) is \(ours), Apple's \(apple)")
    }
  }
}

/// A flat colour in Apple's pictures, and the same in ours.
struct FlatColor {
  let name: String
  let apple: Int
  let ours: [Int]
  let exception: String?

  init(_ name: String, _ apple: Int, _ ours: [Int], exception: String? = nil) {
    self.name = name
    self.apple = apple
    self.ours = ours
    self.exception = exception
  }

  func check() {
    let components = [apple >> 16, apple >> 8 & 0xFF, apple & 0xFF]
    let isNear = zip(components, ours).allSatisfy { abs($0 - $1) <= 1 }
    if let exception {
      #expect(!isNear, "\(name) is \(ours), as Apple's \(components): no exception any more (\(exception))")
    } else {
      #expect(isNear, "\(name) is \(ours), Apple's \(components)")
    }
  }
}
