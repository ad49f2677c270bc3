// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import LayoutEngine
public import Views

/// Views of another Apple framework inside SwiftUI, for stand-ins that draw them.
@MainActor public enum _ForeignRepresentation {
  /// Adds what a representable shows to a list of views, and keeps what it made from one pass to the next.
  ///
  /// - Parameters:
  ///   - make: makes the view and what belongs to it, the first time.
  ///   - update: passes it the SwiftUI state.
  ///   - drawing: what is shown; nil if the view is not drawn here.
  /// - Returns: whether anything was added.
  public static func makeList<Representable: View, Made: AnyObject>(
    _ representable: Representable, inputs: _ViewInputs, into list: inout _ViewList,
    make: (Representable, EnvironmentValues) -> Made,
    update: (Representable, Made, EnvironmentValues) -> Void,
    drawing: (Representable, Made, EnvironmentValues) -> AnyView?
  ) -> Bool {
    var representable = representable
    let inner = inputs.child(.content)
    DynamicPropertyFields.of(Representable.self).install(in: &representable, inputs: inner)
    let made = inner.identity.slot { make(representable, inner.environment) }
    update(representable, made, inner.environment)
    guard let view = drawing(representable, made, inner.environment) else { return false }
    AnyView._makeViewList(view, inputs: inner.child(.body), into: &list)
    return true
  }
}
