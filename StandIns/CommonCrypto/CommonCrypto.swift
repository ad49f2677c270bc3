// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CryptoKit
import FoundationAdditions

// Digests, by CryptoKit's functions.

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func digest<Hash: HashFunction>(
  by hash: Hash.Type, of data: UnsafeRawPointer?, _ length: CC_LONG, into output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let output else { return nil }
  let bytes = data.map { Data(bytes: $0, count: Int(length)) } ?? Data()
  for (index, byte) in Hash.hash(data: bytes).enumerated() { output[index] = byte }
  return output
}

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(by: Insecure.MD5.self, of: data, len, into: md) }
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(by: Insecure.SHA1.self, of: data, len, into: md) }
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(by: SHA256.self, of: data, len, into: md) }
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(by: SHA512.self, of: data, len, into: md) }
