import OperatingSystem

/// The modules that sources can import because they have a stand-in, and their compilation on the first import.
///
/// Modules that `SwiftUI` re-exports are part of the program, under names such as `UIKitShim`. All others are folders of sources,
/// FOLDER/MODULE/*.swift, which are compiled in the order of their imports, once for each engine, toolchain and content.
/// `Documentation/StandIns.md` describes what they may be.
package struct StandInLibrary: Sendable {
  /// The folder of each module's sources.
  private let places: [String: String]
  private let builder: StandInBuilder

  /// The stand-ins that are part of the program, as in `standIns` of Package.swift; a test compares.
  package static let builtIn = [
    "Combine", "CoreGraphics", "CoreImage", "CoreTransferable", "ImageIO", "QuartzCore", "SwiftUICore",
    "UIFoundation", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications",
  ]
  /// Names of Apple's modules that need no stand-in: the library's own modules and the toolchain's.
  private static let own: Set<String> = [
    "Charts", "Dispatch", "Foundation", "Observation", "SwiftUI", "Synchronization",
  ]

  /// - Parameters:
  ///   - folders: the folders with the modules' folders: those of the program, then those of a project, whose modules
  ///     replace the program's.
  ///   - cache: the folder of compiled sources.
  package init(
    folders: [String], installation: EngineInstallation, toolchain: Toolchain, cache: String
  ) throws(PreviewRunnerError) {
    var places: [String: String] = [:]
    for folder in folders {
      for name in RunnerFile.names(in: folder) where Self.isModule(name) {
        let place = "\(folder)/\(name)"
        guard FileSystem.isFolder(place) else { continue }
        if Self.own.contains(name) || Self.builtIn.contains(name) {
          throw .unusableStandIn(
            name: name, folder: folder, reason: "the module is part of the program and cannot be replaced")
        }
        places[name] = place
      }
    }
    self.places = places
    builder = try StandInBuilder(
      installation: installation, toolchain: toolchain, cache: cache, aliases: Self.aliases)
  }

  /// The names that can be imported if the stand-ins are in the given folders.
  static func names(in folders: [String]) -> Set<String> {
    own.union(builtIn).union(folders.flatMap(RunnerFile.names).filter(isModule))
  }

  /// Whether a folder's name can be a module's; the folder of stand-ins for packages is beside those of Apple's.
  private static func isModule(_ name: String) -> Bool {
    guard name != EngineInstallation.packageStandIns, let first = name.unicodeScalars.first else {
      return false
    }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// The names that can be imported.
  package var names: Set<String> { Self.own.union(Self.builtIn).union(places.keys) }

  /// The modules that are compiled on their first import, each with its folder, sorted by name.
  package var compiled: [(name: String, folder: String)] {
    places.sorted { $0.key < $1.key }.map { (name: $0.key, folder: $0.value) }
  }

  /// The compiler's arguments that give each of the program's modules the name that sources import.
  package static let aliases = builtIn.flatMap { ["-module-alias", "\($0)=\($0)Shim"] }

  /// The name that a module is compiled under, where the compiler is not told of it by an `import` in sources.
  static func compiledName(of module: String) -> String {
    builtIn.contains(module) ? "\(module)Shim" : module
  }

  /// Makes the stand-ins available that sources import, directly or indirectly; those that do not exist yet are compiled.
  ///
  /// Names without a stand-in are left to the compiler.
  package func build(_ imported: Set<String>) throws(PreviewRunnerError) -> StandInBuild {
    var build = StandInBuild()
    var plan = Plan()
    for name in imported.sorted() where places[name] != nil {
      build.add(try self.plan(name, below: [], in: &plan))
    }
    let missing = plan.tasks.filter { !builder.isReady($0) }
    if missing.isEmpty { return build }
    for (task, seconds) in zip(missing, try StandInSchedule(missing, builder: builder).run()) {
      if let seconds { build.note(task.entry, seconds: seconds) }
    }
    return build
  }

  /// The dependencies of requested stand-ins.
  private struct Plan {
    /// Each after its imports.
    var tasks: [StandInBuilder.Task] = []
    var done: [String: StandInBuild] = [:]
  }

  /// One stand-in with its dependencies.
  ///
  /// - Parameter above: the stand-ins that import it, from the first on.
  private func plan(
    _ name: String, below above: [String], in plan: inout Plan
  ) throws(PreviewRunnerError) -> StandInBuild {
    if let build = plan.done[name] { return build }
    guard let folder = places[name] else { return StandInBuild() }
    if let first = above.firstIndex(of: name) {
      throw .unusableStandIn(
        name: name, folder: folder,
        reason: "it imports itself (\((above[first...] + [name]).joined(separator: " → ")))")
    }
    let module = try StandInModule(name, in: folder)
    var build = StandInBuild()
    for imported in module.imports.sorted() where imported != name {
      build.add(try self.plan(imported, below: above + [name], in: &plan))
    }
    let task = builder.task(for: module, with: build)
    plan.tasks.append(task)
    build.add(task.entry)
    plan.done[name] = build
    return build
  }
}
