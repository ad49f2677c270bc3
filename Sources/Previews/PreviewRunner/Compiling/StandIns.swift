/// The modules of Apple's that something stands for here, as they lie beside the program.
struct StandIns {
  /// The names of Apple's modules, in alphabetical order.
  let names: [String]

  private static let ending = "Shim.swiftmodule"
  /// What Apple's names mean without a stand-in: the library's own module and the toolchain's.
  private static let own = ["SwiftUI", "Foundation", "Dispatch", "Observation", "Synchronization"]

  init(in folder: String) {
    names = RunnerFile.names(in: folder).filter { $0.hasSuffix(Self.ending) }
      .map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  /// All modules that sources can import as on Apple's systems.
  var importable: Set<String> { Set(names + Self.own) }

  /// The compiler's arguments that give each stand-in its name.
  var aliases: [String] { names.flatMap { ["-module-alias", "\($0)=\($0)Shim"] } }
}
