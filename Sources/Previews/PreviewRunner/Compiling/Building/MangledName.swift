import Glibc

/// A symbol as Swift's compiler writes it.
enum MangledName {
  /// The symbol as people read it; nil for what is not Swift's.
  static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else {
      return nil
    }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The runtime's function that makes a symbol readable; nil for what is not Swift's.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
