/// Only allows requests from the program's own page.
///
/// Every path starts with a secret that only the terminal shows; the host must be this machine under its own
/// name, which prevents DNS rebinding; and requests that change anything, or stay connected, must come from
/// the page's own origin.
package struct PageGuard: Sendable {
  /// The secret.
  package let token: String
  /// Additional names of the machine, as with a forwarded port.
  private let names: Set<String>

  private static let ownNames: Set<String> = ["127.0.0.1", "localhost"]

  package init(token: String = secret(), names: [String] = []) {
    self.token = token
    self.names = Self.ownNames.union(names.map { $0.lowercased() })
  }

  /// 128 random bits as 32 hexadecimal digits.
  package static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The response that rejects a request; nil if it is allowed.
  ///
  /// - Parameter isOwn: whether it must come from the page itself.
  package func refusal(of request: WebRequest, isOwn: Bool) -> WebResponse? {
    guard let host = request.fields["host"], isKnown(host) else {
      return WebResponse(403, text: "this server is 127.0.0.1 (a forwarded port's name is let in by --host)")
    }
    // Browsers send the origin of a request; pages of other sites are rejected.
    if let site = request.fields["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      return WebResponse(403, text: "this page is not for other sites")
    }
    let origin = request.fields["origin"]
    if isOwn || origin != nil, !isOrigin(origin, of: host) {
      return WebResponse(403, text: "only the page itself may do this")
    }
    return nil
  }

  /// Whether a host is this machine; its port may be another one that is forwarded here.
  private func isKnown(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, names.contains(parts[0].lowercased()) else { return false }
    return parts.count == 1 || !parts[1].isEmpty && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a page's origin is the host that it asks, or one of the allowed names: a port forwarder may
  /// rewrite the host but not the origin.
  private func isOrigin(_ origin: String?, of host: String) -> Bool {
    guard let origin else { return false }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let place = String(origin.dropFirst(scheme.utf8.count))
      if place == host { return true }
      let name =
        place.split(separator: ":", omittingEmptySubsequences: false).first.map { $0.lowercased() } ?? ""
      if isKnown(place), !Self.ownNames.contains(name) { return true }
    }
    return false
  }

  /// The rest of a path after the secret; nil if the secret is wrong. Takes constant time.
  package func path(in path: String) -> String? {
    let bytes = Array(path.utf8)
    let expected = Array("/\(token)/".utf8)
    guard bytes.count >= expected.count else { return nil }
    let difference = zip(bytes, expected).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(decoding: bytes.dropFirst(expected.count), as: UTF8.self) : nil
  }
}
