// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// A Mac's displays, of which there are none: calls about one fail.

public typealias CGDirectDisplayID = UInt32
public typealias CGWindowID = UInt32
public let kCGNullDirectDisplay: CGDirectDisplayID = 0

public enum CGError: Int32, Error, Sendable {
  case success = 0
  case failure = 1000
  case illegalArgument = 1001
  case invalidConnection = 1002
  case invalidContext = 1003
  case cannotComplete = 1004
  case notImplemented = 1006
  case rangeCheck = 1007
  case typeCheck = 1008
  case invalidOperation = 1010
  case noneAvailable = 1011
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

public func CGMainDisplayID() -> CGDirectDisplayID { kCGNullDirectDisplay }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { .zero }
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { 0 }
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { 0 }
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayCreateImage(_ display: CGDirectDisplayID) -> CGImage? { nil }
@discardableResult
public func CGGetActiveDisplayList(
  _ limit: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?,
  _ count: UnsafeMutablePointer<UInt32>?
) -> CGError {
  count?.pointee = 0
  return .failure
}
@discardableResult
public func CGGetOnlineDisplayList(
  _ limit: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?,
  _ count: UnsafeMutablePointer<UInt32>?
) -> CGError { CGGetActiveDisplayList(limit, displays, count) }
/// Whether the program may record the screen, which it cannot.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult public func CGRequestScreenCaptureAccess() -> Bool { false }
