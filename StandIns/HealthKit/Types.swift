// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import FoundationAdditions

// The types of health data.

public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let distanceWheelchair = Self("DistanceWheelchair")
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let appleMoveTime = Self("AppleMoveTime")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let height = Self("Height")
  public static let waistCircumference = Self("WaistCircumference")
  public static let vo2Max = Self("VO2Max")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietarySodium = Self("DietarySodium")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let walkingStepLength = Self("WalkingStepLength")
  public static let runningSpeed = Self("RunningSpeed")
  public static let runningPower = Self("RunningPower")
  public static let cyclingSpeed = Self("CyclingSpeed")
  public static let cyclingPower = Self("CyclingPower")
  public static let cyclingCadence = Self("CyclingCadence")
  public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
  public static let insulinDelivery = Self("InsulinDelivery")
  public static let timeInDaylight = Self("TimeInDaylight")
}
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let mindfulSession = Self("MindfulSession")
  public static let appleStandHour = Self("AppleStandHour")
  public static let handwashingEvent = Self("HandwashingEvent")
  public static let menstrualFlow = Self("MenstrualFlow")
}
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
  public static let dateOfBirth = Self("DateOfBirth")
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
}
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType("ActivitySummary") }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
public enum HKBiologicalSex: Int, Sendable {
  case notSet
  case female
  case male
  case other
}
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed
  case asleepUnspecified
  case awake
  case asleepCore
  case asleepDeep
  case asleepREM
}
public enum HKWorkoutActivityType: UInt, Sendable {
  case archery = 2
  case danceInspiredTraining = 15
  case mixedMetabolicCardioTraining = 30
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case boxing = 8
  case climbing = 9
  case cricket = 10
  case
    crossTraining = 11
  case cycling = 13
  case dance = 14
  case elliptical = 16
  case functionalStrengthTraining = 20
  case golf = 21
  case
    gymnastics = 22
  case handball = 23
  case hiking = 24
  case hockey = 25
  case mindAndBody = 29
  case mixedCardio = 73
  case pilates = 66
  case
    rowing = 35
  case rugby = 36
  case running = 37
  case skatingSports = 39
  case soccer = 41
  case squash = 43
  case stairClimbing = 44
  case
    swimming = 46
  case tableTennis = 47
  case tennis = 48
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case
    yoga = 57
  case coreTraining = 59
  case crossCountrySkiing = 60
  case downhillSkiing = 61
  case flexibility = 62
  case
    highIntensityIntervalTraining = 63
  case jumpRope = 64
  case kickboxing = 65
  case snowboarding = 67
  case stairs = 68
  case
    stepTraining = 69
  case wheelchairWalkPace = 70
  case wheelchairRunPace = 71
  case taiChi = 72
  case handCycling = 74
  case
    discSports = 75
  case fitnessGaming = 76
  case cardioDance = 77
  case socialDance = 78
  case pickleball = 79
  case cooldown = 80
  case
    swimBikeRun = 82
  case transition = 83
  case underwaterDiving = 84
  case barre = 58
  case bowling = 7
  case curling = 12
  case
    equestrianSports = 17
  case fencing = 18
  case fishing = 19
  case hunting = 26
  case lacrosse = 27
  case martialArts = 28
  case
    paddleSports = 31
  case play = 32
  case preparationAndRecovery = 33
  case racquetball = 34
  case sailing = 38
  case snowSports = 40
  case
    softball = 42
  case surfingSports = 45
  case trackAndField = 49
  case waterFitness = 53
  case waterPolo = 54
  case waterSports = 55
  case
    wrestling = 56
  case americanFootball = 1
  case australianFootball = 3
  case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor
  case outdoor
}
