import Foundation
import Geometry

/// A labelled box as large as its label, in the place of a view that does not compile.
///
/// It says so in a note, with the line of the source.
package struct MissingBox: View {
  private let name: String
  private let file: String
  private let line: Int

  package init(name: String, file: String, line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
  }

  package var body: some View {
    Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
      .background {
        RoundedRectangle(cornerRadius: 6).strokeBorder(
          Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3])
        )
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 6))
      }
      .inputs { inputs in
        inputs.environment.fidelity?.add(
          FidelityNote(
            .missing, name, "“\(name)” does not compile here; a labelled box stands in its place.",
            file: file,
            line: line))
      }
  }
}
