public import OpenCombine

/// An object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: InstallableProperty {
  private let make: () -> ObjectType
  private var box: ObjectBox<ObjectType>?
  /// How often the object had changed when the property was connected.
  private var number = 0

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    box?.object ?? make()
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let make = make
    let graph = inputs.graph
    let box = inputs.identity.slot(property) { ObjectBox(make(), graph: graph) }
    (self.box, number) = (box, box.number)
  }
}

extension StateObject: ComparableProperty {
  package func isUnchanged(since other: StateObject) -> Bool { box === other.box && number == other.number }
}

/// An object that a view is given and watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InstallableProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public nonisolated struct Wrapper {
    package let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] },
        set: { value, transaction in transaction.forBinding { object[keyPath: keyPath] = value } })
    }
  }

  public var wrappedValue: ObjectType
  /// How often the object had changed when the property was connected.
  private var number = 0

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue)
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let object = wrappedValue
    let graph = inputs.graph
    let box = inputs.identity.slot(property) { ObjectBox(object, graph: graph) }
    box.replace(with: object)
    number = box.number
  }
}

extension ObservedObject: ComparableProperty {
  package func isUnchanged(since other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue && number == other.number
  }
}

/// An object that a view finds among its ancestors' environment objects.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: InstallableProperty {
  private var object: ObjectType?
  /// Whether the environment lacks the object, and another one replaces it.
  private var isSubstitute = false
  /// How often the object had changed when the property was connected.
  private var number = 0

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if isSubstitute { noteSubstitute(for: ObjectType.self) }
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let given = inputs.environment.object(ObjectType.self)
    isSubstitute = given == nil
    guard let object = given ?? substitute(for: ObjectType.self) else { return }
    self.object = object
    let graph = inputs.graph
    let box = inputs.identity.slot(property) { ObjectBox(object, graph: graph) }
    box.replace(with: object)
    number = box.number
  }
}

extension EnvironmentObject: ComparableProperty {
  package func isUnchanged(since other: EnvironmentObject) -> Bool {
    object === other.object && number == other.number
  }
}

/// An object and the subscription that asks for another pass when it changes.
private final class ObjectBox<ObjectType: ObservableObject> {
  private(set) var object: ObjectType
  /// Counts the changes of the object, and the objects.
  private(set) var number = 0
  private unowned let graph: ViewGraph
  private var subscription: AnyCancellable?

  init(_ object: ObjectType, graph: ViewGraph) {
    self.object = object
    self.graph = graph
    subscribe()
  }

  func replace(with newObject: ObjectType) {
    if newObject === object { return }
    object = newObject
    subscribe()
  }

  private func subscribe() {
    number += 1
    subscription = object.objectWillChange.sink { [weak self, weak graph] _ in
      self?.number += 1
      graph?.setNeedsUpdate(writer: String(describing: ObjectType.self))
    }
  }
}

nonisolated extension View {
  /// Makes an object available to the views below by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    inputs { $0.environment.setObject(object) }
  }
}
