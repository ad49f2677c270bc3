import Foundation

// No service is reached.

open class FirebaseOptions: NSObject {
  public var googleAppID: String
  public var apiKey: String?
  public var projectID: String?
  public var clientID: String?
  public var storageBucket: String?
  public var databaseURL: String?
  public let gcmSenderID: String
  public init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
  }
  public convenience init?(contentsOfFile plistPath: String) { self.init(googleAppID: "", gcmSenderID: "") }
  public static func defaultOptions() -> FirebaseOptions? {
    FirebaseOptions(googleAppID: "", gcmSenderID: "")
  }
}

/// An app that was configured, and reaches nothing.
open class FirebaseApp: NSObject, @unchecked Sendable {
  nonisolated(unsafe) private static var apps: [String: FirebaseApp] = [:]
  public let name: String
  public let options: FirebaseOptions
  public var isDataCollectionDefaultEnabled = true
  private init(name: String, options: FirebaseOptions) {
    self.name = name
    self.options = options
  }
  public static func configure() { configure(options: FirebaseOptions(googleAppID: "", gcmSenderID: "")) }
  public static func configure(options: FirebaseOptions) {
    configure(name: "__FIRAPP_DEFAULT", options: options)
  }
  public static func configure(name: String, options: FirebaseOptions) {
    apps[name] = FirebaseApp(name: name, options: options)
  }
  public static func app() -> FirebaseApp? { apps["__FIRAPP_DEFAULT"] }
  public static func app(name: String) -> FirebaseApp? { apps[name] }
  public static var allApps: [String: FirebaseApp]? { apps.isEmpty ? nil : apps }
}

public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning, notice, info, debug
}

open class FirebaseConfiguration: NSObject, @unchecked Sendable {
  public static let shared = FirebaseConfiguration()
  public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}
