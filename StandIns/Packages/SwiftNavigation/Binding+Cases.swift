@_exported import CasePaths
import SwiftUI

extension Binding {
  /// The binding of a case's value, if the value is of this case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    Binding<Member>(unwrapping: optional(Value.allCasePaths[keyPath: keyPath]))
  }

  /// The binding of an optional value's case, which is nil for any other case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap(path.extract) },
      set: { value, transaction in
        let isOfCase = wrappedValue.flatMap(path.extract) != nil
        guard isOfCase || wrappedValue == nil else { return }
        self.transaction(transaction).wrappedValue = value.map(path.embed)
      })
  }

  private func optional<Member>(_ path: AnyCasePath<Value, Member>) -> Binding<Member?> {
    Binding<Member?>(
      get: { path.extract(from: wrappedValue) },
      set: { value, transaction in
        if let value { self.transaction(transaction).wrappedValue = path.embed(value) }
      })
  }

  /// The binding of a value that is there.
  public init?(unwrapping base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { value, transaction in base.transaction(transaction).wrappedValue = value })
  }

  /// Whether the value is there; setting it to false removes the value.
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isPresent, transaction in
        if !isPresent { base.transaction(transaction).wrappedValue = nil }
      })
  }

  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? { Binding<Bool>(self) }

  public func didSet(_ perform: @escaping (Value) -> Void) -> Self {
    Binding(
      get: { wrappedValue },
      set: { value, transaction in
        self.transaction(transaction).wrappedValue = value
        perform(value)
      })
  }

  public func removeDuplicates(by isEqual: @escaping (Value, Value) -> Bool) -> Self {
    Binding(
      get: { wrappedValue },
      set: { value, transaction in
        if !isEqual(wrappedValue, value) { self.transaction(transaction).wrappedValue = value }
      })
  }

  public func removeDuplicates() -> Self where Value: Equatable { removeDuplicates(by: ==) }
}
