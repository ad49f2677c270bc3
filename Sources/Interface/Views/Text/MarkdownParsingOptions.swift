public import Foundation
import ViewContent

extension AttributedString {
  /// How Markdown is read. https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What counts as Markdown; here everything is parsed as inline text, preserving white space.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with Markdown that cannot be parsed; here all can.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The text of Markdown with its intents as attributes.
  ///
  /// - Parameter baseURL: what links without a host are relative to.
  public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) throws {
    if options.interpretedSyntax == .full {
      try self.init(markdown: markdown)
    } else {
      self.init(spans: InlineMarkdown.spans(of: [.literal(markdown)]))
    }
  }

  /// The text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self)) }
}
