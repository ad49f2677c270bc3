/// A type with a text of its own in dumps.
public protocol CustomDumpStringConvertible { var customDumpDescription: String { get } }
/// A type that is another value in dumps.
public protocol CustomDumpRepresentable { var customDumpValue: Any { get } }
/// A type with a mirror of its own in dumps.
public protocol CustomDumpReflectable { var customDumpMirror: Mirror { get } }

extension String {
  public init<Subject>(customDumping subject: Subject) {
    var text = ""
    dump(subject, to: &text)
    self = text
  }
}

@discardableResult
public func customDump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max) -> T {
  value
}

@discardableResult
public func customDump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T { dump(value, to: &target, name: name, indent: indent, maxDepth: maxDepth) }
