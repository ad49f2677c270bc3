public import Foundation

/// How a screen reader speaks ranges of text; a picture shows nothing of it.
///
/// https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    public let accessibilitySpeechAnnouncementsQueued: QueueAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilityTextCustom: TextCustomAttribute
    public let foundation: FoundationAttributes

    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Accessibility.AdjustedPitch"
    }

    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpellOut"
    }

    public enum PunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.Punctuation"
    }

    public enum QueueAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.Queue"
    }

    public enum PhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "Accessibility.PhoneticNotation"
    }

    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum AnnouncementPriority: Hashable, Sendable {
        case low
        case `default`
        case high
      }

      public typealias Value = AnnouncementPriority
      public static let name = "Accessibility.AnnouncementPriority"
    }

    public enum TextCustomAttribute: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "Accessibility.TextCustom"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
