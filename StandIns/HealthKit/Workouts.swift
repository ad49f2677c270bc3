// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  public override init() {}
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = 0
}
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running
  case ended
  case paused
  case prepared
  case stopped
}
open class HKWorkoutEvent: NSObject, @unchecked Sendable {}
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
}
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
    workoutConfiguration = configuration
  }
  public let workoutConfiguration: HKWorkoutConfiguration
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  open var state: HKWorkoutSessionState { .notStarted }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder() }
  open func prepare() {}
  open func startActivity(with date: Date?) {}
  open func stopActivity(with date: Date?) {}
  open func pause() {}
  open func resume() {}
  open func end() {}
}
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func beginCollection(at start: Date) async throws {}
  open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func endCollection(at end: Date) async throws {}
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) { completion(nil, nil) }
  open func finishWorkout() async throws -> HKWorkout? { nil }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open var elapsedTime: TimeInterval { 0 }
  open var startDate: Date? { nil }
  open func elapsedTime(at date: Date) -> TimeInterval { 0 }
}
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
  public init(healthStore: HKHealthStore, workoutConfiguration: HKWorkoutConfiguration?) {}
}
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  open var dataSource: HKLiveWorkoutDataSource?
}
