// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

@_exported import CoreLocation
import Foundation
import StandInSupport
import SwiftUI
import Views

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
    // A degree of latitude is about 111 km.
    let scale = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000 / scale))
  }
  public init(_ rect: MKMapRect) { self.init() }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }
}
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  public static let null = MKMapRect(x: 0, y: 0, width: 0, height: 0)
}

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    .init()
  }
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    .init()
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    .init()
  }
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    .init()
  }
}

open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline() }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var name: String { "" }
}
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType()
    public override init() {}
  }
  open class Response: NSObject { open var routes: [MKRoute] { [] } }
  public init(request: Request) {}
  open func calculate() async throws -> Response { Response() }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
}
open class MKLookAroundScene: NSObject {}
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
}
@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var annotations: [any MKAnnotation] { [] }
  open var centerCoordinate = CLLocationCoordinate2D()
  open var camera = MKMapCamera()
  open var visibleMapRect = MKMapRect()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var userTrackingMode = MKUserTrackingMode.none
  open var overlays: [any MKOverlay] { [] }
  open var selectedAnnotations: [any MKAnnotation] = []
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    visibleMapRect = mapRect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    centerCoordinate
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func addAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotation(_ annotation: any MKAnnotation) {}
  open func addOverlay(_ overlay: any MKOverlay) {}
  open func addOverlays(_ overlays: [any MKOverlay]) {}
  open func removeOverlay(_ overlay: any MKOverlay) {}
  open func removeOverlays(_ overlays: [any MKOverlay]) {}
}
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  open var canShowCallout = false
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var isEnabled = true
  open var isSelected = false
  open var isDraggable = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

// MARK: SwiftUI

/// The camera position of a map.
public struct MapCameraPosition: Equatable, Sendable {
  private var number = 0
  private init(_ number: Int) { self.number = number }
  public static var automatic: MapCameraPosition { MapCameraPosition(0) }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  { fallback }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(1) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(2) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(3)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(4) }
  public var region: MKCoordinateRegion? { nil }
  public var camera: MapCamera? { nil }
  public var followsUserLocation: Bool { false }
  public var positionedByUser: Bool { false }
}
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd
  case continuous
}
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}

/// The content of a map; the placeholder shows none of it.
@MainActor @preconcurrency public protocol MapContent {}
extension MapContent {
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}
public struct EmptyMapContent: MapContent { public init() {} }
extension Optional: MapContent where Wrapped: MapContent {}
extension ForEach: MapContent where Content: MapContent {}
@resultBuilder public struct MapContentBuilder {
  @MainActor public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  @MainActor public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
  @MainActor public static func buildPartialBlock<A: MapContent, B: MapContent>(accumulated: A, next: B)
    -> EmptyMapContent
  { EmptyMapContent() }
  @MainActor public static func buildOptional<C: MapContent>(_ content: C?) -> C? { content }
  @MainActor public static func buildEither<C: MapContent>(first: C) -> EmptyMapContent { EmptyMapContent() }
  @MainActor public static func buildEither<C: MapContent>(second: C) -> EmptyMapContent { EmptyMapContent() }
  @MainActor public static func buildArray<C: MapContent>(_ content: [C]) -> EmptyMapContent {
    EmptyMapContent()
  }
  @MainActor public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> EmptyMapContent {
    EmptyMapContent()
  }
}
extension ForEach {
  @_disfavoredOverload
  public init<C: MapContent>(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> C)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == _NoMapView {
    self.init(data) { _ in _NoMapView() }
  }
  @_disfavoredOverload
  public init<C: MapContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> C
  )
  where Content == _NoMapView { self.init(data, id: id) { _ in _NoMapView() } }
}
/// The content of a map in a list of views: nothing.
public struct _NoMapView: View, MapContent {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

public struct Marker: MapContent {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {}
  public init(item: MKMapItem) {}
}
public struct Annotation: MapContent {
  public init<C: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> C
  ) {}
  @_disfavoredOverload
  public init<C: View>(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> C
  ) {}
  public init<C: View, L: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) {}
}
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ route: MKRoute) {}
  public enum ContourStyle: Sendable {
    case straight
    case geodesic
  }
}
public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}
}
public struct MapCircle: MapContent {
  public init(_ circle: MKCircle) {}
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(mapRect: MKMapRect) {}
}
public struct UserAnnotation: MapContent {
  public init(anchor: UnitPoint = .center) {}
  public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> C) {}
  public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> C) {}
}
/// The user's location, which is unknown here.
public struct UserLocation: Sendable {
  public let location: CLLocation?
  public let heading: CLHeading?
}

@MainActor @preconcurrency public protocol MapAnnotationProtocol {}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// A map. Maps are not drawn here: shown as a labelled box.
public struct Map: View {
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {}
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public var body: some View { LabelledBox("Map", kind: "a map") }
}

public struct MapReader<Content: View>: View {
  let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}
public struct MapProxy: Sendable {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    nil
  }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
}
public struct LookAroundPreview: View {
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View { LabelledBox("LookAroundPreview", kind: "a view of a street") }
}

/// How a map looks.
public protocol MapStyleProtocol {}
public struct MapStyle: Sendable {
  public enum Elevation: Sendable {
    case automatic
    case flat
    case realistic
  }
  public enum Emphasis: Sendable {
    case automatic
    case muted
  }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}
// A compass shows once its map is turned, a scale while it is zoomed.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    LabelledBox("MapUserLocationButton", kind: "a control of a map").frame(width: 44, height: 44)
  }
}
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    LabelledBox("MapPitchToggle", kind: "a control of a map").frame(width: 44, height: 44)
  }
}
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    LabelledBox("MapPitchSlider", kind: "a control of a map").frame(width: 44, height: 44)
  }
}
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    LabelledBox("MapZoomStepper", kind: "a control of a map").frame(width: 44, height: 44)
  }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
  public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void)
    -> some View
  { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View {
    self
  }
  public func mapCameraKeyframeAnimator(trigger: some Equatable) -> some View { self }
}
