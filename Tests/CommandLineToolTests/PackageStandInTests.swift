import Foundation
import Testing

/// Packages that apps import most in views and that cannot be built here: views of theirs are boxes, their services empty.
@Suite struct PackageStandInTests {
  /// What is drawn for a view that imports a package, and what is reported about it.
  private func shown(
    importing modules: String..., body: String, declarations: String = "", files: [String: String] = [:]
  ) throws -> (texts: Set<String>, notes: String) {
    let imports = (["SwiftUI"] + modules).map { "import \($0)\n" }.joined()
    let program = try Program(
      [
        "Screen.swift": """
        \(imports)\(declarations)
        #Preview("Screen") {
          VStack {
        \(body)
          }
        }
        """
      ].merging(files) { $1 })
    let result = try program.run("inspect", "Screen.swift", "--size", "300x600")
    #expect(result.exitCode == 0, "\(result.errors)")
    let texts = result.output.matches(of: /Text \(.*?\) "(.*?)"/).map { String($0.output.1) }
    return (Set(texts), result.errors)
  }

  @Test func picturesFromTheNetworkAreTheirPlaceholders() throws {
    let kingfisher = try shown(
      importing: "Kingfisher",
      body: """
        KFImage(URL(string: "https://example.com/a.png")).resizable().fade(duration: 0.2).frame(width: 90, height: 40)
        """)
    #expect(kingfisher.texts == ["KFImage"])
    #expect(
      kingfisher.notes.contains("KFImage: A device shows a picture from the network here; a labelled box"),
      "\(kingfisher.notes)")
    let waiting = try shown(
      importing: "Kingfisher",
      body: """
        KFImage.url(URL(string: "https://example.com/a.png"))
          .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 9, height: 9)) |> RoundCornerImageProcessor(cornerRadius: 3))
          .placeholder { Text("loading") }.onFailure { error in print(error) }.cancelOnDisappear(true)
        """)
    #expect(waiting.texts == ["loading"])
    #expect(
      waiting.notes.contains(
        "KFImage: A device shows a picture from the network here, after this placeholder."),
      "\(waiting.notes)")

    let nuke = try shown(
      importing: "NukeUI",
      body: """
        LazyImage(url: URL(string: "https://example.com/a.png")) { state in
          if let image = state.image { image.resizable() } else if state.error != nil { Text("error") } else { Text("wait") }
        }
        .processors([.resize(width: 40)])
        LazyImage(url: URL(string: "https://example.com/a.png")).frame(width: 90, height: 40)
        """)
    #expect(nuke.texts == ["wait", "LazyImage"])
    #expect(nuke.notes.contains("LazyImage: A device shows a picture from the network here; what is shown"))

    let web = try shown(
      importing: "SDWebImageSwiftUI",
      body: """
        WebImage(url: URL(string: "https://example.com/a.png")) { $0.resizable() } placeholder: { Text("wait") }
          .indicator(.activity).frame(width: 90, height: 40)
        WebImage(url: nil).resizable().placeholder { Text("none") }
        """)
    #expect(web.texts == ["wait", "none"])
  }

  @Test func animationsAreBoxes() throws {
    let lottie = try shown(
      importing: "Lottie",
      body: "LottieView(animation: .named(\"confetti\")).looping().resizable().frame(width: 90, height: 40)")
    #expect(lottie.texts == ["confetti"])
    #expect(lottie.notes.contains("confetti: A device shows an animation here"), "\(lottie.notes)")
  }

  @Test func nothingOfUIKitIsIntrospected() throws {
    let introspect = try shown(
      importing: "SwiftUIIntrospect",
      body: """
        ScrollView { Text("a") }
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18)) { $0.isScrollEnabled = false }
          .introspect(.list, on: .iOS(.v16, .v17)) { collectionView in collectionView.backgroundColor = .clear }
        """)
    #expect(introspect.texts == ["a"])
    #expect(
      introspect.notes.contains("introspect: No view of UIKit stands behind this one"), "\(introspect.notes)")
  }

  @Test func servicesAreEmptyAndSayNothing() throws {
    let services = try shown(
      importing: "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseAnalytics",
      "FirebaseCrashlytics",
      "FirebaseMessaging", "RevenueCat", "Sentry", "TelemetryDeck",
      body: """
        Text(Auth.auth().currentUser?.displayName ?? "nobody")
        Text("\\(model.places.count) places, \\(model.isSignedIn ? "in" : "out")")
        Text(Purchases.isConfigured ? "shop" : "none").analyticsScreen(name: "Shop")
        """,
      declarations: """
        struct Place: Codable, Identifiable { @DocumentID var id: String?; var name: String; var date = Timestamp() }
        @Observable final class Model {
          var places: [Place] = []
          var isSignedIn = true
          var hasToken = true
          init() {
            FirebaseApp.configure()
            SentrySDK.start { $0.dsn = "https://example.com"; $0.tracesSampleRate = 1 }
            TelemetryDeck.initialize(config: .init(appID: "a"))
            TelemetryDeck.signal("start", parameters: ["a": "b"])
            Purchases.configure(withAPIKey: "key")
            Crashlytics.crashlytics().log("started")
            Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: "a"])
            Messaging.messaging().token { token, _ in self.hasToken = token != nil }
            Auth.auth().addStateDidChangeListener { _, user in self.isSignedIn = user != nil }
            Firestore.firestore().collection("places").whereField("name", isEqualTo: "a").order(by: "date", descending: true)
              .addSnapshotListener { snapshot, error in
                self.places = snapshot?.documents.compactMap { try? $0.data(as: Place.self) } ?? []
              }
          }
        }
        let model = Model()
        """)
    #expect(services.texts == ["nobody", "0 places, out", "shop"], "\(services.notes)")
    #expect(services.notes.isEmpty, "\(services.notes)")
  }

  @Test func valuesAreKeptForThePicture() throws {
    let values = try shown(
      importing: "KeychainAccess", "Defaults", "DeviceKit", "Path",
      body: """
        Counter()
        Text(Device.current.realDevice.description)
        Text((Path("/a/b")! / "c.txt").basename(dropExtension: true))
        Text(secret())
        """,
      declarations: """
        enum Level: String, Defaults.Serializable { case low, high }
        extension Defaults.Keys {
          static let count = Key<Int>("count", default: 3)
          static let level = Key<Level>("level", default: .high)
          static let name = Key<String?>("name")
        }
        struct Counter: View {
          @Default(.count) private var count
          var body: some View { Text("\\(count) \\(Defaults[.level].rawValue) \\(Defaults[.name] ?? "unnamed")") }
        }
        @MainActor func secret() -> String {
          let keychain = Keychain(service: "a").accessibility(.afterFirstUnlock)
          keychain["token"] = "kept"
          return (try? Keychain(service: "a").get("token")) ?? "lost"
        }
        """)
    #expect(values.texts == ["3 high unnamed", "iPhone 16", "c", "kept"], "\(values.texts)")
    #expect(values.notes.isEmpty, "\(values.notes)")
  }

  @Test func theUpdaterOfAMacDoesNothing() throws {
    let program = try Program([
      "Updates.swift": """
      import Sparkle
      import SwiftUI
      struct Updates: View {
        private let controller = SPUStandardUpdaterController(
          startingUpdater: true, updaterDelegate: nil, userDriverDelegate: nil)
        @State private var canCheck = false
        var body: some View {
          Button("Check for Updates…", action: controller.updater.checkForUpdates)
            .disabled(!canCheck)
            .onReceive(controller.updater.publisher(for: \\.canCheckForUpdates)) { canCheck = $0 }
        }
      }
      """
    ])
    let result = try program.run("inspect", "Updates.swift", "--platform", "macos", "--size", "200x60")
    #expect(result.exitCode == 0 && result.output.contains("Check for Updates…"), "\(result.errors)")
  }
}
