// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import Intents
import SwiftUI

@MainActor @preconcurrency open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white
  case whiteOutline
  case black
  case blackOutline
  case automatic
  case automaticOutline
}
@MainActor @preconcurrency open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  public init(style: INUIAddVoiceShortcutButtonStyle) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(
    _ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}
@MainActor @preconcurrency open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
