internal import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent, its headers and the items of its query sorted.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A request as it is sent, its headers and the items of its query sorted.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      if let body = request.httpBody {
        let indented = pretty ? body.indentedJSON : nil
        lines.append("\n" + String(decoding: indented ?? body, as: UTF8.self))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The command that sends a request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(value.quotesEscaped)\"")
      }
      if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
        // A quote that the text escapes itself keeps its backslash.
        parts.append("--data \"\(text.replacingOccurrences(of: "\\\"", with: "\\\\\"").quotesEscaped)\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(cookie.quotesEscaped)\"") }
      parts.append("\"\(request.sortedAddress ?? "(null)")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// The URL with its query items sorted by name.
  fileprivate var sortedAddress: String? {
    guard let url else { return nil }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems
    // Items with the same name keep their order, which may matter.
    parts?.queryItems = items.map { items in
      items.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }
    return (parts?.url ?? url).absoluteString
  }
}

extension Data {
  /// The same JSON indented, with its keys sorted; `nil` if it is not JSON.
  fileprivate var indentedJSON: Data? {
    guard let value = try? JSONSerialization.jsonObject(with: self) else { return nil }
    return try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }
}

extension String {
  fileprivate var quotesEscaped: String { replacingOccurrences(of: "\"", with: "\\\"") }
}
