import Foundation

/// The log store, which keeps nothing.
///
/// https://developer.apple.com/documentation/oslog/oslogstore
open class OSLogStore: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  public init(scope: Scope) throws {}
  public convenience init(url: URL) throws { try self.init(scope: .system) }

  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
    -> AnySequence<OSLogEntry>
  {
    AnySequence([])
  }
}

open class OSLogPosition: NSObject, @unchecked Sendable {}

open class OSLogEntry: NSObject, @unchecked Sendable {
  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  public enum Level: Int, Sendable {
    case undefined
    case debug
    case info
    case notice
    case error
    case fault
  }

  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var process: String { "" }
}
