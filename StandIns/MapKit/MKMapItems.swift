// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation
import SwiftUI

// Places and searches for them, as values: searches find nothing here.

open class MKMapItem: NSObject, @unchecked Sendable {
  /// A persistent identifier of a place.
  public final class Identifier: NSObject, RawRepresentable, @unchecked Sendable {
    public let rawValue: String
    public init?(rawValue: String) { self.rawValue = rawValue }
    public convenience init?(identifierString string: String) { self.init(rawValue: string) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    public override var hash: Int { rawValue.hashValue }
  }
  public let placemark: MKPlacemark
  public let location: CLLocation
  open var address: MKAddress?
  open var addressRepresentations: MKAddressRepresentations? { address.map { MKAddressRepresentations($0) } }
  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var isCurrentLocation: Bool { false }
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    location = CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    self.location = location
    self.address = address
  }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    if fullAddress.isEmpty { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  public enum ContextStyle: Int, Sendable {
    case automatic
    case short
    case full
  }
  private let address: MKAddress
  init(_ address: MKAddress) { self.address = address }
  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open func cityWithContext(_ style: ContextStyle) -> String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { address.fullAddress }
}
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {}
  public init(feature: MapFeature) {}
  open var isCancelled: Bool { false }
  open var isLoading: Bool { false }
  open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {}
  open func cancel() {}
}
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  public init?(location: CLLocation) { self.location = location }
  open var isCancelled: Bool { false }
  open var isLoading: Bool { false }
  open var mapItems: [MKMapItem] { get async throws { [] } }
  open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {}
  open func cancel() {}
}
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var region: MKCoordinateRegion?
  open var preferredLocale: Locale?
  public init?(addressString: String) { self.addressString = addressString }
  open var mapItems: [MKMapItem] { get async throws { [] } }
  open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {}
  open func cancel() {}
}
public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { Int(code.rawValue) }
}

public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let animalService = Self("AnimalService")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let automotiveRepair = Self("AutomotiveRepair")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let baseball = Self("Baseball")
  public static let basketball = Self("Basketball")
  public static let beach = Self("Beach")
  public static let beauty = Self("Beauty")
  public static let bowling = Self("Bowling")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let castle = Self("Castle")
  public static let conventionCenter = Self("ConventionCenter")
  public static let distillery = Self("Distillery")
  public static let evCharger = Self("EVCharger")
  public static let fairground = Self("Fairground")
  public static let fireStation = Self("FireStation")
  public static let fishing = Self("Fishing")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let fortress = Self("Fortress")
  public static let gasStation = Self("GasStation")
  public static let goKart = Self("GoKart")
  public static let golf = Self("Golf")
  public static let hiking = Self("Hiking")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let kayaking = Self("Kayaking")
  public static let landmark = Self("Landmark")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let mailbox = Self("Mailbox")
  public static let marina = Self("Marina")
  public static let miniGolf = Self("MiniGolf")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let musicVenue = Self("MusicVenue")
  public static let nationalMonument = Self("NationalMonument")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let planetarium = Self("Planetarium")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let rockClimbing = Self("RockClimbing")
  public static let rvPark = Self("RVPark")
  public static let school = Self("School")
  public static let skatePark = Self("SkatePark")
  public static let skating = Self("Skating")
  public static let skiing = Self("Skiing")
  public static let soccer = Self("Soccer")
  public static let spa = Self("Spa")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let surfing = Self("Surfing")
  public static let swimming = Self("Swimming")
  public static let tennis = Self("Tennis")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let volleyball = Self("Volleyball")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// The parts of an address that a search considers.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let country = Options(rawValue: 1)
    public static let administrativeArea = Options(rawValue: 2)
    public static let subAdministrativeArea = Options(rawValue: 4)
    public static let locality = Options(rawValue: 8)
    public static let subLocality = Options(rawValue: 16)
    public static let postalCode = Options(rawValue: 32)
  }
  private let included: Options
  private init(included: Options, marker: Void) { self.included = included }
  public static let includingAll = MKAddressFilter(including: Options(rawValue: 63))
  public static let excludingAll = MKAddressFilter(including: [])
  public convenience init(including options: Options) { self.init(included: options, marker: ()) }
  public convenience init(excluding options: Options) {
    self.init(included: Options(rawValue: 63).subtracting(options), marker: ())
  }
  open func includes(_ options: Options) -> Bool { included.isSuperset(of: options) }
  open func excludes(_ options: Options) -> Bool { included.isDisjoint(with: options) }
}
public enum MKLocalSearchRegionPriority: Int, Sendable {
  case `default`
  case required
}
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var regionPriority = MKLocalSearchRegionPriority.default
    open var resultTypes = ResultType()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    public override init() {}
    public init(completion: MKLocalSearchCompletion) {}
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  public init(request: Request) {}
  public init(request: MKLocalPointsOfInterestRequest) {}
  open var isSearching: Bool { false }
  @discardableResult open func start() async throws -> Response { Response() }
  open func start(completionHandler: @escaping CompletionHandler) {}
  open func cancel() {}
}
open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
  public init(coordinateRegion: MKCoordinateRegion) { (coordinate, radius) = (coordinateRegion.center, 0) }
}
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var regionPriority = MKLocalSearchRegionPriority.default
  open var resultTypes = ResultType()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var addressFilter: MKAddressFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  public override init() {}
  open func cancel() {}
}
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
