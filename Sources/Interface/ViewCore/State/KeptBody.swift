import Observation
@_spi(Reflection) import Swift

/// A view's body as it was when it last ran.
///
/// A body runs again if something that it depends on has changed: the view's own properties, its state, the environment that it asks
/// for, or an observable object that it has read. That is more than a matter of time: objects that a body makes, as
/// `Child(model: Model())` does, live as long as the body is kept, and what they have loaded meanwhile is shown.
final class KeptBody<Content: View> {
  let view: Content
  let body: Content.Body
  /// The line of the statement that made the body, where it is known.
  let source: _SourceLine?
  private let epoch: Int
  /// Whether an observable object that the body has read has changed since. Objects change on the main actor here.
  fileprivate let isStale: Flag

  final class Flag: @unchecked Sendable {
    var isSet = false
  }

  @MainActor
  fileprivate init(_ view: Content, _ body: Content.Body, _ source: _SourceLine?, isStale: Flag) {
    (self.view, self.body, self.source, self.isStale) = (view, body, source, isStale)
    epoch = KeptBodies.epoch
  }

  /// Whether the body of a view that has been connected would be the same.
  @MainActor
  func serves(_ view: Content, comparing properties: ViewProperties) -> Bool {
    !isStale.isSet && epoch == KeptBodies.epoch && properties.areUnchanged(view, since: self.view)
  }
}

package enum KeptBodies {
  /// The number that bodies were kept under: others are run again.
  @MainActor fileprivate static var epoch = 0

  /// Has all bodies run again, because code has changed: literals of a live preview.
  @MainActor package static func invalidate() { epoch += 1 }

  /// Runs a body, and keeps it if its view is one that can be compared.
  @MainActor
  static func run<Content: View>(_ view: Content, _ inputs: _ViewInputs) -> (
    body: Content.Body, source: _SourceLine?
  ) {
    let properties = ViewProperties.of(Content.self)
    guard let properties else { return (view.body, StatementNote.source(of: Content.Body.self)) }
    let kept = inputs.identity.slot { KeptBodyPlace<Content>() }
    if let last = kept.last, last.serves(view, comparing: properties) { return (last.body, last.source) }
    kept.last = nil
    let isStale = KeptBody<Content>.Flag()
    nonisolated(unsafe) let graph = inputs.graph
    let body = withObservationTracking {
      view.body
    } onChange: { [weak graph] in
      isStale.isSet = true
      graph?.setNeedsUpdate()
    }
    let source = StatementNote.source(of: Content.Body.self)
    kept.last = KeptBody(view, body, source, isStale: isStale)
    return (body, source)
  }
}

/// Where a view's body is kept, for as long as the view is described.
private final class KeptBodyPlace<Content: View> {
  var last: KeptBody<Content>?
}

/// How two values of a view's type are compared.
struct ViewProperties {
  private struct Property {
    let offset: Int
    let isUnchanged: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let properties: [Property]

  @MainActor private static var known: [ObjectIdentifier: ViewProperties?] = [:]

  /// The properties of a struct of the user's; nil if one of them may give its view something that cannot be compared.
  @MainActor
  static func of(_ type: Any.Type) -> ViewProperties? {
    let key = ObjectIdentifier(type)
    if let properties = known[key] { return properties }
    let properties = find(type)
    known[key] = .some(properties)
    return properties
  }

  @MainActor
  private static func find(_ type: Any.Type) -> ViewProperties? {
    // The first word of metadata tells structs from other types (Swift's ABI, “Type Metadata”).
    let isStruct = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    guard isStruct, !RunningBody.name(of: type).isEmpty else { return nil }
    var found: [Property] = []
    let isComparable = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      guard let property = comparison(of: fieldType, at: offset) else { return false }
      found.append(property)
      return true
    }
    return isComparable ? ViewProperties(properties: found) : nil
  }

  @MainActor
  private static func comparison(of type: Any.Type, at offset: Int) -> Property? {
    if let comparable = type as? any ComparableProperty.Type {
      func compare<Value: ComparableProperty>(_ type: Value.Type) -> Property {
        Property(offset: offset) {
          $0.assumingMemoryBound(to: type).pointee.isUnchanged(
            since: $1.assumingMemoryBound(to: type).pointee)
        }
      }
      return compare(comparable)
    }
    if type is any DynamicProperty.Type { return nil }
    func compare<Value>(_ type: Value.Type) -> Property {
      Property(offset: offset) { areSame($0, $1, type) }
    }
    return _openExistential(type, do: compare)
  }

  /// Whether two values are the same to the last bit, or equal texts: closures and objects are compared by identity, and what is
  /// equal by a function of the user's is not certain to look alike.
  private static func areSame<Value>(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ type: Value.Type
  ) -> Bool {
    let size = MemoryLayout<Value>.size
    let areBytesSame = UnsafeRawBufferPointer(start: first, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: second, count: size))
    if areBytesSame { return true }
    if type == String.self {
      return first.assumingMemoryBound(to: String.self).pointee
        == second.assumingMemoryBound(to: String.self).pointee
    }
    return false
  }

  @MainActor
  fileprivate func areUnchanged<Content>(_ view: Content, since other: Content) -> Bool {
    withUnsafeBytes(of: view) { own in
      withUnsafeBytes(of: other) { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return true }
        return properties.allSatisfy { $0.isUnchanged(own + $0.offset, other + $0.offset) }
      }
    }
  }
}

/// Whether two values of the environment are the same: to the last bit, or equal.
func areSameValues<Value>(_ first: Value, _ second: Value) -> Bool {
  let areBytesSame = withUnsafeBytes(of: first) { own in
    withUnsafeBytes(of: second) { own.elementsEqual($0) }
  }
  return areBytesSame || first is any StandingAction || isKnownEqual(first, second)
}

/// An action of the environment that does the same in each pass, though it is made anew: `dismiss`.
package protocol StandingAction {}
