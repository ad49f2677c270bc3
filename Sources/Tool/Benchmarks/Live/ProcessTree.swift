import Foundation

/// A process and all that it has started, as Linux reports them.
struct ProcessTree {
  /// Their private memory, in kilobytes.
  private(set) var memory = 0
  private(set) var openFiles = 0
  private(set) var processes = 0

  init(of root: Int32) {
    let folder = "/proc"
    var parents: [Int32: Int32] = [:]
    for number in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      // The fields after the name, which is in brackets: the state, then the parent.
      guard let process = Int32(number),
        let status = try? String(contentsOfFile: "\(folder)/\(number)/stat", encoding: .utf8),
        let parent = status.split(separator: ")").last?.split(separator: " ").dropFirst().first
      else { continue }
      parents[process] = Int32(parent)
    }
    for process in parents.keys where Self.descends(process, from: root, parents) {
      processes += 1
      let status = (try? String(contentsOfFile: "\(folder)/\(process)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
      memory +=
        line.flatMap {
          Int($0.split(separator: " ").dropLast().last?.trimmingCharacters(in: .whitespaces) ?? "")
        } ?? 0
      openFiles +=
        (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(process)/fd").count) ?? 0
    }
  }

  private static func descends(_ process: Int32, from root: Int32, _ parents: [Int32: Int32]) -> Bool {
    var next: Int32? = process
    while let current = next, current > 1 {
      if current == root { return true }
      next = parents[current]
    }
    return false
  }

  var description: String {
    "\(memory >> 10) MB, \(openFiles) open files in \(processes) processes"
  }
}
