internal import OperatingSystem

/// Hash functions that the library has, for stand-ins whose values are hashes.
public enum StandInHash {
  /// SHA-256 of some bytes (FIPS 180-4), as 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest()
  }
}
