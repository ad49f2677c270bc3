import SwiftUI

/// A question about the properties of objects: `realm.objects(Dog.self).where { $0.age > 3 && $0.owner.name == "Ann" }`.
///
/// A path through a collection has a value for each of its elements; a comparison holds if it does for one of them.
@dynamicMemberLookup
public struct Query<T> {
  let values: (Any) -> [T]

  init(_ values: @escaping (Any) -> [T]) { self.values = values }

  func map<Value>(_ change: @escaping (T) -> Value) -> Query<Value> {
    let values = values
    return Query<Value> { values($0).map(change) }
  }

  fileprivate func holds(_ test: @escaping (T) -> Bool) -> Query<Bool> {
    let values = values
    return Query<Bool> { [values($0).contains(where: test)] }
  }

  fileprivate func number(_ other: T, _ test: @escaping (Int) -> Bool) -> Query<Bool> {
    holds {
      SortDescriptor.order($0, nil) != 0 && SortDescriptor.order(other, nil) != 0
        && test(SortDescriptor.order($0, other))
    }
  }
}

extension Query where T: ObjectBase {
  public subscript<Value>(dynamicMember member: KeyPath<T, Value>) -> Query<Value> {
    map { $0[keyPath: member] }
  }
}

extension Query {
  public subscript<Object: ObjectBase, Value>(dynamicMember member: KeyPath<Object, Value>) -> Query<Value>
  where T == Object? {
    let values = values
    return Query<Value> { values($0).compactMap { $0?[keyPath: member] } }
  }
}

extension Query where T: RealmCollection {
  public subscript<Value>(dynamicMember member: KeyPath<T.Element, Value>) -> Query<Value>
  where T.Element: ObjectBase {
    let values = values
    return Query<Value> { values($0).flatMap(\._elements).map { $0[keyPath: member] } }
  }

  public func contains(_ element: T.Element) -> Query<Bool> { holds { $0._elements.contains(element) } }
  public func containsAny<C: Collection>(in other: C) -> Query<Bool> where C.Element == T.Element {
    let other = Set(other)
    return holds { !other.isDisjoint(with: $0._elements) }
  }
  public var count: Query<Int> { map(\.count) }
}

extension Query where T: Equatable {
  public static func == (first: Query, second: T) -> Query<Bool> { first.holds { $0 == second } }
  public static func != (first: Query, second: T) -> Query<Bool> { first.holds { $0 != second } }
  public func `in`<C: Collection>(_ collection: C) -> Query<Bool> where C.Element == T {
    holds(collection.contains)
  }
}

// Numbers, dates, and optional ones of them.
extension Query {
  public static func > (first: Query, second: T) -> Query<Bool> { first.number(second) { $0 > 0 } }
  public static func >= (first: Query, second: T) -> Query<Bool> { first.number(second) { $0 >= 0 } }
  public static func < (first: Query, second: T) -> Query<Bool> { first.number(second) { $0 < 0 } }
  public static func <= (first: Query, second: T) -> Query<Bool> { first.number(second) { $0 <= 0 } }
}

extension Query where T: Comparable {
  public func contains(_ range: Range<T>) -> Query<Bool> { holds(range.contains) }
  public func contains(_ range: ClosedRange<T>) -> Query<Bool> { holds(range.contains) }
}

extension Query where T == Bool {
  public static prefix func ! (query: Query) -> Query<Bool> { Query { [!query.values($0).contains(true)] } }
  public static func && (first: Query, second: Query) -> Query<Bool> {
    Query { [first.values($0).contains(true) && second.values($0).contains(true)] }
  }
  public static func || (first: Query, second: Query) -> Query<Bool> {
    Query { [first.values($0).contains(true) || second.values($0).contains(true)] }
  }
}

public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int

  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

/// A text, or an optional one.
public protocol _QueryString { var _text: String? { get } }
extension String: _QueryString { public var _text: String? { self } }
extension Optional: _QueryString where Wrapped == String { public var _text: String? { self } }

extension Query where T: _QueryString {
  private func text(_ options: StringOptions, _ test: @escaping (String) -> Bool) -> Query<Bool> {
    holds { $0._text.map { test(options.folded($0)) } ?? false }
  }

  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    let text = options.folded(text)
    return self.text(options) { $0.contains(text) }
  }
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    let text = options.folded(text)
    return self.text(options) { $0.hasPrefix(text) }
  }
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    let text = options.folded(text)
    return self.text(options) { $0.hasSuffix(text) }
  }
  public func equals(_ text: String, options: StringOptions = []) -> Query<Bool> {
    let text = options.folded(text)
    return self.text(options) { $0 == text }
  }
  public func notEquals(_ text: String, options: StringOptions = []) -> Query<Bool> {
    !equals(text, options: options)
  }
}
