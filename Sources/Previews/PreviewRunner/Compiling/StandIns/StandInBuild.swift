/// What a compilation needs so that its sources find the stand-ins that they import.
package struct StandInBuild: Sendable, Equatable {
  /// One that was compiled now, because it was not there yet.
  package struct Compilation: Sendable, Equatable {
    package let name: String
    package let seconds: Double
  }

  /// The folders with the modules' interfaces, for the compiler's `-I`.
  package private(set) var searchPaths: [String] = []
  /// The shared libraries to link with, each after those that it needs. Their paths are absolute, and what is linked with
  /// them loads them from there.
  package private(set) var libraries: [String] = []
  /// Those that were compiled now, in this order.
  package private(set) var compiled: [Compilation] = []

  /// The compiler's arguments.
  package var arguments: [String] { searchPaths.flatMap { ["-I", $0] } }

  /// What tells these stand-ins from others, for the key of what is compiled with them.
  var signature: String { libraries.joined(separator: "\n") }

  mutating func add(_ entry: StandInCache.Entry) {
    searchPaths.append(entry.folder)
    libraries.append(entry.library)
  }

  /// Notes that one of them was compiled now.
  mutating func note(_ entry: StandInCache.Entry, seconds: Double) {
    compiled.append(Compilation(name: entry.name, seconds: seconds))
  }

  /// Adds what is not there yet.
  mutating func add(_ other: StandInBuild) {
    for (path, library) in zip(other.searchPaths, other.libraries) where !searchPaths.contains(path) {
      searchPaths.append(path)
      libraries.append(library)
    }
    compiled += other.compiled
  }
}
