// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation
import SwiftUI
import Views

// What people select on a map; the placeholder has nothing to select.

/// Something that the map itself shows.
public struct MapFeature: Hashable, Sendable {
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }
  public let title: String?
  public let kind: FeatureKind?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  private let latitude: Double
  private let longitude: Double
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  public var backgroundColor: Color? { nil }
  public var image: Image? { nil }
}
/// A value of the app's, or something that the map shows.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  public let value: SelectionValue?
  public let feature: MapFeature?
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}
/// What shows details of a place that is selected.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public struct CalloutStyle: Sendable {
    public static let automatic = CalloutStyle()
    public static let compact = CalloutStyle()
    public static let full = CalloutStyle()
  }
  public static var automatic: Self { Self() }
  public static var callout: Self { Self() }
  public static var caption: Self { Self() }
  public static var sheet: Self { Self() }
  public static func callout(_ style: CalloutStyle) -> Self { Self() }
  public static func automatic(anchorToMap: Bool) -> Self { Self() }
}
public struct MapFeatureSelectionAccessoryStyle: Sendable {
  public static var automatic: Self { Self() }
  public static var callout: Self { Self() }
  public static var caption: Self { Self() }
  public static var sheet: Self { Self() }
  public static func callout(_ style: MapItemDetailSelectionAccessoryStyle.CalloutStyle) -> Self { Self() }
}
extension MapContent {
  public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some MapContent
  { self }
  public func mapOverlayLevel(_ level: MKOverlayLevel) -> some MapContent { self }
  public func tag(_ mapItem: MKMapItem) -> some MapContent { self }
}
extension View {
  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View { self }
  public func mapFeatureSelectionAccessory(_ style: MapFeatureSelectionAccessoryStyle? = .automatic)
    -> some View
  {
    self
  }
  public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View { self }
  public func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true)
    -> some View
  { self }
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
  ) -> some View { self }
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
  ) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
extension Map {
  public init<V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
  ) { self.init(position: position) }
  public init<V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
  ) { self.init(initialPosition: initialPosition) }
}
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading
  case topTrailing
  case bottomTrailing
}

// MARK: UIKit

open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
}
open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
}
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive
  case hidden
  case visible
}
@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
@MainActor @preconcurrency open class MKUserTrackingButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class MKCompassButton: UIView {
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class MKScaleView: UIView {
  open var scaleVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

// MARK: More overlays

open class MKMultiPolyline: NSObject, MKOverlay {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .null }
}
open class MKMultiPolygon: NSObject, MKOverlay {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var coordinate: CLLocationCoordinate2D { polygons.first?.coordinate ?? CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .null }
}
open class MKGeodesicPolyline: MKPolyline {}
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat
  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var isGeometryFlipped = false
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
      .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {}
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data { throw MKError(.loadingThrottled) }
}
@MainActor @preconcurrency open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open func reloadData() {}
}
@MainActor @preconcurrency open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
}
@MainActor @preconcurrency open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
}
@MainActor @preconcurrency open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
}

// MARK: Files and pictures

public protocol MKGeoJSONObject: NSObjectProtocol {}
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  open var identifier: String? { nil }
  open var properties: Data? { nil }
  open var geometry: [any MKShapeGeometry] { [] }
}
/// What a feature of a file is made of.
public protocol MKShapeGeometry: NSObjectProtocol {}
open class MKGeoJSONDecoder: NSObject {
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] { [] }
}
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject {
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect()
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()
  }
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public init(options: Options) {}
  open var isLoading: Bool { false }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
  }
  open func cancel() {}
}
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject { open var size = CGSize(width: 256, height: 256) }
  open class Snapshot: NSObject { open var image: UIImage { UIImage() } }
  public init(scene: MKLookAroundScene, options: Options) {}
  open var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
  open func cancel() {}
}
