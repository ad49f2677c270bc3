import Controls
import Foundation
import Geometry
import LayoutEngine
import Views

/// What the rows of one open menu know about each other, and about the submenu that one of them has opened.
@MainActor
final class DesktopMenuRows {
  /// Whether any row has a check mark, or an icon, which shifts the titles of all.
  var hasChecks = false
  var hasIcons = false
  /// The title of the row whose menu is open; nil if none is.
  let opened: String?
  /// The content of that menu, once its row has been made, and its inputs.
  var submenu: (content: AnyView, inputs: _ViewInputs)?
  /// The titles of all rows that open submenus.
  var submenuTitles: [String] = []

  init(opened: String?) { self.opened = opened }
}

/// The role of a view in a row of a menu.
enum DesktopMenuPart: LayoutValueKey {
  case title
  case icon
  case check
  case keys
  case chevron

  static var defaultValue: DesktopMenuPart { .title }
}

nonisolated extension View {
  fileprivate func part(_ part: DesktopMenuPart) -> some View { trait { $0[DesktopMenuPart.self] = part } }
}

/// The layout of a row's parts: check mark, icon, title, and at the end the keys or an arrow.
struct DesktopMenuRowLayout: Layout {
  let metrics: DesktopMenuMetrics
  let rows: DesktopMenuRows

  private var start: (checks: CGFloat, title: CGFloat) {
    MainActor.duringLayout {
      let start = metrics.titleStart(hasChecks: rows.hasChecks)
      return (start, start + (rows.hasIcons ? metrics.iconWidth : 0))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width = start.title + metrics.trailingInset
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified).width
      switch subview[DesktopMenuPart.self] {
      case .title: width += own
      case .keys: width += metrics.keyGap + own
      case .chevron: width += metrics.keyGap / 2 + own
      case .icon, .check: break
      }
    }
    return CGSize(width: max(width, proposal.width ?? 0), height: metrics.rowHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let start = start
    for subview in subviews {
      let (x, anchor): (CGFloat, UnitPoint) =
        switch subview[DesktopMenuPart.self] {
        case .check: (bounds.minX + metrics.checkCenter, .center)
        case .icon: (bounds.minX + start.checks + metrics.iconWidth / 2 - 3, .center)
        case .title: (bounds.minX + start.title, .leading)
        case .keys, .chevron: (bounds.maxX - metrics.trailingInset, .trailing)
        }
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: .unspecified)
    }
  }
}

/// A row of an open menu of a Mac.
nonisolated struct DesktopMenuRow<Content: View>: View {
  var isChecked = false
  var leadsOn = false
  var isOpen = false
  let rows: DesktopMenuRows
  let content: Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderVersion) private var version
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let metrics = DesktopMenuMetrics(environment)
    let color = isOpen ? Color.white : Color(.system(isEnabled ? .label : .tertiaryLabel))
    DesktopMenuRowLayout(metrics: metrics, rows: rows) {
      content.labelStyle(DesktopMenuLabelStyle(rows: rows, showsIcons: metrics.isGlass)).lineLimit(1)
      if isChecked {
        Image(systemName: "checkmark").font(.system(size: 11, weight: .semibold)).part(.check)
      }
      if let shortcut, !leadsOn {
        Text(verbatim: shortcut.glyphs)
          .foregroundStyle(isEnabled ? AnyShapeStyle(Color(.system(.secondaryLabel))) : AnyShapeStyle(color))
          .part(.keys)
      }
      if leadsOn { Image(systemName: "chevron.forward").font(.system(size: 9, weight: .bold)).part(.chevron) }
    }
    .font(.system(size: 13))
    .foregroundStyle(color)
    .background {
      if isOpen {
        RoundedRectangle(cornerRadius: metrics.highlightRadius).fill(Color.accentColor)
          .padding(.horizontal, metrics.highlightInset)
      }
    }
    .contentShape(Rectangle())
  }
}

/// A label in a row: its icon before the titles, which rows have since macOS 26.
private nonisolated struct DesktopMenuLabelStyle: LabelStyle {
  let rows: DesktopMenuRows
  let showsIcons: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.title
    if showsIcons {
      configuration.icon.imageScale(.medium).part(.icon).inputs { _ in rows.hasIcons = true }
    }
  }
}

/// Buttons as rows.
nonisolated struct DesktopMenuButtonStyle: PrimitiveButtonStyle {
  let rows: DesktopMenuRows

  @MainActor func makeBody(configuration: Configuration) -> some View {
    DesktopMenuRow(rows: rows, content: configuration.label)
  }
}

/// Switches as rows with a check mark where they are on.
nonisolated struct DesktopMenuToggleStyle: ToggleStyle {
  let rows: DesktopMenuRows

  @MainActor func makeBody(configuration: Configuration) -> some View {
    DesktopMenuRow(isChecked: configuration.isOn, rows: rows, content: configuration.label)
      .inputs { _ in rows.hasChecks = true }
  }
}

/// A submenu: a row with an arrow, which is highlighted while its menu is open.
nonisolated struct DesktopSubmenuRow: View, TransparentView {
  let configuration: MenuStyleConfiguration
  let rows: DesktopMenuRows

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let title = configuration.label.spokenText(inputs)
    let isOpen = rows.submenu == nil && title == rows.opened
    rows.submenuTitles.append(title)
    if isOpen {
      rows.submenu = (AnyView(configuration.content), inputs.child(.part(.submenu)))
    }
    let row = DesktopMenuRow(leadsOn: true, isOpen: isOpen, rows: rows, content: configuration.label)
    func append<Shown: View>(_ view: Shown) {
      Shown._makeViewList(view, inputs: inputs.child(.content), into: &list)
    }
    append(row)
  }
}

extension ViewPart {
  /// The rows of a submenu.
  fileprivate static let submenu = ViewPart("submenu")
}
