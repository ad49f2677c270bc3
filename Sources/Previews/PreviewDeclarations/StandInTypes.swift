/// The project's types that take the place of what a container for dependencies would have given: a service is asked for by a protocol,
/// and what knows its type is missing.
public enum _StandInTypes {
  /// Finds the types of the library of previews that conform to a protocol of the given name in it, which the program sets.
  nonisolated(unsafe) public static var find: (String) -> [Any.Type] = { _ in [] }

  /// An empty value of a type that conforms to the protocol that an existential type is of: if there are several, of one that is named as meant
  /// for previews or tests. Nil where none can be made.
  static func value<Value>(of type: Value.Type, depth: Int) -> Value? {
    let found = find("\(type)")
    let ordered = found.sorted { (isMeantForIt($0) ? 0 : 1, "\($0)") < (isMeantForIt($1) ? 0 : 1, "\($1)") }
    for candidate in ordered {
      func made<Candidate>(_ candidate: Candidate.Type) -> Any? {
        MissingValues.make(candidate, named: "\(candidate)", depth: depth + 1)
      }
      if let value = _openExistential(candidate, do: made) as? Value { return value }
    }
    return nil
  }

  private static func isMeantForIt(_ type: Any.Type) -> Bool {
    let name = "\(type)"
    return ["Preview", "Mock", "Stub", "Fake", "Dummy", "Empty", "Noop"].contains(where: name.contains)
  }
}
