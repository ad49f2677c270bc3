import Foundation

// Scripts of a Mac, which are not run: each fails.

/// The result of a script. https://developer.apple.com/documentation/foundation/nsappleeventdescriptor
open class NSAppleEventDescriptor: NSObject {
  open var stringValue: String? { nil }
  open var int32Value: Int32 { 0 }
  open var doubleValue: Double { 0 }
  open var booleanValue: Bool { false }
  open var data: Data { Data() }
  open var numberOfItems: Int { 0 }
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}

/// https://developer.apple.com/documentation/foundation/nsapplescript
open class NSAppleScript: NSObject {
  public static let errorNumber = "NSAppleScriptErrorNumber"
  public static let errorMessage = "NSAppleScriptErrorMessage"
  open var source: String?
  public init?(source: String) { self.source = source }
  open func compileAndReturnError(_ error: inout NSDictionary?) -> Bool {
    executeAndReturnError(&error)
    return false
  }
  @discardableResult
  open func executeAndReturnError(_ error: inout NSDictionary?) -> NSAppleEventDescriptor {
    error = NSDictionary(dictionary: [
      Self.errorNumber: -1750, Self.errorMessage: "Scripts are not run here.",
    ])
    return NSAppleEventDescriptor()
  }
}
