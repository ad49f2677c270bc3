internal import Foundation

/// A class of which an object can be made where a view looks for one in its environment and finds none.
///
/// The preview runner says so of a project's classes that can be made without arguments. A device ends such a preview; here
/// it is drawn with an object of its own, and the report says so.
public protocol _EnvironmentMakeable: AnyObject {
  @MainActor static func _makeForEnvironment() -> AnyObject
}

/// The objects of a render that stand for those that its environment lacks: one of each class, for all that look for it.
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

/// Notes that a view is shown with an object that nothing has put into its environment.
func noteSubstitute(for type: Any.Type) {
  MissingCode.add(
    FidelityNote(
      .missing, "\(type)",
      "No object of type \(type) is in the environment, which ends the preview on a device; an object of its own, made without "
        + "arguments, stands in its place."))
}
