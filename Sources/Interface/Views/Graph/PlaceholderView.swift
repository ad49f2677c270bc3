import Foundation
import Geometry

/// A dashed box with a name, for something that only a device can show.
///
/// It takes the size that it is proposed, as views of UIKit without a size of their own do.
package struct PlaceholderView: View {
  private let name: String
  private let sentence: String

  /// - Parameters:
  ///   - name: the box's label, as in source: "Map".
  ///   - kind: what it is, for the note: "a map".
  package init(_ name: String, kind: String) {
    self.name = name
    sentence = "A device shows \(kind) here; a labelled box of its size stands in its place."
  }

  package var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 6))
      .overlay {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
          .padding(4)
      }
      .noted(.placeholder, name, sentence)
  }

  /// Adds the box to a list of views, for views that cannot have a body.
  package func makeList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    Self._makeViewList(self, inputs: inputs, into: &list)
  }
}
