// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import SwiftUI

// Pasteboards, which store nothing.

open class NSPasteboard: NSObject, @unchecked Sendable {
  public static let general = NSPasteboard()
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let fileURL = PasteboardType("public.file-url")
    public static let URL = PasteboardType("public.url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let rtf = PasteboardType("public.rtf")
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    public static let html = PasteboardType("public.html")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    public static let multipleTextSelection = PasteboardType(
      "com.apple.cocoa.pasteboard.multiple-text-selection")
    public static let findPanelSearchOptions = PasteboardType(
      "com.apple.cocoa.pasteboard.find-panel-search-options")
  }
  public override init() { super.init() }
  public convenience init(name: Name) { self.init() }
  open class func withUniqueName() -> NSPasteboard { NSPasteboard() }
  open var name: Name { .general }
  open var changeCount: Int { 0 }
  open var accessBehavior: AccessBehavior { .default }
  open var types: [PasteboardType]? { [] }
  open var pasteboardItems: [NSPasteboardItem]? { [] }
  open func availableType(from types: [PasteboardType]) -> PasteboardType? { nil }
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool { false }
  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { false }
  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? { [] }
  open func data(forType dataType: PasteboardType) -> Data? { nil }
  open func propertyList(forType dataType: PasteboardType) -> Any? { nil }
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool { true }
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    true
  }
  @discardableResult open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { 0 }
  @discardableResult open func prepareForNewContents(with options: ContentsOptions = []) -> Int { 0 }
  open func releaseGlobally() {}
  @discardableResult open func clearContents() -> Int { 0 }
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool { true }
  @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool { true }
  open func string(forType type: PasteboardType) -> String? { nil }
  @discardableResult open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
}
public protocol NSPasteboardWriting: NSObjectProtocol {
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
extension NSPasteboardWriting {
  public func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { [] }
}
public protocol NSPasteboardReading: NSObjectProtocol {
  static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
}
extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { self }
}
extension NSURL: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.URL] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}
extension UIImage: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.tiff] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
}
extension UIColor: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
}

public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
  func pasteboard(
    _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
}
open class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
  private var values: [NSPasteboard.PasteboardType: Any] = [:]
  private var order: [NSPasteboard.PasteboardType] = []
  public override init() { super.init() }
  open var types: [NSPasteboard.PasteboardType] { order }
  private func set(_ value: Any, for type: NSPasteboard.PasteboardType) -> Bool {
    if values.updateValue(value, forKey: type) == nil { order.append(type) }
    return true
  }
  @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool
  {
    set(string, for: type)
  }
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(data, for: type)
  }
  @discardableResult
  open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(propertyList, for: type)
  }
  @discardableResult open func setDataProvider(
    _ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]
  ) -> Bool { true }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? { values[type] as? String }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    values[type] as? Data ?? (values[type] as? String).map { Data($0.utf8) }
  }
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { values[type] }
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first { values[$0] != nil }
  }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { order }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { values[type] }
}
extension NSPasteboard {
  public typealias Name = _NSPasteboardName
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let promised = WritingOptions(rawValue: 1 << 9)
  }
  public struct ContentsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }
  public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  public enum AccessBehavior: Int, Sendable {
    case `default`
    case ask
    case alwaysAllow
    case alwaysDeny
  }
}
/// The name of a pasteboard.
public struct _NSPasteboardName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let general = _NSPasteboardName("Apple CFPasteboard general")
  public static let font = _NSPasteboardName("Apple CFPasteboard font")
  public static let ruler = _NSPasteboardName("Apple CFPasteboard ruler")
  public static let find = _NSPasteboardName("Apple CFPasteboard find")
  public static let drag = _NSPasteboardName("Apple CFPasteboard drag")
}
