// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import HealthKit
import SwiftUI
import Views

extension View {
  /// A sheet of the system's, which no picture shows.
  public func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
    trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View { self }
  public func healthDataAccessRequest(
    store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View { self }
}
@MainActor @preconcurrency open class HKActivityRingView: UIView {
  open var activitySummary: HKActivitySummary?
  open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) { activitySummary = summary }
}
