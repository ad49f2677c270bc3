// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreGraphics
import FoundationAdditions
import StandInSupport
import Views

// Contexts in which no script runs: every result is undefined.

open class JSVirtualMachine: NSObject {}

open class JSValue: NSObject {
  public let context: JSContext!
  public init!(undefinedIn context: JSContext!) { self.context = context }
  public convenience init!(object value: Any!, in context: JSContext!) { self.init(undefinedIn: context) }
  public convenience init!(nullIn context: JSContext!) { self.init(undefinedIn: context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init(undefinedIn: context) }
  open var isUndefined: Bool { true }
  open var isNull: Bool { false }
  open var isBoolean: Bool { false }
  open var isNumber: Bool { false }
  open var isString: Bool { false }
  open var isObject: Bool { false }
  open var isArray: Bool { false }
  open func toString() -> String! { "undefined" }
  open func toBool() -> Bool { false }
  open func toDouble() -> Double { .nan }
  open func toInt32() -> Int32 { 0 }
  open func toNumber() -> NSNumber! { NSNumber(value: Double.nan) }
  open func toDate() -> Date! { nil }
  open func toArray() -> [Any]! { nil }
  open func toDictionary() -> [AnyHashable: Any]! { nil }
  open func toObject() -> Any! { nil }
  open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  open func construct(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: context)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { JSValue(undefinedIn: context) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  open func forProperty(_ property: String!) -> JSValue! { JSValue(undefinedIn: context) }
  open func setValue(_ value: Any!, forProperty property: String!) {}
  open func hasProperty(_ property: String!) -> Bool { false }
}

open class JSContext {
  open var exception: JSValue!
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var name: String!
  open var isInspectable = false
  public let virtualMachine: JSVirtualMachine!
  open var globalObject: JSValue! { JSValue(undefinedIn: self) }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  open class func current() -> JSContext! { nil }
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL url: URL!) -> JSValue! {
    StandInNote.add(
      .withoutEffect, "evaluateScript",
      "Scripts are not run: what a device would compute with one is undefined here.")
    return JSValue(undefinedIn: self)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
}

public protocol JSExport {}
