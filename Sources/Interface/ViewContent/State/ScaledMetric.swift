import Foundation
import Typesetting

/// A number that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: InstallableProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { scaled }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let environment = inputs.environment
    scaled = Value(
      environment.dynamicTypeSize.scaled(
        Double(base), relativeTo: style, pixelLength: Double(environment.pixelLength)))
  }
}

extension ScaledMetric: ComparableProperty {
  package func isUnchanged(since other: ScaledMetric) -> Bool { scaled == other.scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}
