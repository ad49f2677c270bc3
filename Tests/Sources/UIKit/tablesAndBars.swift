// run: --size 300x300
// nothing else is shown
// What apps say to tables, collections, bars and menus: what was set is answered.
import SwiftUI
import UIKit

final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(UILabel())
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class Rows: UITableViewController {
  override func viewDidLoad() {
    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "Header")
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
    tableView.estimatedSectionHeaderHeight = 20
    tableView.cellLayoutMarginsFollowReadableWidth = true
    navigationItem.setRightBarButton(.fixedSpace(12), animated: false)
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    super.tableView(tableView, heightForHeaderInSection: section)
  }
}

final class Columns: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class Search: NSObject, UISearchResultsUpdating, UISplitViewControllerDelegate {
  func updateSearchResults(for searchController: UISearchController) {}
}

@MainActor func answers() -> [String] {
  let rows = Rows(style: .insetGrouped)
  rows.viewDidLoad()
  let menu = UIMenu(title: "Sort", children: [UIAction(title: "By name", state: .on) { _ in }])
  let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
  item.accessibilityLabel = "Save"
  item.menu = menu
  let search = Search()
  let controller = UISearchController(searchResultsController: nil)
  controller.searchResultsUpdater = search
  controller.hidesNavigationBarDuringPresentation = false
  let view = UIView()
  for tag in 1...3 {
    let child = UIView()
    child.tag = tag
    view.addSubview(child)
  }
  view.exchangeSubview(at: 0, withSubviewAt: 2)
  let action = item.menu?.children.first as? UIAction
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(rows, for: .primary)
  let button = UIButton(type: .system)
  button.setTitleColor(.red, for: .normal)
  return [
    "\(rows.tableView.estimatedSectionHeaderHeight)", "\(rows.navigationItem.rightBarButtonItem?.width ?? 0)",
    "\(menu.title): \(action?.title ?? "none"), \(action?.state == .on)", item.accessibilityLabel ?? "",
    controller.searchResultsUpdater === search ? "updates" : "none",
    view.subviews.map { "\($0.tag)" }.joined(),
    "\(split.viewController(for: .primary) === rows), \(split.isCollapsed)",
    button.titleColor(for: .normal) == .red ? "red" : "another colour",
    Columns().shouldInvalidateLayout(forBoundsChange: .zero) ? "anew" : "kept",
  ]
}

#Preview {
  VStack {
    ForEach(answers(), id: \.self) { Text($0) }
  }
}
// shows: 20.0
// shows: 12.0
// shows: Sort: By name, true
// shows: Save
// shows: updates
// shows: 321
// shows: true, true
// shows: red
// shows: anew
