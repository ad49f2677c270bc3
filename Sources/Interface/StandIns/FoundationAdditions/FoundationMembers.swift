// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

// Members that Apple's Foundation has and this one does not.

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
  public static var completeFileProtection: Data.WritingOptions { [] }
  public static var completeFileProtectionUnlessOpen: Data.WritingOptions { [] }
  public static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { [] }
  public static var noFileProtection: Data.WritingOptions { [] }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}

extension FileManager {
  /// The folder that the apps of a group share, which no machine without their entitlement has.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
