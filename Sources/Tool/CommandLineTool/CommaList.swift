import Foundation

/// Values of an option that names several things with commas, and may be repeated.
enum CommaList {
  static func values(_ arguments: [String]) -> [String] {
    arguments.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
