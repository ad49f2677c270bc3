public import Views

/// A preview of a view with one of several arguments.
public struct ArgumentPreview {
  /// The argument as text, which distinguishes the previews.
  package let argument: String
  package let preview: Preview
}

/// What `#Preview` with arguments expands to: a type that the runner finds in the compiled file.
@MainActor
public protocol PreviewSeriesRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  static func makePreviews() throws -> [ArgumentPreview]
}

/// One preview for each argument.
///
/// - Parameter preview: makes a preview, with the name and the traits that all of them have, of a body.
@MainActor
public func _argumentPreviews<T>(
  of arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View,
  preview: (@escaping @MainActor () -> any View) -> Preview
) -> [ArgumentPreview] {
  arguments.map { argument in
    ArgumentPreview(argument: String(describing: argument), preview: preview { body(argument) })
  }
}
