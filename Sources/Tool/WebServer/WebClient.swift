internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A client of a server on this machine.
package enum WebClient {
  /// Sends a body and returns the response's, whatever its status.
  ///
  /// - Parameters:
  ///   - address: “http://127.0.0.1:PORT/PATH”.
  ///   - type: the body's type.
  ///   - fields: further header fields, by their names.
  /// - Returns: nil if there is no server, or it does not answer to the end.
  package static func post(
    _ body: [UInt8], of type: String, fields: [String: String], to address: String
  ) async -> [UInt8]? {
    guard let url = URL(string: address), url.host == "127.0.0.1", let port = url.port,
      let place = try? sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(clamping: port))
    else { return nil }
    var headers = ["Host": "127.0.0.1:\(port)", "Content-Type": type, "Connection": "close"]
    headers.merge(fields) { $1 }
    let request = HTTPRequest(
      method: .POST, version: .http11, path: url.path, query: [],
      headers: Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0.key), $0.value) }),
      body: Data(body))
    while true {
      var client = HTTPClient()
      do {
        return Array(try await client.sendHTTPRequest(request, to: place).bodyData)
      } catch SocketError.timeout {
        // FlyingFox gives up connecting after five seconds, before it has sent anything. A port without a server
        // refuses at once, so that there is a server, which a busy machine has not let accept the connection yet.
        if Task.isCancelled { return nil }
      } catch {
        return nil
      }
    }
  }
}
