// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

/// A translation's languages; nothing is translated.
public struct TranslationSession: Sendable {
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }
  public struct Response: Sendable {
    public var sourceText: String
    public var targetText: String
    public var clientIdentifier: String?
  }
  public func translate(_ string: String) async throws -> Response { throw TranslationError() }
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError() }
  public func translate(batch: [Request]) -> AsyncThrowingStream<Response, any Error> {
    .init { $0.finish() }
  }
  public func prepareTranslation() async throws {}
}
public struct TranslationError: Error { public init() {} }
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable {
    case installed
    case supported
    case unsupported
  }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}
extension View {
  /// A sheet of the system's, which no picture shows.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
}
