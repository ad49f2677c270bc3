/// What a module is compiled beside: the project's modules that are compiled by then, and stand-ins and macros.
///
/// A module has one of its own, which never holds the module itself: a build that others keep must not keep all that they have.
final class ModuleSurroundings {
  /// In the order of their names.
  private(set) var modules: [CompiledModule] = []
  /// The frontend's arguments for stand-ins and macros.
  private var otherArguments: [String] = []

  /// - Parameter otherArguments: the frontend's arguments for stand-ins and macros.
  func update(_ modules: [CompiledModule], otherArguments: [String]) {
    (self.modules, self.otherArguments) = (modules, otherArguments)
  }

  /// The frontend's arguments.
  var arguments: [String] { modules.flatMap { ["-I", $0.folder] } + otherArguments }

  /// The modules' names by those of the types that they declare.
  var owners: [String: String] {
    var owners: [String: String] = [:]
    for module in modules { for type in module.types { owners[type] = module.name } }
    return owners
  }
}
