import Controls
import Foundation
import Geometry
import LayoutEngine
import Views

/// The rows of a form below each other, their labels in one column and their controls in another.
///
/// The first column is as wide as the widest label; rows without a label are in the second. That follows
/// Apple's description; spacing is that of stacks, because no picture was found to measure.
struct FormColumnsLayout: Layout {
  /// The minimum width of controls in a window that is too narrow, in points.
  private static let leastControl: CGFloat = 60

  /// The proposal for each row, and where it starts. Labels have their ideal widths.
  private func rows(_ subviews: Subviews, width: CGFloat?) -> [(start: CGFloat, offer: ProposedViewSize)] {
    // Where the second column starts in a row, from the row's leading side; nil for a row without a label.
    let lines = subviews.map { $0.dimensions(in: .unspecified)[explicit: .formColumn] }
    let column = lines.compactMap { $0 }.max() ?? 0
    return lines.map { line in
      let start = column - (line ?? 0)
      let least = (line ?? 0) + Self.leastControl
      return (start, ProposedViewSize(width: width.map { max($0 - start, least) }, height: nil))
    }
  }

  private func gap(after index: Int, _ subviews: Subviews) -> CGFloat {
    index + 1 < subviews.count
      ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical) : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    var size = CGSize.zero
    for (index, (row, place)) in zip(subviews, rows(subviews, width: width)).enumerated() {
      let own = row.sizeThatFits(place.offer)
      size.width = max(size.width, place.start + own.width)
      size.height += own.height + gap(after: index, subviews)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (index, (row, place)) in zip(subviews, rows(subviews, width: bounds.width)).enumerated() {
      row.place(at: CGPoint(x: bounds.minX + place.start, y: y), proposal: place.offer)
      y += row.sizeThatFits(place.offer).height + gap(after: index, subviews)
    }
  }
}

/// A form in two columns.
nonisolated struct FormColumns<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    FormColumnsLayout { content }
      .inputs { inputs in
        inputs.environment.isInFormColumns = true
        inputs.environment.controlSurroundings = .layout
        inputs.environment.sectionChanges = SectionChanges(
          header: { header in header.environment.font = .headline },
          footer: { footer in ListTextStyle.footer(&footer.environment) })
      }
  }
}
