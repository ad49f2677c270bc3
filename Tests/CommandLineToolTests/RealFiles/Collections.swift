import CoreData
import MapKit
import SwiftUI
import UIKit
import WidgetKit

final class Fruit: NSManagedObject {}

struct Bars: View {
  @State private var arrangement = TabViewCustomization()
  @State private var place = MapCameraPosition.automatic
  @State private var isHere = true

  var body: some View {
    TabView {
      Tab("Map", systemImage: "map") {
        Map(position: $place, interactionModes: []) {
          if isHere { UserAnnotation() }
        }
      }
      .customizationID("map")
    }
    .tabViewCustomization($arrangement)
    .toolbar { back }
  }

  private var back: some ToolbarContent {
    Group {
      if isHere { ToolbarItem(placement: .topBarLeading) { Button("Back") {} } }
    }
  }
}

final class Names: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    source = .init(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    source.apply(Self.names, animatingDifferences: false)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  static var names: NSDiffableDataSourceSnapshot<Int, String> {
    var names = NSDiffableDataSourceSnapshot<Int, String>()
    names.appendSections([1, 2])
    names.appendItems(["plum"])
    names.appendItems(["fig", "pear"], toSection: 1)
    names.deleteItems(["fig"])
    return names
  }
}

struct Month: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.delegate = context.coordinator
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: context.coordinator)
    return view
  }
  func updateUIView(_ view: UICalendarView, context: Context) {}

  final class Coordinator: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {}
    func calendarView(_ view: UICalendarView, decorationFor date: DateComponents)
      -> UICalendarView.Decoration?
    { .default(color: .red) }
  }
}

#Preview("Collections") {
  VStack {
    Text(Names.names.itemIdentifiers.joined(separator: " "))
    Text(Fruit().managedObjectContext == nil ? "no context" : "a context")
    Month().frame(height: 80)
  }
}
