public import Foundation

/// The attributes of attributed strings that text understands.
public enum SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeScopes {
  /// Text attributes of SwiftUI, beside Foundation's own.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: ViewContent.SwiftUIAttributes.FontAttribute
    public let foregroundColor: ViewContent.SwiftUIAttributes.ForegroundColorAttribute
    public let backgroundColor: ViewContent.SwiftUIAttributes.BackgroundColorAttribute
    public let kern: ViewContent.SwiftUIAttributes.KerningAttribute
    public let tracking: ViewContent.SwiftUIAttributes.TrackingAttribute
    public let baselineOffset: ViewContent.SwiftUIAttributes.BaselineOffsetAttribute
    public let underlineStyle: ViewContent.SwiftUIAttributes.UnderlineStyleAttribute
    public let strikethroughStyle: ViewContent.SwiftUIAttributes.StrikethroughStyleAttribute
    public let inlinePresentationIntent: ViewContent.SwiftUIAttributes.InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// The inline presentation intent of a range of text; Foundation has it on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// The text of Markdown with its intents as attributes.
  public init(markdown: String) throws {
    InlineMarkdown.noteBlocks(in: markdown)
    self.init(spans: InlineMarkdown.spans(of: [.literal(markdown)]))
  }

  /// Text runs with their styles as intents; embedded views are left out.
  package init(spans: [InlineMarkdown.Span]) {
    self.init()
    for span in spans {
      guard case .string(let string) = span.content else { continue }
      var part = AttributedString(string)
      var intent = InlinePresentationIntent()
      if span.style.isStrong { intent.insert(.stronglyEmphasized) }
      if span.style.isEmphasized { intent.insert(.emphasized) }
      if span.style.isCode { intent.insert(.code) }
      if span.style.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.style.link { part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
      append(part)
    }
  }
}
