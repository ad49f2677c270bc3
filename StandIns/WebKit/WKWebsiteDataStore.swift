// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

/// What web sites have stored: nothing.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  public override nonisolated init() { super.init() }
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public convenience init(forIdentifier identifier: UUID) { self.init() }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }
  open var isPersistent: Bool { false }
  open lazy var httpCookieStore = WKHTTPCookieStore()
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(ofTypes types: Set<String>, for records: [WKWebsiteDataRecord]) async {}
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
}
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

/// The cookies that code sets, for as long as the preview runs.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  public override nonisolated init() { super.init() }
  private var cookies: [HTTPCookie] = []
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }
  open func setCookie(_ cookie: HTTPCookie) async {
    remove(cookie)
    cookies.append(cookie)
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

  /// A cookie is replaced by one of its name, domain and path.
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
  }
}
@MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {}
