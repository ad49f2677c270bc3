/// The stand-ins that the sources of a compilation import.
package struct StandInBuild: Sendable, Equatable {
  /// A stand-in that was compiled now, because it did not exist yet.
  package struct Compilation: Sendable, Equatable {
    package let name: String
    package let seconds: Double
  }

  /// The folders with the modules' interfaces, for the compiler's `-I`.
  package private(set) var searchPaths: [String] = []
  /// The shared libraries to link with, each after its dependencies. Their paths are absolute, and libraries linked with
  /// them load them from there.
  package private(set) var libraries: [String] = []
  /// The stand-ins that were compiled now, in this order.
  package private(set) var compiled: [Compilation] = []

  /// The compiler's arguments.
  package var arguments: [String] { searchPaths.flatMap { ["-I", $0] } }

  /// A mark that distinguishes these stand-ins from others, for the key of the code that is compiled with them.
  var signature: String { libraries.joined(separator: "\n") }

  mutating func add(_ entry: StandInCache.Entry) {
    searchPaths.append(entry.folder)
    libraries.append(entry.library)
  }

  /// Notes that a stand-in was compiled now.
  mutating func note(_ entry: StandInCache.Entry, seconds: Double) {
    compiled.append(Compilation(name: entry.name, seconds: seconds))
  }

  /// Adds what is not included yet.
  mutating func add(_ other: StandInBuild) {
    for (path, library) in zip(other.searchPaths, other.libraries) where !searchPaths.contains(path) {
      searchPaths.append(path)
      libraries.append(library)
    }
    compiled += other.compiled
  }
}
