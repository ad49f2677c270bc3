// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

@MainActor @preconcurrency public final class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public override init() {}
  }
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }
  public var preferredControlTintColor: UIColor?
  public var preferredBarTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
