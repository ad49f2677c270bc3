internal import Foundation
public import Geometry
internal import LayoutEngine
internal import Rendering
public import Views

/// The space that a view is proposed, and the circumstances in which it is shown.
public struct RenderOptions: Hashable, Sendable {
  /// Points; nil leaves the width to the view.
  public var width: Double?
  /// Points; nil leaves the height to the view.
  public var height: Double?
  /// Pixels per point.
  public var scale = 2.0
  /// Nil uses the view's `preferredColorScheme`, or light if it has none.
  public var colorScheme: ColorScheme?
  /// The identifier of a language or locale, such as `de` or `pt_BR`; nil is US English, never that of the machine.
  public var locale: String?
  /// The user's text size; nil is large, the default of devices.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Nil derives it from the locale.
  public var layoutDirection: LayoutDirection?

  public init(width: Double? = nil, height: Double? = nil, scale: Double = 2) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  var request: RenderRequest {
    var request = RenderRequest(
      proposal: ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }),
      scale: scale)
    request.colorScheme = colorScheme
    request.locale = locale
    request.dynamicTypeSize = dynamicTypeSize
    request.layoutDirection = layoutDirection
    return request
  }
}
