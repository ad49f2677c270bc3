public import Views

/// The objects of an app's own delegate classes.
///
/// An app on a device has made its delegate before the first view, also for a preview. Here an object is made when something asks for
/// it, because making it may need what is not there; it is only told of a launch for previews that find nothing where the app puts
/// something when it is launched.
@MainActor
public enum _AppDelegates {
  /// Finds the project's delegates that need no arguments, which the program sets: making a class takes the types of what it keeps.
  public static var findClasses: () -> [any _EnvironmentMakeable.Type] = { [] } {
    didSet { foundClasses = nil }
  }
  private static var foundClasses: [any _EnvironmentMakeable.Type]?
  private static var classes: [any _EnvironmentMakeable.Type] {
    let classes = foundClasses ?? findClasses()
    foundClasses = classes
    return classes
  }
  private static var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What is being made: an object may ask for itself.
  private static var open: Set<ObjectIdentifier> = []

  /// The object of a class; nil if none can be made.
  public static func object(of type: any _EnvironmentMakeable.Type) -> AnyObject? {
    let identity = ObjectIdentifier(type)
    if let made = objects[identity] { return made }
    guard open.insert(identity).inserted else { return nil }
    defer { open.remove(identity) }
    let object = type._makeForEnvironment()
    objects[identity] = object
    return object
  }

  /// Makes the delegates of UIKit's apps.
  ///
  /// - Parameter telling: whether they are told that the app has been launched.
  public static func launch(telling: Bool) {
    for type in classes where type is any UIApplicationDelegate.Type {
      guard let delegate = object(of: type) as? any UIApplicationDelegate, telling else { continue }
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }

  /// The object of the first class that is a delegate; nil if the project has none.
  public static func first(where isDelegate: (Any.Type) -> Bool) -> AnyObject? {
    classes.first { isDelegate($0) }.flatMap(object)
  }
}
