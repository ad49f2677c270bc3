// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false
public typealias CFBoolean = NSNumber

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension NSExceptionName {
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// The name of an Objective-C exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An Objective-C exception; raising it stops the program.
public final class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  nonisolated(unsafe) public let userInfo: [AnyHashable: Any]?
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }
  public func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }

public typealias OSStatus = Int32
public typealias OSErr = Int16
public let noErr: OSStatus = 0
public typealias CFMutableDictionary = NSMutableDictionary

public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: max(capacity, 0))
}
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) { data.length = length }
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  data.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// How Core Foundation allocates memory, which Foundation handles here.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator! = nil
