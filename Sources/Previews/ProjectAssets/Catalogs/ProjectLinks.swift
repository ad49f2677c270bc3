import Foundation
import Glibc

/// Which links are followed where a project is looked through: those to what lies in it, each once, and none to a folder around
/// the link. A link to `/` would have everything looked through that there is.
struct ProjectLinks {
  /// The project's folder without links.
  private let root: String
  private var followed: Set<String> = []

  /// - Parameter path: something in the project; of what is in none, the folder around it counts.
  init(of path: String) {
    root = Self.resolved(CatalogSearch.project(of: path)) ?? "/"
  }

  /// Whether what has a path may be looked into: it is no link, or one that is followed.
  mutating func mayFollow(_ path: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return true }
    guard let target = Self.resolved(path),
      let place = Self.resolved((path as NSString).deletingLastPathComponent)
    else { return false }
    return target.hasPrefix(root + "/") && !(place + "/").hasPrefix(target + "/")
      && followed.insert(target).inserted
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
