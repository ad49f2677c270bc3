internal import Foundation

/// A class that can be instantiated when a view looks for an object in its environment and finds none.
///
/// The preview runner conforms a project's classes that have an initializer without arguments. On a device
/// such a preview crashes; here it is drawn with a new object, and the report says so.
public protocol _EnvironmentMakeable: AnyObject {
  @MainActor static func _makeForEnvironment() -> AnyObject
}

/// A class of objects that are assets of the project: pictures or colours.
public protocol _AssetMakeable: AnyObject {
  static var _isColor: Bool { get }
  static func _makeAsset(named name: String) -> AnyObject?
}

/// The objects that replace those missing from a render's environment: one of each class, shared by all views
/// that look for it.
@MainActor
final class EnvironmentSubstitutes: Sendable {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  fileprivate func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    if let made = objects[ObjectIdentifier(type)] { return made as? Object }
    guard let makeable = type as? any _EnvironmentMakeable.Type,
      let made = makeable._makeForEnvironment() as? Object
    else { return nil }
    objects[ObjectIdentifier(type)] = made
    return made
  }
}

/// An object of a class that the environment lacks; nil if none can be made.
func substitute<Object: AnyObject>(for type: Object.Type) -> Object? {
  guard Thread.isMainThread else { return nil }
  nonisolated(unsafe) var made: Object?
  MainActor.assumeIsolated { made = RenderContext.current.substitutes.object(type) }
  return made
}

/// Notes that a view is shown with an object that nothing put into its environment.
func noteSubstitute(for type: Any.Type) {
  MissingCode.add(
    FidelityNote(
      .missing, "\(type)",
      "No object of type \(type) is in the environment, which ends the preview on a device; an object of its own, made without "
        + "arguments, stands in its place."))
}
