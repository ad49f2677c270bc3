// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

@MainActor @preconcurrency public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var actions: [Tips.Action] { get }
  var rules: [Tips.Rule] { get }
  var options: [any TipOption] { get }
}
extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  nonisolated public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public var shouldDisplay: Bool { false }
}
public protocol TipOption {}
public enum Tips {
  public struct Action: Identifiable {
    public let id: String
    public init(id: String = "", title: String, perform: @escaping () -> Void = {}) { self.id = id }
    public init(id: String = "", perform: @escaping () -> Void = {}, _ label: @escaping () -> Text) {
      self.id = id
    }
  }
  public struct Rule { public init() {} }
  public enum InvalidationReason: Sendable {
    case actionPerformed
    case displayCountExceeded
    case tipClosed
  }
  public struct ConfigurationOption {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { .init() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { .init() }
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { .init() }
    }
  }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct Event<Info>: Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public func donate() async {}
    public func sendDonation() {}
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}
/// A tip, which waits for its rules: none is shown.
public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public var body: some View { EmptyView() }
}
extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
