import Controls
import Foundation
import Geometry
import LayoutEngine
import Views

/// The lengths of an open menu, in points; those of iOS 26 were measured on public screenshots, those of iOS
/// 18 are well known from UIMenu.
struct MenuMetrics {
  let isGlass: Bool

  static let width: CGFloat = 250
  var cornerRadius: CGFloat { isGlass ? 32 : 13 }
  /// The padding above the first and below the last row.
  var margin: CGFloat { isGlass ? 10 : 0 }
  var rowHeight: CGFloat { isGlass ? 42 : 44 }
  /// The band between two sections: a line in the middle, or a darker stripe.
  var bandHeight: CGFloat { isGlass ? 21 : 8 }
  /// Where the line of a band starts and ends.
  var bandInset: CGFloat { isGlass ? 24 : 0 }
  /// The middle of the column of icons, which iOS 18 only has for checkmarks.
  var columnCenter: CGFloat { isGlass ? 36 : 18 }
  /// Where titles start, with and without something in that column in any of the rows.
  func titleStart(hasColumn: Bool) -> CGFloat {
    isGlass ? (hasColumn ? 60.5 : 24) : (hasColumn ? 32 : 16)
  }
  var trailingInset: CGFloat { isGlass ? 24 : 16 }
}

/// What the rows of one menu know about each other.
@MainActor
final class MenuColumns {
  /// Whether any row has something in the column before the titles.
  var isUsed = false

  nonisolated init() {}
}

/// The role of a view in a row of a menu.
enum MenuPart {
  case title
  case icon
  case checkmark
  /// The chevron of a row that opens a submenu.
  case chevron
}

enum MenuPartKey: LayoutValueKey {
  static var defaultValue: MenuPart { .title }
}

/// The layout of a row's parts.
struct MenuRowLayout: Layout {
  let metrics: MenuMetrics
  let columns: MenuColumns

  private var hasColumn: Bool { MainActor.duringLayout { columns.isUsed } }

  private func room(_ width: CGFloat, _ subviews: Subviews) -> CGFloat {
    var room = width - metrics.titleStart(hasColumn: hasColumn) - metrics.trailingInset
    let trails = subviews.contains { subview in
      switch subview[MenuPartKey.self] {
      case .icon: !metrics.isGlass
      case .chevron: true
      case .title, .checkmark: false
      }
    }
    if trails { room -= 30 }
    return max(room, 0)
  }

  private func titles(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[MenuPartKey.self] == .title }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? MenuMetrics.width
    let offered = ProposedViewSize(width: room(width, subviews), height: nil)
    let text = titles(subviews).reduce(0) { $0 + $1.sizeThatFits(offered).height }
    return CGSize(width: width, height: max(metrics.rowHeight, text + 65.0 / 3))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offered = ProposedViewSize(width: room(bounds.width, subviews), height: nil)
    let titles = titles(subviews)
    var y = bounds.midY - titles.reduce(0) { $0 + $1.sizeThatFits(offered).height } / 2
    let start = bounds.minX + metrics.titleStart(hasColumn: hasColumn)
    for title in titles {
      title.place(at: CGPoint(x: start, y: y), proposal: offered)
      y += title.sizeThatFits(offered).height
    }
    for subview in subviews {
      switch subview[MenuPartKey.self] {
      case .title: break
      case .icon where metrics.isGlass, .checkmark:
        subview.place(
          at: CGPoint(x: bounds.minX + metrics.columnCenter, y: bounds.midY), anchor: .center,
          proposal: .unspecified)
      case .icon, .chevron:
        let half = subview.sizeThatFits(.unspecified).width / 2
        // Icons of iOS 18 are in a column at the end.
        let center = max(half, subview[MenuPartKey.self] == .icon ? 11 : half)
        subview.place(
          at: CGPoint(x: bounds.maxX - metrics.trailingInset - center, y: bounds.midY), anchor: .center,
          proposal: .unspecified)
      }
    }
  }
}

nonisolated extension View {
  func menuPart(_ part: MenuPart) -> some View { trait { $0[MenuPartKey.self] = part } }
}

/// A row of an open menu.
nonisolated struct MenuRow<Content: View>: View {
  var role: ButtonRole?
  var isChecked = false
  var leadsOn = false
  let columns: MenuColumns
  let content: Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    let metrics = MenuMetrics(isGlass: version >= .iOS26)
    MenuRowLayout(metrics: metrics, columns: columns) {
      content.labelStyle(MenuLabelStyle(columns: columns)).lineLimit(2)
      if isChecked {
        Image(systemName: "checkmark")
          .font(.system(size: metrics.isGlass ? 17 : 13, weight: .semibold))
          .menuPart(.checkmark)
      }
      if leadsOn {
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold)).foregroundStyle(Color(.system(.secondaryLabel)))
          .menuPart(.chevron)
      }
    }
    .font(.system(size: 17))
    .foregroundStyle(color)
    .contentShape(Rectangle())
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color(.system(.label)))
  }
}

/// A label in a row: its icon in the column of icons.
private nonisolated struct MenuLabelStyle: LabelStyle {
  let columns: MenuColumns

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon.imageScale(.medium).menuPart(.icon)
      .inputs { if $0.environment.renderVersion >= .iOS26 { columns.isUsed = true } }
  }
}

/// Buttons as rows.
nonisolated struct MenuButtonStyle: PrimitiveButtonStyle {
  let columns: MenuColumns

  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuButtonRow(configuration: configuration, columns: columns)
  }
}

private nonisolated struct MenuButtonRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let columns: MenuColumns

  @Environment(\.isSubmenuRow) private var isSubmenuRow

  @MainActor var body: some View {
    MenuRow(
      role: configuration.role, leadsOn: isSubmenuRow, columns: columns, content: configuration.label)
  }
}

/// Switches as rows with a checkmark where they are on.
nonisolated struct MenuToggleStyle: ToggleStyle {
  let columns: MenuColumns

  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuRow(isChecked: configuration.isOn, columns: columns, content: configuration.label)
      .inputs { _ in columns.isUsed = true }
  }
}

/// Controls side by side in a row of their own, each icon above its title.
nonisolated struct MenuPaletteStyle: ControlGroupStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
      .buttonStyle(PaletteButtonStyle())
      .frame(height: 67)
  }
}

private nonisolated struct PaletteButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(PaletteLabelStyle())
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color(.system(.label)))
      .frame(maxWidth: .infinity)
  }
}

private nonisolated struct PaletteLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.system(size: 17)).frame(height: 20)
      configuration.title.font(.system(size: 12, weight: .medium)).lineLimit(1)
    }
  }
}
