@_exported import Observation
import SwiftUI

public typealias Perceptible = Observable
public typealias PerceptionRegistrar = ObservationRegistrar
public typealias Bindable = SwiftUI.Bindable

/// Views observe what they read here anyway.
public struct WithPerceptionTracking<Content> {
  private let content: () -> Content
}

extension WithPerceptionTracking: View where Content: View {
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public var body: Content { content() }
}

public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result { withObservationTracking(apply, onChange: onChange()) }
