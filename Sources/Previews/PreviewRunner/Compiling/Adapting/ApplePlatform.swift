/// An Apple platform that a source is compiled for.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case ios
  case macos
  case watchos
  case tvos
  case visionos

  /// The names of the platform in `os()` and `#available`; the earlier ones are still valid.
  var names: [String] {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .watchos: ["watchOS"]
    case .tvos: ["tvOS"]
    case .visionos: ["visionOS", "xrOS"]
    }
  }

  /// The system's major version: the newest one whose design is drawn.
  ///
  /// All of Apple's platforms have had the same number since version 26.
  var majorVersion: Int { 26 }

  /// Whether sources are compiled for the platform's simulator, as Xcode does for previews.
  var isSimulated: Bool { self != .macos }

  /// The view framework below SwiftUI; AppKit is only compiled if it is imported.
  func viewFramework(imported: Set<String>) -> String? {
    self == .macos ? imported.contains("AppKit") ? "AppKit" : nil : "UIKit"
  }

  /// Whether the platform has an Apple module; nil for modules that are not in Apple's SDKs.
  func has(module name: String) -> Bool? {
    if Self.everywhere.contains(name) { return true }
    if Self.nowhere.contains(name) { return false }
    return Self.modules[name]?.contains(self)
  }

  /// Modules of all platforms.
  private static let everywhere: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AuthenticationServices", "CloudKit",
    "Combine",
    "CommonCrypto", "Contacts", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation",
    "CoreMedia", "CoreML", "CoreText", "CoreVideo", "CryptoKit", "Charts", "Darwin", "DeveloperToolsSupport",
    "DeviceCheck", "Dispatch", "EventKit", "Foundation", "ImageIO", "LocalAuthentication", "MapKit",
    "NaturalLanguage",
    "Network", "OSLog", "ObjectiveC", "Observation", "Photos", "QuartzCore", "SQLite3", "Security",
    "StoreKit",
    "SwiftData",
    "SwiftUI", "SwiftUICore", "Symbols", "Synchronization", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications",
    "XCTest", "os", "simd",
  ]

  /// Modules of other systems that Apple's do not have.
  private static let nowhere: Set<String> = [
    "Android", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "WinSDK", "WASILibc", "OpenCombine",
    "OpenCombineFoundation", "OpenCombineDispatch", "CombineShim", "CRT",
  ]

  /// Modules of some platforms.
  private static let modules: [String: Set<ApplePlatform>] = [
    "ARKit": [.ios, .visionos, .macos],
    "ActivityKit": [.ios],
    "AlarmKit": [.ios],
    "AppKit": [.macos],
    "ApplicationServices": [.macos],
    "AppTrackingTransparency": [.ios, .macos, .tvos, .visionos],
    "BackgroundTasks": [.ios, .tvos, .visionos],
    "CallKit": [.ios, .macos, .watchos, .visionos],
    "CarPlay": [.ios],
    "Carbon": [.macos],
    "ClockKit": [.watchos],
    "Cocoa": [.macos],
    "ContactsUI": [.ios, .macos, .visionos],
    "CoreAudio": [.ios, .macos, .tvos, .visionos],
    "CoreHaptics": [.ios, .macos, .tvos, .visionos],
    "CoreImage": [.ios, .macos, .tvos, .visionos],
    "CoreMotion": [.ios, .watchos, .macos, .visionos],
    "CoreNFC": [.ios],
    "CoreSpotlight": [.ios, .macos, .visionos],
    "AdSupport": [.ios, .macos, .tvos, .visionos],
    "CoreLocationUI": [.ios, .visionos],
    "CoreTelephony": [.ios, .macos],
    "CoreTransferable": [.ios, .macos, .tvos, .visionos, .watchos],
    "EventKitUI": [.ios, .visionos],
    "FamilyControls": [.ios],
    "FoundationModels": [.ios, .macos, .visionos],
    "GameController": [.ios, .macos, .tvos, .visionos],
    "GameKit": [.ios, .macos, .tvos, .watchos, .visionos],
    "GroupActivities": [.ios, .macos, .tvos, .visionos],
    "GameplayKit": [.ios, .macos, .tvos, .visionos],
    "HealthKit": [.ios, .watchos, .macos, .visionos],
    "HealthKitUI": [.ios, .macos, .visionos],
    "IOKit": [.ios, .macos],
    "NetworkExtension": [.ios, .macos, .tvos, .visionos],
    "ScreenCaptureKit": [.macos],
    "Virtualization": [.macos],
    "ImagePlayground": [.ios, .macos, .visionos],
    "Intents": [.ios, .macos, .watchos, .tvos, .visionos],
    "IntentsUI": [.ios],
    "JavaScriptCore": [.ios, .macos, .tvos, .visionos],
    "LinkPresentation": [.ios, .macos, .tvos, .visionos],
    "ManagedSettings": [.ios],
    "MediaPlayer": [.ios, .macos, .tvos, .watchos, .visionos],
    "MessageUI": [.ios, .visionos],
    "Messages": [.ios, .macos],
    "Metal": [.ios, .macos, .tvos, .visionos],
    "MetricKit": [.ios, .macos, .visionos],
    "MetalKit": [.ios, .macos, .tvos, .visionos],
    "MultipeerConnectivity": [.ios, .macos, .tvos, .visionos],
    "MusicKit": [.ios, .macos, .tvos, .watchos, .visionos],
    "NotificationCenter": [.ios, .macos],
    "PDFKit": [.ios, .macos, .visionos],
    "PassKit": [.ios, .watchos, .macos, .visionos],
    "PencilKit": [.ios, .macos, .visionos],
    "PhotosUI": [.ios, .macos, .watchos, .visionos],
    "QuickLook": [.ios, .visionos],
    "QuickLookThumbnailing": [.ios, .macos, .visionos],
    "QuickLookUI": [.macos],
    "RealityKit": [.ios, .macos, .tvos, .visionos],
    "SafariServices": [.ios, .macos, .visionos],
    "SceneKit": [.ios, .macos, .tvos, .watchos, .visionos],
    "ServiceManagement": [.macos],
    "SoundAnalysis": [.ios, .macos, .tvos, .watchos, .visionos],
    "Speech": [.ios, .macos, .visionos],
    "SpriteKit": [.ios, .macos, .tvos, .watchos, .visionos],
    "SystemConfiguration": [.ios, .macos, .tvos, .visionos],
    "Translation": [.ios, .macos],
    "UIKit": [.ios, .watchos, .tvos, .visionos],
    "Vision": [.ios, .macos, .tvos, .visionos],
    "UserNotificationsUI": [.ios, .macos, .visionos],
    "VisionKit": [.ios, .macos, .visionos],
    "WatchConnectivity": [.ios, .watchos],
    "WatchKit": [.watchos],
    "WebKit": [.ios, .macos, .visionos],
    "WidgetKit": [.ios, .macos, .watchos, .visionos],
    "WeatherKit": [.ios, .macos, .watchos, .tvos, .visionos],
    "WorkoutKit": [.ios, .watchos],
  ]
}
