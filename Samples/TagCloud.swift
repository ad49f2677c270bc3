import SwiftUI

/// Lays its subviews out in rows, beginning a new row where the next one does not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Row {
    var indices: [Int] = []
    var size: CGSize = .zero
  }

  struct Cache {
    var sizes: [CGSize]
    var width: CGFloat?
    var rows: [Row] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(in: proposal.width ?? .infinity, subviews: subviews, cache: &cache)
    let width = cache.rows.map(\.size.width).max() ?? 0
    let height = cache.rows.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(0, cache.rows.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arrange(in: bounds.width, subviews: subviews, cache: &cache)
    var y = bounds.minY
    for row in cache.rows {
      var x = bounds.minX
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + row.size.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.size.height + spacing
    }
  }

  private func arrange(in width: CGFloat, subviews: Subviews, cache: inout Cache) {
    if cache.width == width { return }
    cache.width = width
    cache.rows = []
    var row = Row()
    // Pinned tags come first.
    let order = subviews.indices.sorted { first, second in
      let isFirstPinned = subviews[first][IsPinned.self]
      let isSecondPinned = subviews[second][IsPinned.self]
      return isFirstPinned == isSecondPinned ? first < second : isFirstPinned
    }
    for index in order {
      let size = cache.sizes[index]
      let extended = row.indices.isEmpty ? size.width : row.size.width + spacing + size.width
      if extended > width, !row.indices.isEmpty {
        cache.rows.append(row)
        row = Row(indices: [index], size: size)
      } else {
        row.indices.append(index)
        row.size = CGSize(width: extended, height: max(row.size.height, size.height))
      }
    }
    if !row.indices.isEmpty { cache.rows.append(row) }
  }
}

/// Whether a tag stands before all others.
private struct IsPinned: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View {
    layoutValue(key: IsPinned.self, value: isPinned)
  }
}

struct TagCloud: View {
  let tags = ["Swift", "Layout", "Accessibility", "Text", "Linux", "Fonts", "Snapshot testing", "Grid"]

  var body: some View {
    FlowLayout {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .font(.subheadline)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.teal.opacity(tag == "Fonts" ? 0.5 : 0.2), in: Capsule())
          .pinned(tag == "Fonts")
      }
    }
    .padding()
  }
}

#Preview("TagCloud") {
  TagCloud()
}
