// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

// Members that Apple's Foundation has and this one does not.

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension URL {
  private static func folder(
    _ directory: FileManager.SearchPathDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask
  ) -> URL { FileManager.default._urls(for: directory, in: domain).first ?? .homeDirectory }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  public static var applicationDirectory: URL { folder(.applicationDirectory, in: .localDomainMask) }
  public static var userDirectory: URL { folder(.userDirectory, in: .localDomainMask) }
  public static var trashDirectory: URL { homeDirectory.appendingPathComponent(".Trash", isDirectory: true) }
}

extension URL {
  /// Whether the file may be read now: a preview's own files always may.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}

  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
  }
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }
  /// A bookmark, which holds the path as it is: a file that moves is not found again.
  ///
  /// - Throws: if there is no such file, as on Apple's systems.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    return Data(absoluteString.utf8)
  }
  /// - Throws: if the data is not a bookmark, or the file no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)), url.isFileURL else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = false
    self = url
  }
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

extension FileManager {
  /// The folder that the apps of a group share; here one of the home folder's, which a preview finds empty.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
      "Library/Group Containers/\(groupIdentifier)")
  }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension ProcessInfo {
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension URLSessionConfiguration {
  /// Transfers that go on without the app. Nothing is transferred here.
  @_disfavoredOverload public class func background(withIdentifier identifier: String)
    -> URLSessionConfiguration
  { .default }
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// Where a function writes an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Apple's names of days and months are unwrapped implicitly, so that sources can use `if let`. Elsewhere
/// those of this Foundation are preferred, which can also be set.
extension DateFormatter {
  public var weekdaySymbols: [String]! { names { $0.weekdaySymbols } }
  public var shortWeekdaySymbols: [String]! { names { $0.shortWeekdaySymbols } }
  public var veryShortWeekdaySymbols: [String]! { names { $0.veryShortWeekdaySymbols } }
  public var standaloneWeekdaySymbols: [String]! { names { $0.standaloneWeekdaySymbols } }
  public var shortStandaloneWeekdaySymbols: [String]! { names { $0.shortStandaloneWeekdaySymbols } }
  public var veryShortStandaloneWeekdaySymbols: [String]! { names { $0.veryShortStandaloneWeekdaySymbols } }
  public var monthSymbols: [String]! { names { $0.monthSymbols } }
  public var shortMonthSymbols: [String]! { names { $0.shortMonthSymbols } }
  public var veryShortMonthSymbols: [String]! { names { $0.veryShortMonthSymbols } }
  public var standaloneMonthSymbols: [String]! { names { $0.standaloneMonthSymbols } }
  public var shortStandaloneMonthSymbols: [String]! { names { $0.shortStandaloneMonthSymbols } }
  public var veryShortStandaloneMonthSymbols: [String]! { names { $0.veryShortStandaloneMonthSymbols } }

  private func names(_ names: (Calendar) -> [String]) -> [String] {
    var calendar = calendar ?? .current
    calendar.locale = locale
    return names(calendar)
  }
}

// As `"\(value)"` is written on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The origin and the size, as Apple's CGRect describes itself.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

// As `"\(value)"` is written on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// The coordinates, as Apple's CGPoint describes itself.
  public var debugDescription: String { "(\(x), \(y))" }
}

// As `"\(value)"` is written on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The lengths, as Apple's CGSize describes itself.
  public var debugDescription: String { "(\(width), \(height))" }
}

/// A queue that runs one item after the other.
public typealias DispatchSerialQueue = DispatchQueue

/// What `Timer()` is in sources: a timer that never fires.
public func _idleTimer() -> Timer { Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in } }

extension NSLocale {
  /// Whether the region measures in metres. Foundation has a variable of this name for itself.
  public var usesMetricSystem: Bool {
    Locale(identifier: object(forKey: .identifier) as? String ?? "").usesMetricSystem
  }
}

extension NSError {
  /// https://developer.apple.com/documentation/foundation/nserror/userinfokey
  public typealias UserInfoKey = String
}
