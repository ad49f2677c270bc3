// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

/// An app's login item, which is never registered.
open class SMAppService: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case notRegistered
    case enabled
    case requiresApproval
    case notFound
  }
  public static let mainApp = SMAppService()
  open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
  open class func agent(plistName: String) -> SMAppService { SMAppService() }
  open class func daemon(plistName: String) -> SMAppService { SMAppService() }
  open var status: Status { .notRegistered }
  open func register() throws {}
  open func unregister() throws {}
  open func unregister() async throws {}
  open class func openSystemSettingsLoginItems() {}
}
@discardableResult public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
  false
}
public let kSMDomainSystemLaunchd: CFString! = NSString(string: "SMDomainSystemLaunchd")
public let kSMDomainUserLaunchd: CFString! = NSString(string: "SMDomainUserLaunchd")
public let kSMErrorDomainLaunchd: CFString! = NSString(string: "SMErrorDomainLaunchd")
/// The jobs of a Mac's launchd, of which there are none.
public func SMCopyAllJobDictionaries(_ domain: CFString!) -> Unmanaged<CFArray>! { .passRetained(NSArray()) }
public func SMJobCopyDictionary(_ domain: CFString!, _ jobLabel: CFString) -> Unmanaged<CFDictionary>! { nil }
