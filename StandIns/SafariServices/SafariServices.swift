// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    open var eventAttribution: AnyObject?
    public override init() {}
  }
  open class ActivityButton: NSObject {
    open var templateImage: UIImage?
    open var extensionIdentifier: String?
    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }
  open class DataStore: NSObject {
    public static let `default` = DataStore()
    open func clearWebsiteData(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  }
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }
  open var preferredControlTintColor: UIColor?
  open var preferredBarTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  private let given: Configuration
  open var configuration: Configuration { given }
  public init(url: URL, configuration: Configuration) {
    given = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }
  public required init?(coder: NSCoder) {
    given = Configuration()
    super.init(coder: coder)
  }
}

@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}

/// Safari's list of things to read later, which only exists on devices.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme) }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

/// A blocker of content, whose extension no preview runs.
open class SFContentBlockerManager: NSObject {
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

open class SFContentBlockerState: NSObject, @unchecked Sendable { open var isEnabled: Bool { false } }
