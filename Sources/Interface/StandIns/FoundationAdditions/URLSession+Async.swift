import Foundation
import FoundationNetworking

extension URLCache {
  /// With a folder's address in place of its path.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

// The forms without a delegate, by which programs name these functions.
extension URLSession {
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
  public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: body, delegate: nil)
  }
}
