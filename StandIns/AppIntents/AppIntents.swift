// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// What an app offers to Siri, Shortcuts, widgets and search, as values. Intents are not run here.

/// A property that reads an object registered with `AppDependencyManager`.
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies { public typealias Dependency = AppDependency }

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "\(Self.self)" } }

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  associatedtype PerformResult: IntentResult
  func perform() async throws -> PerformResult
  init()
}
extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Option = IntentChoiceOption
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  /// How the intent is run now: in the background.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
  /// Does nothing: donations are not recorded.
  public func donate() async throws {}
  public func donate(result: some IntentResult) async throws {}
  @discardableResult public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }
  /// Throws: there is no user to answer.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
  public func requestConfirmation(
    conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
  public func requestConfirmation<V: View>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> V
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
  public func requestConfirmation<R: IntentResult>(
    result: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog) async throws
    -> IntentChoiceOption
  { throw AppIntentError.Unrecoverable.unknown }
  public func requestChoice<V: View>(between options: [IntentChoiceOption], dialog: IntentDialog, view: V)
    async throws -> IntentChoiceOption
  { throw AppIntentError.Unrecoverable.unknown }
  /// Throws: there is no user in front of an app.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    throw AppIntentError.Unrecoverable.unknown
  }
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
    continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Error { AppIntentError.Unrecoverable.unknown }
}
extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

public protocol SystemIntent: AppIntent {}
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable = Never
}
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity
  var entities: [Entity] { get set }
}
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}
extension ShowInAppSearchResultsIntent {
  public static var searchScopes: [StringSearchScope] { [.general] }
}
public struct StringSearchCriteria: Hashable, Sendable {
  public let term: String
  public init(term: String) { self.term = term }
}
public struct StringSearchScope: Hashable, Sendable {
  private let name: String
  public static let general = StringSearchScope(name: "general")
  public static let movies = StringSearchScope(name: "movies")
  public static let music = StringSearchScope(name: "music")
  public static let podcasts = StringSearchScope(name: "podcasts")
  public static let tv = StringSearchScope(name: "tv")
}
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}
public protocol PlayVideoIntent: SystemIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
extension TargetContentProvidingIntent {
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}
public protocol ForegroundContinuableIntent: SystemIntent {}
extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) async throws { throw AppIntentError.Unrecoverable.unknown }
}
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
  /// Shows the view again, where one is shown.
  public static func reload() {}
}
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent { public var progress: Progress { Progress(totalUnitCount: 1) } }
public protocol UndoableIntent: AppIntent {}
extension UndoableIntent { @MainActor public var undoManager: UndoManager? { nil } }
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
public struct IntentDeprecation<Intent: AppIntent>: Sendable {
  public init(message: LocalizedStringResource, replacedBy intent: Intent.Type) {}
}
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
public protocol SetFocusFilterIntent: AppIntent {
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
  var displayRepresentation: DisplayRepresentation { get }
  var appContext: FocusFilterAppContext { get }
}
extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static var current: Self { get async throws { throw AppIntentError.Unrecoverable.unknown } }
}
public struct FocusFilterSuggestionContext: Sendable {}
public struct FocusFilterAppContext: Sendable {
  public var notificationFilterPredicate: NSPredicate?
  public var targetContentIdentifierPrefix: String?
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// Work that an extension passes to the app's process; it is not run.
public protocol AppIntentsExtension { init() }
extension AppIntentsExtension { @MainActor public static func main() {} }
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }

public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public enum ForegroundMode: Hashable, Sendable {
    case immediate
    case dynamic
    case deferred
  }
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
public struct IntentSystemContext: Sendable {
  public struct Mode: Hashable, Sendable {
    private let name: String
    public static let background = Mode(name: "background")
    public static let foreground = Mode(name: "foreground")
    public var canContinueInForeground: Bool { false }
  }
  public var currentMode: Mode { .background }
  public var preciseTimestamp: Date? { nil }
}

