// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
import SwiftUI

// An extension of Messages, which the system only opens on devices.

public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  case compact
  case expanded
  case transcript
}
public enum MSStickerSize: Int, Sendable {
  case small
  case regular
  case large
}
open class MSSession: NSObject {}
open class MSMessageLayout: NSObject {}
open class MSMessageTemplateLayout: MSMessageLayout {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
}
open class MSMessage: NSObject {
  public let session: MSSession?
  open var layout: MSMessageLayout?
  open var url: URL?
  open var summaryText: String?
  open var shouldExpire = false
  open var accessibilityLabel: String?
  public override init() { session = nil }
  public init(session: MSSession) { self.session = session }
}
open class MSSticker: NSObject {
  public let imageFileURL: URL
  public let localizedDescription: String
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    imageFileURL = fileURL
    self.localizedDescription = localizedDescription
  }
}
@MainActor @preconcurrency open class MSConversation: NSObject {
  open var selectedMessage: MSMessage? { nil }
  open var localParticipantIdentifier: UUID { UUID() }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  open func insert(_ message: MSMessage) async throws { throw CocoaError(.featureUnsupported) }
  open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
}
@MainActor @preconcurrency open class MSMessagesAppViewController: UIViewController {
  open var activeConversation: MSConversation? { nil }
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
  open func dismiss() {}
  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
