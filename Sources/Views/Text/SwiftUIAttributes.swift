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

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeScopes {
  /// Text attributes of SwiftUI, beside Foundation's own.
  public struct SwiftUIAttributeScope: AttributeScope {
    public let font: SwiftUIAttributes.FontAttribute
    public let foregroundColor: SwiftUIAttributes.ForegroundColorAttribute
    public let backgroundColor: SwiftUIAttributes.BackgroundColorAttribute
    public let kern: SwiftUIAttributes.KerningAttribute
    public let tracking: SwiftUIAttributes.TrackingAttribute
    public let baselineOffset: SwiftUIAttributes.BaselineOffsetAttribute
    public let underlineStyle: SwiftUIAttributes.UnderlineStyleAttribute
    public let strikethroughStyle: SwiftUIAttributes.StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributeScope.Type { SwiftUIAttributeScope.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributeScope, T>
  ) -> T {
    self[T.self]
  }
}
