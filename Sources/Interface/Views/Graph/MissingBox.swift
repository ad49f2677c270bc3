import Foundation
package import Geometry

/// A labelled box as large as its label, which replaces a view that does not compile.
///
/// It says so in a note, with the line of the source.
package struct MissingBox: View, RoleBearing {
  package static let roles: ViewRoles = .standsIn

  private let name: String
  /// The source location of the missing view; nil if the view is not missing.
  private let place: (file: String, line: Int)?
  private let sentence: String

  /// The line of the enclosing expression.
  package static let outline = StrokeStyle(lineWidth: 1, dash: [4, 3])

  package init(name: String, file: String, line: Int) {
    (self.name, place) = (name, (file, line))
    sentence = "“\(name)” does not compile here; a labelled box stands in its place."
  }

  /// Replaces a view that cannot be shown.
  package init(name: String, because reason: String) {
    (self.name, place) = (name, nil)
    sentence = "“\(name)” ended: \(reason); a labelled box stands in its place."
  }

  package var body: some View {
    Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
      .background {
        RoundedRectangle(cornerRadius: 6).strokeBorder(
          Color.gray, style: Self.outline
        )
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 6))
      }
      .inputs { inputs in
        if let place {
          inputs.noteMissing(name, sentence, file: place.file, line: place.line)
        } else {
          inputs.note(.missing, name, sentence)
        }
      }
  }
}

extension _ViewInputs {
  /// Notes that something does not compile, with its source location.
  package func noteMissing(_ name: String, _ sentence: String, file: String, line: Int) {
    environment.fidelity?.add(FidelityNote(.missing, name, sentence, file: file, line: line))
  }
}
