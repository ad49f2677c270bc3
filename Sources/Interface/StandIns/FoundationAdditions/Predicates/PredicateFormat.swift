import Foundation

/// A predicate of Objective-C's kind, read from its format.
///
/// Formats follow Apple's "Predicate Format String Syntax". A format that cannot be parsed ends the process
/// with Foundation's own words, as its exception does on a device.
struct PredicateFormat {
  /// The context in which a part of the predicate is evaluated.
  struct Scope {
    var object: Any?
    var variables: [String: Any]
  }

  private let condition: (Scope) -> Bool

  init(_ format: String, _ arguments: [Any?]) {
    var parser = PredicateParser(format, arguments)
    condition = parser.predicate()
  }

  func holds(for object: Any?, _ variables: [String: Any]?) -> Bool {
    condition(Scope(object: object, variables: variables ?? [:]))
  }
}

extension NSPredicate {
  /// A predicate by its format, with the arguments that `%@`, `%K` and numbers stand for.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    let predicate = PredicateFormat(format, argumentArray ?? [])
    self.init(block: { predicate.holds(for: $0, $1) })
  }

  /// The same for the initializer that this Foundation marks as unavailable; the sources of previews
  /// redeclare that one and call this.
  public convenience init(_format format: String, _ arguments: [Any?]) {
    let predicate = PredicateFormat(format, arguments)
    self.init(block: { predicate.holds(for: $0, $1) })
  }
}
