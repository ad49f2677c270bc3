import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import Views

/// The UIKit view of a representable, drawn if its class is supported.
nonisolated struct RepresentedView<Representable: UIViewRepresentable>: TransparentView {
  let representable: Representable

  /// The view and its coordinator, from one pass to the next.
  @MainActor private final class Made {
    let coordinator: Representable.Coordinator
    let view: Representable.UIViewType

    init(_ representable: Representable, _ environment: EnvironmentValues) {
      coordinator = representable.makeCoordinator()
      view = representable.makeUIView(
        context: UIViewRepresentableContext(coordinator: coordinator, environment: environment))
    }
  }

  @MainActor
  func makeList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    Self._makeViewList(self, inputs: inputs, into: &list)
  }

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    guard DrawnClasses.contains(Representable.UIViewType.self, ofApp: Representable.self) else {
      placeholder.makeList(inputs, into: &list)
      return
    }
    var representable = representable
    let inner = inputs.child(.content)
    DynamicPropertyFields.of(Representable.self).install(in: &representable, inputs: inner)
    let made = inner.identity.slot { Made(representable, inner.environment) }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: made.coordinator, environment: inner.environment)
    representable.updateUIView(made.view, context: context)
    made.view.layoutSubviews()
    guard DrawnClasses.showsSomething(made.view) else {
      placeholder.makeList(inputs, into: &list)
      return
    }
    let name = "\(Representable.self)"
    inputs.note(
      .approximated, name, "Views of UIKit are drawn as SwiftUI's of their kind, which differ in details.")
    let answering = representable
    let view = UIViewProposal(view: made.view) { proposal in
      answering.sizeThatFits(proposal, uiView: made.view, context: context)
    }
    let drawing = view { UIViewDrawing(view: made.view) }
    add(drawing, inner.child(.body), into: &list)
  }

  @MainActor private func add<Content: View>(
    _ content: Content, _ inputs: _ViewInputs, into list: inout _ViewList
  ) {
    Content._makeViewList(content, inputs: inputs, into: &list)
  }

  @MainActor private var placeholder: PlaceholderView {
    PlaceholderView("\(Representable.self)", kind: "a view of UIKit")
  }
}

/// The classes of UIKit whose views are drawn.
@MainActor enum DrawnClasses {
  private static let known: [UIView.Type] = [
    UIView.self, UILabel.self, UIImageView.self, UIButton.self, UITextField.self, UITextView.self,
    UISwitch.self, UISlider.self, UIProgressView.self, UIActivityIndicatorView.self, UISegmentedControl.self,
    UIPageControl.self, UIStackView.self, UIVisualEffectView.self, UIControl.self, UIScrollView.self,
  ]

  /// Whether the views of a class are drawn: it is one of those, or the app's own subclass of one, with no
  /// class of another framework in between.
  static func contains(_ type: UIView.Type, ofApp app: Any.Type) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == UIScrollView.self || candidate == UIControl.self { return false }
      if known.contains(where: { $0 == candidate }) { return true }
      guard module(of: candidate) == module(of: app) else { return false }
      current = _getSuperclass(candidate)
    }
    return false
  }

  /// Whether a class is an app's own, whose views may draw themselves.
  static func isAppOwn(_ type: UIView.Type) -> Bool { module(of: type) != module(of: UIView.self) }

  private static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  /// Whether a view that is drawn here shows anything, so that an empty one becomes a labelled box rather
  /// than nothing; content of other frameworks counts as nothing.
  static func showsSomething(_ view: UIView) -> Bool {
    if view._ownContent != nil || view.backgroundColor != nil || draws(view) { return true }
    let layers = [view.layer] + (view.layer.sublayers ?? [])
    if layers.contains(where: { $0 is CAGradientLayer || $0 is CAShapeLayer || $0.backgroundColor != nil }) {
      return true
    }
    return view.subviews.contains { showsSomething($0) }
  }

  /// Whether an app's own view draws anything, given some space.
  private static func draws(_ view: UIView) -> Bool {
    guard isAppOwn(type(of: view)) else { return false }
    let frame = view.frame
    view.frame.size = CGSize(width: 100, height: 100)
    defer { view.frame = frame }
    let canvas = CGContext(_size: view.frame.size)
    _CurrentContext.drawing(in: canvas) { view.draw(view.bounds) }
    return !canvas._drawings.isEmpty
  }
}
