// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import SwiftUI

/// A value that rules depend on, stored in `$name`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "PreviewMacros", type: "TipParameterMacro")
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "PreviewMacros", type: "TipParameterMacro")

@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(_ input: Input, _ body: (Input.Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PreviewMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput>(_ a: A, _ b: B, _ body: (A.Value, B.Value) -> Bool)
  -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput, C: Tips.RuleInput>(
  _ a: A, _ b: B, _ c: C, _ body: (A.Value, B.Value, C.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRuleMacro")

public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Option = TipOption
  public typealias Status = Tips.Status
  public typealias Event = Tips.Event
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplay: Bool { false }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}
public protocol TipOption: Sendable {}
public struct AnyTip: Tip {
  private let tip: any Tip
  public init(_ tip: any Tip) { self.tip = tip }
  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
}
public enum Tips {
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int? = nil
    public let handler: @Sendable () -> Void
    private let text: @Sendable () -> Text
    public init(id: String = "", title: String, perform: @escaping @Sendable () -> Void = {}) {
      (self.id, handler) = (id, perform)
      text = { Text(title) }
    }
    public init(
      id: String = "", perform: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) { (self.id, handler, text) = (id, perform, label) }
    public func label() -> Text { text() }
  }
  public struct Rule: Sendable { public init() {} }
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: Hashable, Codable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { .init() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { .init() }
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { .init() }
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
      public init() {}
      public init(_ interval: TimeInterval) {}
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { .init() }
      public static func groupContainer(identifier: String, directoryName: String? = nil) throws -> Self {
        .init()
      }
    }
    public struct CloudKitContainer: Sendable {
      public static let automatic = Self()
      public static func named(_ name: String) -> Self { .init() }
    }
  }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct ParameterOption: Sendable { public static let transient = ParameterOption() }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// The condition of a rule.
  public protocol RuleInput { associatedtype Value }
  @propertyWrapper public struct Parameter<Value>: RuleInput {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }
  public struct EmptyDonationInfo: Codable, Hashable, Sendable { public init() {} }
  /// User events that the app has donated; nothing is stored between runs.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput, Sendable {
    public typealias Value = Event<DonationInfo>
    @dynamicMemberLookup public struct Donation: Sendable {
      public let info: DonationInfo
      public let date: Date
      public subscript<V>(dynamicMember keyPath: KeyPath<DonationInfo, V>) -> V { info[keyPath: keyPath] }
    }
    public let id: String
    public init(id: String) { self.id = id }
    public var donations: [Donation] { [] }
    public func donate(_ donation: DonationInfo) async {}
    public func sendDonation(_ donation: DonationInfo) {}
    public func sendDonation(_ donation: DonationInfo, _ completion: @escaping @Sendable () -> Void) {}
  }
  public struct DonationTimeRange: Sendable {
    public static let minute = Self()
    public static let hour = Self()
    public static let day = Self()
    public static let week = Self()
    public static func minutes(_ count: Int) -> Self { .init() }
    public static func hours(_ count: Int) -> Self { .init() }
    public static func days(_ count: Int) -> Self { .init() }
    public static func weeks(_ count: Int) -> Self { .init() }
  }
  @resultBuilder public struct ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
  }
  @resultBuilder public struct RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }
  @resultBuilder public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
  }
}
extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
  public init(id: String) { self.id = id }
  public func donate() async {}
  public func sendDonation() {}
  public func sendDonation(_ completion: @escaping @Sendable () -> Void) {}
}
extension Array {
  /// The donations of a time: there are none.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Tips.Event<Info>.Donation]
  where Element == Tips.Event<Info>.Donation { self }
  /// The donations that differ in a property.
  public func smallestSubset<Info, V>(groupedBy keyPath: KeyPath<Info, V>) -> [Tips.Event<Info>.Donation]
  where Element == Tips.Event<Info>.Donation { self }
  public func largestSubset<Info, V>(groupedBy keyPath: KeyPath<Info, V>) -> [Tips.Event<Info>.Donation]
  where Element == Tips.Event<Info>.Donation { self }
}

/// Tips of which one is shown at a time: none is here.
@MainActor @Observable public final class TipGroup {
  public enum Priority: Sendable {
    case firstAvailable
    case ordered
  }
  public var currentTip: (any Tip)? { nil }
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) { _ = tips() }
  @resultBuilder public struct TipGroupBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
    public static func buildEither(first: [any Tip]) -> [any Tip] { first }
    public static func buildEither(second: [any Tip]) -> [any Tip] { second }
  }
}

/// A tip, which waits for its rules: none is shown.
public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}
extension TipView where Content == AnyTip {
  @_disfavoredOverload
  public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
  }
}

/// The style of tips.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.title
      configuration.message
    }
  }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func popoverMiniTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipImageStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View { self }
  public func tipAnchor<A>(_ value: A) -> some View { self }
}

// MARK: UIKit

@MainActor @preconcurrency open class TipUIView: UIView {
  open var viewStyle: (any TipViewStyle)?
  public convenience init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class TipUIPopoverViewController: UIViewController {
  open var viewStyle: (any TipViewStyle)?
  public convenience init(
    _ tip: any Tip, sourceItem: Any, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(nibName: nil, bundle: nil) }
}
