public import Foundation
public import Geometry
public import LayoutEngine
public import Views

/// Where a window opens, and how large; a picture of a window has its default size.
///
/// https://developer.apple.com/documentation/swiftui/windowplacement
public struct WindowPlacement {
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  @_disfavoredOverload public init(_ position: CGPoint?, size: CGSize? = nil) {}
  @_disfavoredOverload public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// The content of a window to be placed.
public struct WindowLayoutRoot {
  /// The proposal if it is finite: the content is not measured.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The context for the placement of a window.
public struct WindowPlacementContext {
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
  public var windows: [WindowProxy] { [] }
}

/// A window that is open.
public struct WindowProxy {
  public var id: String { "" }
}

/// The display that windows are placed on: of 1440 by 900 points.
public struct DisplayProxy {
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
  public var visibleRect: CGRect { CGRect(x: 0, y: 25, width: 1440, height: 875) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// The role of a window for the window manager.
public struct WindowManagerRole: Sendable {
  private let number: Int
  public static let automatic = WindowManagerRole(number: 0)
  public static let principal = WindowManagerRole(number: 1)
  public static let associated = WindowManagerRole(number: 2)
}

extension Scene {
  public func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

/// The size of a zoomed window.
public struct WindowIdealSize: Sendable {
  private let number: Int
  public static let automatic = WindowIdealSize(number: 0)
  public static let fitToContent = WindowIdealSize(number: 1)
  public static let maximum = WindowIdealSize(number: 2)
}
