import Foundation
import Views

/// Controllers made in Interface Builder, of whose files nothing is read: a controller that one is asked for ends the
/// preview.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? { nil }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("Storyboards are not read: \(name) would give \(identifier)")
  }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { nil }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { fatalError("Storyboards are not read: \(name) would give \(identifier)") }
}

/// A change from one controller of a storyboard to another, which never happens here.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  open func perform() {}
}
