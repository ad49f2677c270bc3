/// A key of a value that views and models ask for, with what it is in tests and previews.
public protocol TestDependencyKey<Value>: Sendable {
  associatedtype Value: Sendable = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

/// A key that also has a value for the app itself, which is the preview's, too, unless it has its own.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { previewValue }
}
