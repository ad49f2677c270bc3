public import Views

/// A dashed box with a name, for something that only a device can show.
///
/// It takes the size that it is proposed, and every picture that shows it is reported with a note.
public struct LabelledBox: View {
  private let placeholder: PlaceholderView

  /// - Parameters:
  ///   - name: the box's label, as in source: "Map".
  ///   - kind: what it is, for the note: "a map".
  public init(_ name: String, kind: String) {
    placeholder = PlaceholderView(name, kind: kind)
  }

  public var body: some View { placeholder }

  /// Adds the box to a list of views, for views that cannot have a body, such as those of AppKit.
  public func makeList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    placeholder.makeList(inputs, into: &list)
  }
}
