// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import FoundationAdditions

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date(timeIntervalSinceReferenceDate: 0)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }
  /// The distance on a sphere of the earth's mean radius, in metres.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, other.coordinate.latitude * radians)
    let difference = (other.coordinate.longitude - coordinate.longitude) * radians
    let cosine = sin(a) * sin(b) + cos(a) * cos(b) * cos(difference)
    return acos(min(max(cosine, -1), 1)) * 6_371_000
  }
}

open class CLHeading: NSObject, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse

  /// The Mac's name.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown
    case denied
    case network
  }
  public let code: Code
}

/// The location manager; the location is unknown.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public override init() {}
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLRegion: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var notifyOnEntry = true
  open var notifyOnExit = true
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  private let name: String
  open override var identifier: String { name }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    name = identifier
  }
}

open class CLPlacemark: NSObject, @unchecked Sendable {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var timeZone: TimeZone? { nil }
}

open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func geocodeAddressString(
    _ address: String, in region: CLRegion?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { [] }
  open func geocodeAddressString(_ address: String, in region: CLRegion?) async throws -> [CLPlacemark] { [] }
  open func cancelGeocode() {}
}
