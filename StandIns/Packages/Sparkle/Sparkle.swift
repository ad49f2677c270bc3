import Combine
import Foundation

// Nothing is checked, and nothing is updated.

public protocol SPUUpdaterDelegate: AnyObject {
  func feedURLString(for updater: SPUUpdater) -> String?
  func allowedChannels(for updater: SPUUpdater) -> Set<String>
}
extension SPUUpdaterDelegate {
  public func feedURLString(for updater: SPUUpdater) -> String? { nil }
  public func allowedChannels(for updater: SPUUpdater) -> Set<String> { [] }
}

public protocol SPUStandardUserDriverDelegate: AnyObject {
  var supportsGentleScheduledUpdateReminders: Bool { get }
}
extension SPUStandardUserDriverDelegate {
  public var supportsGentleScheduledUpdateReminders: Bool { false }
}

public protocol SPUUserDriver: AnyObject {}

open class SPUStandardUserDriver: NSObject, SPUUserDriver {
  public init(hostBundle: Bundle, delegate: (any SPUStandardUserDriverDelegate)?) {}
}

open class SUAppcastItem: NSObject, @unchecked Sendable {
  public var displayVersionString: String { "" }
  public var versionString: String { "" }
  public var title: String? { nil }
  public var date: Date? { nil }
  public var itemDescription: String? { nil }
  public var isCriticalUpdate: Bool { false }
  public var isInformationOnlyUpdate: Bool { false }
  public var fileURL: URL? { nil }
  public var infoURL: URL? { nil }
  public var releaseNotesURL: URL? { nil }
}

@MainActor @preconcurrency open class SPUUpdater: NSObject {
  public var canCheckForUpdates: Bool { true }
  public var automaticallyChecksForUpdates = true
  public var automaticallyDownloadsUpdates = false
  public var updateCheckInterval: TimeInterval = 86_400
  public var sendsSystemProfile = false
  public var sessionInProgress: Bool { false }
  public var lastUpdateCheckDate: Date? { nil }
  public var allowsAutomaticUpdates: Bool { true }
  public let hostBundle: Bundle
  public var httpHeaders: [String: String]?
  public var userAgentString = ""
  public init(
    hostBundle: Bundle = .main, applicationBundle: Bundle = .main, userDriver: (any SPUUserDriver)? = nil,
    delegate: (any SPUUpdaterDelegate)? = nil
  ) { self.hostBundle = hostBundle }
  public var feedURL: URL? { nil }
  public func start() throws {}
  public func checkForUpdates() {}
  public func checkForUpdatesInBackground() {}
  public func checkForUpdateInformation() {}
  public func resetUpdateCycle() {}
  /// The value that a property has, once: nothing changes it.
  public func publisher<Value>(for keyPath: KeyPath<SPUUpdater, Value>) -> Just<Value> {
    Just(self[keyPath: keyPath])
  }
}

@MainActor @preconcurrency open class SPUStandardUpdaterController: NSObject {
  public let updater = SPUUpdater()
  public let userDriver = SPUStandardUserDriver(hostBundle: .main, delegate: nil)
  public init(
    startingUpdater: Bool = true, updaterDelegate: (any SPUUpdaterDelegate)?,
    userDriverDelegate: (any SPUStandardUserDriverDelegate)?
  ) {}
  public init(
    updaterDelegate: (any SPUUpdaterDelegate)?, userDriverDelegate: (any SPUStandardUserDriverDelegate)?
  ) {}
  public func startUpdater() {}
  public func checkForUpdates(_ sender: Any?) {}
}
