// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
import SwiftUI

// Templates for a car's display, which no preview shows.

@MainActor @preconcurrency open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
}
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
}
@MainActor @preconcurrency open class CPListItem: NSObject, @preconcurrency CPListTemplateItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open var userInfo: Any?
  open var isEnabled = true
  open var isPlaying = false
  open var accessoryType = CPListItemAccessoryType.none
  open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
  public init(text: String?, detailText: String?, image: UIImage? = nil) {
    self.text = text
    self.detailText = detailText
    self.image = image
  }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
}
public enum CPListItemAccessoryType: Int, Sendable {
  case none
  case disclosureIndicator
  case cloud
}
@MainActor @preconcurrency open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public init(items: [any CPListTemplateItem]) {
    self.items = items
    header = nil
  }
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
  }
}
@MainActor @preconcurrency open class CPListTemplate: CPTemplate {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
  }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
@MainActor @preconcurrency open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)?) {
    self.titleVariants = titleVariants
    self.image = image
  }
}
@MainActor @preconcurrency open class CPGridTemplate: CPTemplate {
  public let title: String?
  public let gridButtons: [CPGridButton]
  public init(title: String?, gridButtons: [CPGridButton]) {
    self.title = title
    self.gridButtons = gridButtons
  }
}
@MainActor @preconcurrency open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  public init(templates: [CPTemplate]) { self.templates = templates }
  open func updateTemplates(_ templates: [CPTemplate]) { self.templates = templates }
}
@MainActor @preconcurrency public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
@MainActor @preconcurrency open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
}
@MainActor @preconcurrency open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable {
    case `default`
    case cancel
    case destructive
  }
  public let title: String
  public let style: Style
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
  }
}
@MainActor @preconcurrency open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    self.titleVariants = titleVariants
    self.actions = actions
  }
}
@MainActor @preconcurrency open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var rootTemplate: CPTemplate { CPTemplate() }
  open var topTemplate: CPTemplate? { nil }
  open var templates: [CPTemplate] { [] }
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func pushTemplate(
    _ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {}
  open func presentTemplate(
    _ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {}
}
@MainActor @preconcurrency public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
@MainActor @preconcurrency open class CPTemplateApplicationScene: UIScene {
  public let interfaceController = CPInterfaceController()
}
@MainActor @preconcurrency public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}
