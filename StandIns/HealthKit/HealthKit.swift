// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// The store, which has no data and is not available.

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var metadata: [String: Any]? { nil }
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
}
open class HKSource: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
  open class func `default`() -> HKSource { HKSource() }
}
open class HKSourceRevision: NSObject, @unchecked Sendable { open var source: HKSource { HKSource() } }
open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date) {
    sampleType = type
    startDate = start
    endDate = end
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    quantityType = type
    self.quantity = quantity
    super.init(type, start, end)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
    self.value = value
    super.init(type, start, end)
  }
}
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    workoutActivityType = activityType
    super.init(HKObjectType.workoutType(), start, end)
  }
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
  public static let duration = Self(rawValue: 64)
}
open class HKStatistics: NSObject, @unchecked Sendable {
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
}
public let HKObjectQueryNoLimit = 0
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKPredicateKeyPathMetadata = "metadata"
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}
open class HKQuery: NSObject, @unchecked Sendable {
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  )
    -> NSPredicate
  { NSPredicate(value: true) }
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(with ids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
  open class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents)
    -> NSPredicate
  { NSPredicate(value: true) }
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {}
}
open class HKQueryAnchor: NSObject, @unchecked Sendable { public init(fromValue value: Int) {} }
open class HKDeletedObject: NSObject, @unchecked Sendable {}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) {}
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {}
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
}
public struct HKSamplePredicate<Sample>: Sendable {}
extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self() }
}
public struct HKSampleQueryDescriptor<Sample>: Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor: Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
}
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case sharingDenied
  case sharingAuthorized
}
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly
  case daily
  case weekly
}
public struct HKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case noError
    case errorHealthDataUnavailable
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined
    case errorNoData = 11
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  public init(
    predicate: NSPredicate?,
    resultsHandler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {}
}
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func save(_ object: HKObject) async throws {}
  open func save(_ objects: [HKObject]) async throws {}
  open func delete(_ object: HKObject) async throws {}
  open func execute(_ query: HKQuery) {}
  open func stop(_ query: HKQuery) {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
  open func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
  open func start(_ workoutSession: HKWorkoutSession) {}
  open func end(_ workoutSession: HKWorkoutSession) {}
}
