// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation
import SwiftUI

// Overlays of a UIKit map, as values; the map is a labelled box.

public protocol MKOverlay: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var boundingMapRect: MKMapRect { get }
}

open class MKMultiPoint: NSObject {
  /// The points, in their order.
  let coordinates: [CLLocationCoordinate2D]
  public override init() { coordinates = [] }
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .null }
  open func getCoordinates(_ target: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in range.location..<(range.location + range.length) {
      target[index - range.location] = coordinates[index]
    }
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {
  open var title: String?
}
open class MKPolygon: MKMultiPoint, MKOverlay {
  open var title: String?
}
open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var boundingMapRect: MKMapRect { .null }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
}

@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
  open var lineDashPattern: [NSNumber]?
}
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// The points of interest that a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>
  private init(included: Set<MKPointOfInterestCategory>?, excluded: Set<MKPointOfInterestCategory>) {
    self.included = included
    self.excluded = excluded
  }
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(included: Set(categories), excluded: [])
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(included: nil, excluded: Set(categories))
  }
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    !excluded.contains(category) && included?.contains(category) ?? true
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
