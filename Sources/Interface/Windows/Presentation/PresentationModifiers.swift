public import Foundation
public import Geometry
public import LayoutEngine
public import Views

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  private var custom: CustomHeight?

  private struct CustomHeight: Hashable, @unchecked Sendable {
    let id: ObjectIdentifier
    let height: @MainActor (Context) -> CGFloat?

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The context for a custom detent.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of a sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)
  /// A fraction of the maximum height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = CustomHeight(id: ObjectIdentifier(type)) { type.height(in: $0) }
    return detent
  }

  @MainActor
  func customHeight(_ maximum: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    custom?.height(Context(maxDetentValue: maximum, environment: environment))
  }
}

/// A height of a sheet that an app computes.
@MainActor
public protocol CustomPresentationDetent {
  /// In points; nil if the sheet is not to rest there.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// How a presentation adapts to a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  public static let automatic = PresentationAdaptation(number: 0)
  public static let none = PresentationAdaptation(number: 1)
  public static let popover = PresentationAdaptation(number: 2)
  public static let sheet = PresentationAdaptation(number: 3)
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

/// Whether the content behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static var automatic: PresentationBackgroundInteraction { .init(isEnabled: false) }
  public static var enabled: PresentationBackgroundInteraction { .init(isEnabled: true) }
  public static var disabled: PresentationBackgroundInteraction { .init(isEnabled: false) }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(isEnabled: true)
  }
}

/// Whether a drag scrolls a sheet's content or changes its height.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int
  public static let automatic = PresentationContentInteraction(number: 0)
  public static let resizes = PresentationContentInteraction(number: 1)
  public static let scrolls = PresentationContentInteraction(number: 2)
}

/// The size of a sheet if there is more space than it needs.
public protocol PresentationSizing: Sendable {}

enum PresentationSizingKind {
  case form
  case page
  case fitted
}

public struct AutomaticPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing()
  }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

nonisolated extension View {
  /// The heights at which the sheet may rest; it opens at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOptions { options in
      options.detents = detents
      options.selectedDetent = selection.wrappedValue
    }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// The radius of the sheet's corners, in points; nil is the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }

  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOptions { options in
      options.background = AnyView(Rectangle().fill(style))
      options.backgroundStyle = AnyShapeStyle(style)
    }
  }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentationOptions { $0.background = content }
  }

  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentationOptions { $0.backgroundInteraction = interaction.isEnabled }
  }

  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOptions { $0.adaptation = adaptation }
  }

  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOptions { $0.adaptation = horizontalAdaptation }
  }

  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    let kind: PresentationSizingKind? =
      switch sizing {
      case is FormPresentationSizing: .form
      case is PagePresentationSizing: .page
      case is FittedPresentationSizing: .fitted
      default: nil
      }
    return presentationOptions { $0.sizing = kind }
  }

  // MARK: Sheets

  /// Shows a sheet while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(onDismiss: onDismiss) { _ in
      guard isPresented.wrappedValue else { return nil }
      return (.sheet, AnyView(content()), { isPresented.wrappedValue = false })
    }
  }

  /// Shows a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(onDismiss: onDismiss) { _ in
      guard let value = item.wrappedValue else { return nil }
      return (.sheet, AnyView(content(value)), { item.wrappedValue = nil })
    }
  }

  /// Covers the screen while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(onDismiss: onDismiss) { _ in
      guard isPresented.wrappedValue else { return nil }
      return (.cover, AnyView(content()), { isPresented.wrappedValue = false })
    }
  }

  /// Covers the screen for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(onDismiss: onDismiss) { _ in
      guard let value = item.wrappedValue else { return nil }
      return (.cover, AnyView(content(value)), { item.wrappedValue = nil })
    }
  }

  /// Shows a popover while a value is true; on a phone it is a sheet, unless its content sets another
  /// adaptation.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting { _ in
      guard isPresented.wrappedValue else { return nil }
      return (
        .popover(arrowEdge: arrowEdge), AnyView(content()), { isPresented.wrappedValue = false }
      )
    }
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting { _ in
      guard let value = item.wrappedValue else { return nil }
      return (.popover(arrowEdge: arrowEdge), AnyView(content(value)), { item.wrappedValue = nil })
    }
  }

  @_disfavoredOverload
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top,
      content: content)
  }

  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content)
  }

  /// Shows a column beside the view while a value is true; on a phone a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: { AnyView(content()) }))
  }

  public func inspectorColumnWidth(_ width: CGFloat) -> some View { navigationSplitViewColumnWidth(width) }

  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}

/// The anchor of a popover.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A view with a column at its end.
private struct InspectorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> AnyView

  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    if sizeClass == .compact {
      content.sheet(isPresented: isPresented) { inspector() }
    } else if isPresented.wrappedValue {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider().ignoresSafeArea()
        inspector().frame(width: 270).frame(maxHeight: .infinity)
          .background(Color(.system(.systemBackground)))
      }
    } else {
      content
    }
  }
}
