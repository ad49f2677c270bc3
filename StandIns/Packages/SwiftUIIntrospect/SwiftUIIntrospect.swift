// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import StandInSupport
import SwiftUI
import UIKit

/// A kind of view that is backed by a UIKit view.
public protocol IntrospectableViewType {}

/// One that is backed by the same class on every version of the system.
public protocol SteadyViewType: IntrospectableViewType {
  associatedtype Introspected
}

public struct IntrospectionScope: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let receiver = IntrospectionScope(rawValue: 1)
  public static let ancestor = IntrospectionScope(rawValue: 2)
}

/// A version of a system, in which a kind of view is backed by a UIKit view.
public struct PlatformViewVersion<Platform, ViewType: IntrospectableViewType, Entity>: Sendable {
  public init() {}
}

public enum iOSVersion {}
public enum tvOSVersion {}
public enum macOSVersion {}
public enum visionOSVersion {}
public typealias iOSViewVersion<ViewType: IntrospectableViewType, Entity> =
  PlatformViewVersion<iOSVersion, ViewType, Entity>
public typealias tvOSViewVersion<ViewType: IntrospectableViewType, Entity> =
  PlatformViewVersion<tvOSVersion, ViewType, Entity>
public typealias macOSViewVersion<ViewType: IntrospectableViewType, Entity> =
  PlatformViewVersion<macOSVersion, ViewType, Entity>
public typealias visionOSViewVersion<ViewType: IntrospectableViewType, Entity> =
  PlatformViewVersion<visionOSVersion, ViewType, Entity>

public struct PlatformViewVersionPredicate<ViewType: IntrospectableViewType, Entity>: Sendable {
  public static func iOS(_ versions: iOSViewVersion<ViewType, Entity>...) -> Self { Self() }
  public static func iOS(_ versions: PartialRangeFrom<iOSViewVersion<ViewType, Entity>>) -> Self { Self() }
  public static func tvOS(_ versions: tvOSViewVersion<ViewType, Entity>...) -> Self { Self() }
  public static func tvOS(_ versions: PartialRangeFrom<tvOSViewVersion<ViewType, Entity>>) -> Self { Self() }
  public static func macOS(_ versions: macOSViewVersion<ViewType, Entity>...) -> Self { Self() }
  public static func macOS(_ versions: PartialRangeFrom<macOSViewVersion<ViewType, Entity>>) -> Self {
    Self()
  }
  public static func visionOS(_ versions: visionOSViewVersion<ViewType, Entity>...) -> Self { Self() }
  public static func visionOS(_ versions: PartialRangeFrom<visionOSViewVersion<ViewType, Entity>>) -> Self {
    Self()
  }
}

extension PlatformViewVersion: Comparable {
  public static func < (first: Self, second: Self) -> Bool { false }
}

extension View {
  /// The same view: it has no UIKit view that could be passed to the closure.
  public func introspect<ViewType: IntrospectableViewType, Entity>(
    _ viewType: ViewType, on platforms: PlatformViewVersionPredicate<ViewType, Entity>...,
    scope: IntrospectionScope? = nil, customize: @escaping @MainActor (Entity) -> Void
  ) -> some View {
    standInNoted(
      .withoutEffect, "introspect",
      "No view of UIKit stands behind this one: what the closure would change is not.")
  }
}
