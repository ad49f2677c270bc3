/// Which view has accessibility focus; none, in a picture, until it is set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: InstallableProperty {
  /// A way to read and write the focus.
  @propertyWrapper
  public struct Binding {
    let base: Views.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    state.install(inputs, at: property)
  }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var names: Set<Int>

  public init() { names = [] }
  private init(_ number: Int) { names = [number] }

  public static let voiceOver = AccessibilityTechnologies(0)
  public static let switchControl = AccessibilityTechnologies(1)

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  public func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

nonisolated extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  // As on Apple's platforms, this also accepts an ordinary focus value.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
