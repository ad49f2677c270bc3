import Controls
import Foundation
import LayoutEngine
import Views

/// The letters beside the rows of a list that lead to its sections.
@MainActor
struct ListIndex {
  /// The width of the letters at the end of rows, in points: well known from UIKit's tables, not measured.
  static let width: CGFloat = 15

  /// The letters with the numbers of their sections.
  private let labels: [Label]

  fileprivate struct Label {
    var text: Text
    var section: Int
  }

  /// The index of sections; nil if it is hidden or none has a label.
  init?(_ sections: [ListSection], _ environment: EnvironmentValues) {
    guard environment.listIndexVisibility != .hidden else { return nil }
    labels = sections.enumerated().compactMap { number, section in
      section.inputs.environment.sectionIndexLabel.map { Label(text: $0, section: number) }
    }
    if labels.isEmpty { return nil }
  }

  /// - Parameter show: brings a section with that number to the top.
  func node(
    beside list: LayoutNode, _ inputs: _ViewInputs, show: @escaping @MainActor (Int) -> Void
  ) -> LayoutNode {
    inputs.note(.approximated, "sectionIndexLabel", "The index beside a list is drawn from memory.")
    var own = inputs.child(.part(.sectionIndex))
    own.environment.font = nil
    own.environment.foregroundStyle = nil
    own.environment.dynamicTypeSize = .large
    let letters = ListIndexLetters(labels: labels, show: show).node(own, implicitContainer: .overlay)
      .annotated("SectionIndex", inputs: inputs)
    return OverlayNode(
      primary: list, secondary: letters, alignment: .trailing, isBehind: false,
      layoutDirection: inputs.environment.layoutDirection)
  }
}

private nonisolated struct ListIndexLetters: View {
  let labels: [ListIndex.Label]
  let show: @MainActor (Int) -> Void

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<labels.count) { index in
        let label = labels[index]
        label.text.font(.system(size: 11, weight: .semibold)).lineLimit(1)
          .frame(width: ListIndex.width, height: 14)
          .interaction("section index") { interaction, _ in
            interaction.spoken = AccessibilityControl(
              [.adjustable], label: { "Section index" }, saysContent: false)
            interaction.tap = { _ in show(label.section) }
          }
      }
    }
    .foregroundStyle(TintShapeStyle())
  }
}

extension EnvironmentValues {
  private struct ListIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private struct SectionIndexLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// Whether the lists below have a section index.
  var listIndexVisibility: Visibility {
    get { self[ListIndexVisibilityKey.self] }
    set { self[ListIndexVisibilityKey.self] = newValue }
  }

  /// The label of the enclosing section in the index.
  var sectionIndexLabel: Text? {
    get { self[SectionIndexLabelKey.self] }
    set { self[SectionIndexLabelKey.self] = newValue }
  }
}

extension ViewPart {
  /// The letters beside a list.
  fileprivate static let sectionIndex = ViewPart("sectionIndex")
}
