// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

/// The bytes that a hash function makes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
  var _bytes: [UInt8] { get }
}
extension Digest {
  public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Self.self): " + _bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  static func _digest(_ bytes: [UInt8]) -> Digest
  var _bytes: [UInt8] { get set }
  init()
}
extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest { _digest(Array(data)) }
  public mutating func update<D: DataProtocol>(data: D) { _bytes += Array(data) }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _bytes += Array(bufferPointer) }
  public func finalize() -> Digest { Self._digest(_bytes) }
}

public struct SHA256Digest: Digest {
  public static var byteCount: Int { 32 }
  public let _bytes: [UInt8]
}
public struct SHA256: HashFunction {
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  public var _bytes: [UInt8] = []
  public init() {}
  public static func _digest(_ bytes: [UInt8]) -> SHA256Digest { SHA256Digest(_bytes: Hashing.sha256(bytes)) }
}

public struct SHA384Digest: Digest {
  public static var byteCount: Int { 48 }
  public let _bytes: [UInt8]
}
public struct SHA384: HashFunction {
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }
  public var _bytes: [UInt8] = []
  public init() {}
  public static func _digest(_ bytes: [UInt8]) -> SHA384Digest {
    SHA384Digest(_bytes: LongHashing.sha384(bytes))
  }
}

public struct SHA512Digest: Digest {
  public static var byteCount: Int { 64 }
  public let _bytes: [UInt8]
}
public struct SHA512: HashFunction {
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }
  public var _bytes: [UInt8] = []
  public init() {}
  public static func _digest(_ bytes: [UInt8]) -> SHA512Digest {
    SHA512Digest(_bytes: LongHashing.sha512(bytes))
  }
}

/// Hash functions that no longer protect anything.
public enum Insecure {
  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    public let _bytes: [UInt8]
  }
  public struct MD5: HashFunction {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }
    public var _bytes: [UInt8] = []
    public init() {}
    public static func _digest(_ bytes: [UInt8]) -> MD5Digest { MD5Digest(_bytes: Hashing.md5(bytes)) }
  }
  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }
    public let _bytes: [UInt8]
  }
  public struct SHA1: HashFunction {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }
    public var _bytes: [UInt8] = []
    public init() {}
    public static func _digest(_ bytes: [UInt8]) -> SHA1Digest { SHA1Digest(_bytes: Hashing.sha1(bytes)) }
  }
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
public struct SymmetricKey: Sendable, Equatable {
  let bytes: [UInt8]
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A key of zeros: pictures are the same each time.
  public init(size: SymmetricKeySize) { bytes = [UInt8](repeating: 0, count: size.bitCount / 8) }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Sendable {
  let bytes: [UInt8]
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
public struct HMAC<H: HashFunction>: Sendable {
  public typealias MAC = HashedAuthenticationCode<H>
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var block = key.bytes.count > H.blockByteCount ? H._digest(key.bytes)._bytes : key.bytes
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    let inner = H._digest(block.map { $0 ^ 0x36 } + Array(data))._bytes
    return MAC(bytes: H._digest(block.map { $0 ^ 0x5c } + inner)._bytes)
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key).bytes == code.bytes }
}

public enum CryptoKitError: Error {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
}
