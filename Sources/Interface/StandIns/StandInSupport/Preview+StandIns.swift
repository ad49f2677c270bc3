public import Foundation
public import Views

extension Preview {
  /// A preview of something that is not itself a view, such as a widget.
  ///
  /// - Parameter size: the size in points; nil for the view's own.
  @MainActor public init(
    standInNamed name: String, size: CGSize?, body: @escaping @MainActor () throws -> AnyView
  ) {
    self.init(name: name, size: size, body: body)
  }
}