public enum AppIntentError {
  public enum Unrecoverable: Error, Sendable {
    case entityNotFound
    case featureCurrentlyRestricted
    case notAllowed
    case unknown
    case unsupportedOnDevice
  }
  public enum PermissionRequired: Error, Sendable {
    case bluetooth
    case camera
    case contacts
    case location
    case microphone
    case photoLibrary
    case unknown
  }
  public enum UserActionRequired: Error, Sendable {
    case accountSetup
    case confirmation
    case signin
    case subscription
  }
  /// The error that makes the system ask for the first parameter again.
  public static let restartPerform: any Error = Unrecoverable.unknown
}

/// The word on the button that confirms what an intent does.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  public static let `continue` = Self(name: "continue")
  public static let add = Self(name: "add")
  public static let addData = Self(name: "addData")
  public static let book = Self(name: "book")
  public static let buy = Self(name: "buy")
  public static let call = Self(name: "call")
  public static let checkIn = Self(name: "checkIn")
  public static let create = Self(name: "create")
  public static let `do` = Self(name: "do")
  public static let download = Self(name: "download")
  public static let filter = Self(name: "filter")
  public static let find = Self(name: "find")
  public static let get = Self(name: "get")
  public static let go = Self(name: "go")
  public static let log = Self(name: "log")
  public static let open = Self(name: "open")
  public static let order = Self(name: "order")
  public static let pay = Self(name: "pay")
  public static let play = Self(name: "play")
  public static let playSound = Self(name: "playSound")
  public static let post = Self(name: "post")
  public static let request = Self(name: "request")
  public static let run = Self(name: "run")
  public static let search = Self(name: "search")
  public static let send = Self(name: "send")
  public static let set = Self(name: "set")
  public static let share = Self(name: "share")
  public static let start = Self(name: "start")
  public static let startNavigation = Self(name: "startNavigation")
  public static let toggle = Self(name: "toggle")
  public static let turnOff = Self(name: "turnOff")
  public static let turnOn = Self(name: "turnOn")
  public static let view = Self(name: "view")
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> Self { Self(name: "custom") }
}
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One of the options that users choose from.
public struct IntentChoiceOption: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }
  public let title: LocalizedStringResource
  public let style: Style
  public init(title: LocalizedStringResource, style: Style = .default) {
    (self.title, self.style) = (title, style)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?
  public init(stringLiteral: String) { self.init(LocalizedStringResource(stringLiteral: stringLiteral)) }
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

// MARK: Objects of the app

/// The objects that an app registers at launch, by type and key.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private struct Key: Hashable {
    let key: AnyHashable?
    let type: ObjectIdentifier
  }
  private let lock = NSLock()
  private var dependencies: [Key: () -> Any] = [:]
  @_disfavoredOverload
  public func add<D: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> D
  ) { store(key: key, dependency) }
  public func add<D: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> D) {
    store(key: key, dependency)
  }
  private func store<D>(key: AnyHashable?, _ dependency: @escaping () -> D) {
    lock.withLock { dependencies[Key(key: key, type: ObjectIdentifier(D.self))] = dependency }
  }
  /// The object, created on demand.
  func dependency<D>(_ type: D.Type, key: AnyHashable?) -> D? {
    let place = Key(key: key, type: ObjectIdentifier(type))
    guard let dependency = lock.withLock({ dependencies[place] })?() as? D else { return nil }
    lock.withLock { dependencies[place] = { dependency } }
    return dependency
  }
}

/// An object that the app registered.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, fallback) = (key, manager, nil)
  }
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value
  ) { (self.key, self.manager, fallback) = (key, manager, defaultValue) }
  public var wrappedValue: Value {
    if let value = manager.dependency(Value.self, key: key) ?? fallback?() { return value }
    fatalError(
      "AppDependency with key “\(key.map { "\($0)" } ?? "\(Value.self)")” of type \(Value.self).Type was not initialized before it was used; add it to AppDependencyManager first."
    )
  }
}
