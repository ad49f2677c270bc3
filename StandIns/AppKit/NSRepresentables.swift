// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import StandInSupport
import SwiftUI
import UIFoundation
import Views

/// An AppKit view inside SwiftUI: the classes known to `NSViewDrawing` are drawn, others are replaced with a
/// labelled placeholder.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// `NSView`, or a view of a module beside AppKit, which is UIKit's here.
  associatedtype NSViewType: NSObject
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? {
    nil
  }

  public var body: Never { fatalError("A view of AppKit has no body.") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    if draws(view, inputs: inputs, into: &list) { return }
    LabelledBox("\(Self.self)", kind: "a view of AppKit").makeList(inputs, into: &list)
  }
}

/// A view of AppKit and its coordinator, from one pass to the next.
@MainActor private final class MadeView<Representable: NSViewRepresentable> {
  let coordinator: Representable.Coordinator
  let view: Representable.NSViewType

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    coordinator = representable.makeCoordinator()
    view = representable.makeNSView(
      context: NSViewRepresentableContext(coordinator: coordinator, environment: environment))
  }

  func context(_ environment: EnvironmentValues) -> Representable.Context {
    NSViewRepresentableContext(coordinator: coordinator, environment: environment)
  }
}

extension NSViewRepresentable {
  /// Draws the view if it is one of those that are drawn; it is made only if its class may be.
  @MainActor private static func draws(
    _ view: Self, inputs: _ViewInputs, into list: inout _ViewList
  ) -> Bool {
    guard NSViewType.self is NSView.Type else { return false }
    return _ForeignRepresentation.makeList(view, inputs: inputs, into: &list) {
      MadeView($0, $1)
    } update: {
      $0.updateNSView($1.view, context: $1.context($2))
    } drawing: { representable, made, environment in
      guard let view = made.view as? NSView, NSViewDrawing.draws(view) else { return nil }
      let context = made.context(environment)
      return AnyView(
        NSViewAnswer { representable.sizeThatFits($0, nsView: made.view, context: context) }
          .callAsFunction { NSViewDrawing(view: view) }
          .standInNoted(
            .approximated, "\(Self.self)",
            "Views of AppKit are drawn as SwiftUI's of their kind, which differ in details."))
    }
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of an AppKit view.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public private(set) var environment: EnvironmentValues
}

/// An AppKit view controller inside SwiftUI. AppKit is not available to draw it, so it is replaced with a
/// labelled placeholder.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  public var body: Never { fatalError("A view controller of AppKit has no body.") }
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    LabelledBox("\(Self.self)", kind: "a view controller of AppKit").makeList(inputs, into: &list)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of an AppKit view controller. Controllers are not created, so neither are contexts.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues
}
