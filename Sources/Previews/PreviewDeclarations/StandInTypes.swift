/// The project's types that take the place of what a container for dependencies would have given: a service is asked for by a protocol,
/// and what knows its type is missing.
public enum _StandInTypes {
  /// A type by its name, which is made only when it is tried: of those that conform to a protocol, some may be made of types that are in
  /// no library.
  public typealias Candidate = (name: String, make: () -> Any.Type)

  /// Finds the types of the library of previews that conform to a protocol of the given name in it, which the program sets.
  nonisolated(unsafe) public static var find: (String) -> [Candidate] = { _ in [] }

  /// An empty value of a type that conforms to the protocol of an existential type: of several, the first by name, those meant for
  /// previews or tests before all others. Nil where none can be made.
  static func value<Value>(of type: Value.Type, depth: Int) -> Value? {
    let found = find("\(type)").sorted { $0.name < $1.name }
    for candidate in found.filter(isForPreviews) + found.filter({ !isForPreviews($0) }) {
      func made<Made>(_ type: Made.Type) -> Any? {
        MissingValues.make(type, named: candidate.name, depth: depth + 1)
      }
      if let value = _openExistential(candidate.make(), do: made) as? Value { return value }
    }
    return nil
  }

  private static func isForPreviews(_ candidate: Candidate) -> Bool {
    ["Preview", "Mock", "Stub", "Fake", "Dummy", "Empty", "Noop"].contains(where: candidate.name.contains)
  }
}
