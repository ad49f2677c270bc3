import Accelerate
import CoreData
import GroupActivities
import MapKit
import MetalKit
import Photos
import StoreKit
import SwiftUI
import UIKit

// What apps ask of maps, calls, photos, stores and histories, and lists of UIKit's as values.

struct Visit: GroupActivity {
  var metadata: GroupActivityMetadata {
    var metadata = GroupActivityMetadata()
    metadata.title = "Visit"
    metadata.type = .exploreTogether
    return metadata
  }
}

@MainActor final class Places: NSObject, ObservableObject, SKPaymentTransactionObserver {
  @Published var items: [MKMapItem] = []
  @Published var session: GroupSession<Visit>?
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  override init() {
    snapshot.appendSections(["near", "far"])
    snapshot.appendItems([3, 1, 2], toSection: "near")
    snapshot.moveItem(2, beforeItem: 1)
    snapshot.deleteItems([3])
  }
  var order: String { snapshot.itemIdentifiers.map { "\($0)" }.joined(separator: " ") }

  func find(near location: CLLocation) async throws {
    guard let request = MKReverseGeocodingRequest(location: location) else { return }
    items = try await request.mapItems
    let search = MKLocalSearch.Request(naturalLanguageQuery: "tea")
    search.regionPriority = .required
    search.addressFilter = MKAddressFilter(including: [.locality, .postalCode])
    if let identifier = MKMapItem.Identifier(rawValue: "a") {
      items.append(try await MKMapItemRequest(mapItemIdentifier: identifier).mapItem)
    }
    for await session in Visit.sessions() { self.session = session }
    if case .verified(let app) = try await AppTransaction.shared { _ = app.originalAppVersion }
  }
  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions where transaction.transactionState == .purchased {
      queue.finishTransaction(transaction)
    }
  }
  func image(of asset: PHAsset) {
    let options = PHImageRequestOptions()
    options.deliveryMode = .highQualityFormat
    PHImageManager.default().requestImage(
      for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: options
    ) { image, _ in _ = image?.size }
  }
  func history(in context: NSManagedObjectContext, after token: NSPersistentHistoryToken?) throws
    -> [NSPersistentHistoryTransaction]
  {
    let result = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token))
    return (result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction] ?? []
  }
  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return environment.container.contentSize.width > 500 ? section : nil
    }
  }
}

struct PlacesView: View {
  @StateObject private var places = Places()
  @State private var selection: MapSelection<Int>?
  private let register = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
    var content = cell.defaultContentConfiguration()
    content.text = "\(number)"
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }
  private var share: SharePreview<Image, Never> { SharePreview("Map", image: Image(systemName: "map")) }
  private func vertices() -> MTLVertexDescriptor {
    let descriptor = MTLVertexDescriptor()
    descriptor.attributes[0].format = .float3
    descriptor.layouts[0].stride = MemoryLayout<SIMD3<Float>>.stride
    return descriptor
  }
  private let filter = MKAddressFilter(excluding: .country)
  var body: some View {
    VStack {
      Map(selection: $selection) {
        ForEach(places.items, id: \.self) { item in Marker(item: item).tag(1) }
          .mapItemDetailSelectionAccessory(.callout)
        UserAnnotation()
        if let first = places.items.first { Marker(item: first) }
      }
      .mapFeatureSelectionAccessory(.automatic)
      ShareLink(item: Image(systemName: "map"), preview: share)
      Text("mean \(vDSP.mean([1.0, 2, 6]), specifier: "%.1f")")
      Text("stride \(vertices().layouts[0].stride), \(vertices().layouts[1].stride)")
      Text("order \(places.order)")
      Text(filter.includes(.locality) && filter.excludes(.country) ? "no countries" : "countries")
      Text(MKDistanceFormatter().string(fromDistance: 500))
      Text(MKPointOfInterestCategory.cafe.rawValue)
    }
  }
}
#Preview { PlacesView() }
