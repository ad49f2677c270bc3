internal import Reports

/// Why a request is answered with an error of the protocol; the codes are those of JSON-RPC 2.0 and of the schema of 2026-07-28.
struct RequestFailure: Error, Equatable {
  var code: Int
  var message: String
  var data: JSONValue?

  static func notJSON(_ reason: String) -> RequestFailure { RequestFailure(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> RequestFailure {
    RequestFailure(code: -32600, message: reason)
  }
  static func unknownMethod(_ name: String) -> RequestFailure {
    RequestFailure(code: -32601, message: "the method “\(name)” is not known")
  }
  static func invalidParameters(_ reason: String) -> RequestFailure {
    RequestFailure(code: -32602, message: reason)
  }
  static func unsupportedVersion(_ version: String) -> RequestFailure {
    RequestFailure(
      code: -32022, message: "the version “\(version)” of the protocol is not spoken here",
      data: .object([
        "requested": .string(version),
        "supported": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
      ]))
  }
  /// A header field that says something else than the message.
  static func differingField(_ name: String) -> RequestFailure {
    RequestFailure(code: -32020, message: "the header field “\(name)” does not say what the message does")
  }

  /// The status of the HTTP response.
  ///
  /// - Parameter isStateless: whether the message is of a version without a handshake. For others an error is
  ///   an answer like any, unless the message cannot be read.
  func status(isStateless: Bool) -> Int {
    switch code {
    case -32700, -32600, -32022, -32020: 400
    case -32601: isStateless ? 404 : 200
    default: isStateless ? 400 : 200
    }
  }
}
