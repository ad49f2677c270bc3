/// A view that a source file declares, as the runner's macro lists it.
public struct SourceView {
  /// The type's name; for a nested type with the names of the enclosing types.
  package let name: String
  package let isNested: Bool
  /// What must be given to make the view; empty when `make` can make it.
  package let requiredArguments: [String]
  package let make: (@MainActor () -> AnyView)?

  public init(name: String, isNested: Bool, make: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.isNested = isNested
    requiredArguments = []
    self.make = make
  }

  public init(name: String, isNested: Bool, requiredArguments: [String]) {
    self.name = name
    self.isNested = isNested
    self.requiredArguments = requiredArguments
    make = nil
  }
}

/// The views of one source file; the runner finds such a type in the compiled library.
public protocol SourceViewRegistry {
  /// The position of the list among those of the other files.
  static var line: Int { get }
  @MainActor static var views: [SourceView] { get }
}
