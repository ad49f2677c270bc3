import Foundation
import TestSupport

/// The table of `Documentation/ControlModifiers.md`: what a modifier changes around a control or around its label.
struct ControlModifierTable {
  struct Cell {
    /// The parts that change, as the table has them.
    let effect: String
    /// The letter of its source.
    let source: String
  }

  enum Fault: Error {
    case malformed(line: String)
  }

  /// The cells by place, control and modifier.
  private(set) var cells: [[String]: Cell] = [:]
  /// The letters that the document explains.
  private(set) var sources: Set<String> = []

  static let places = ["Around the control", "Around the label"]

  init() throws {
    let file = Repository.root.appendingPathComponent("Documentation/ControlModifiers.md")
    var place = ""
    var modifiers: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") {
        place = String(line.dropFirst(3))
        modifiers = []
        continue
      }
      guard line.hasPrefix("|") else { continue }
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = columns.first, !name.hasPrefix("--") else { continue }
      if !Self.places.contains(place) {
        sources.insert(name)
      } else if modifiers.isEmpty {
        modifiers = columns.dropFirst().map { $0.replacingOccurrences(of: "`", with: "") }
      } else {
        guard columns.count == modifiers.count + 1 else { throw Fault.malformed(line: line) }
        for (modifier, text) in zip(modifiers, columns.dropFirst()) {
          let words = text.split(separator: " ").map(String.init)
          guard words.count == 2 else { throw Fault.malformed(line: line) }
          cells[[place, name, modifier]] = Cell(effect: words[0], source: words[1])
        }
      }
    }
  }
}
