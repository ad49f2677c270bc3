// run: --size 300x600
// nothing else is shown
// nothing is noted
// Services return nothing and send nothing.
import FirebaseAnalytics
import FirebaseAuth
import FirebaseCore
import FirebaseCrashlytics
import FirebaseFirestore
import FirebaseMessaging
import RevenueCat
import Sentry
import SwiftUI
import TelemetryDeck

struct Place: Codable, Identifiable {
  @DocumentID var id: String?
  var name: String
  var date = Timestamp()
}
@Observable final class Model {
  var places: [Place] = []
  var isSignedIn = true
  var hasToken = true
  init() {
    FirebaseApp.configure()
    SentrySDK.start {
      $0.dsn = "https://example.com"
      $0.tracesSampleRate = 1
    }
    TelemetryDeck.initialize(config: .init(appID: "a"))
    TelemetryDeck.signal("start", parameters: ["a": "b"])
    Purchases.configure(withAPIKey: "key")
    Crashlytics.crashlytics().log("started")
    Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: "a"])
    Messaging.messaging().token { token, _ in self.hasToken = token != nil }
    Auth.auth().addStateDidChangeListener { _, user in self.isSignedIn = user != nil }
    Firestore.firestore().collection("places").whereField("name", isEqualTo: "a")
      .order(by: "date", descending: true)
      .addSnapshotListener { snapshot, error in
        self.places = snapshot?.documents.compactMap { try? $0.data(as: Place.self) } ?? []
      }
  }
}
let model = Model()

#Preview("Screen") {
  VStack {
    Text(Auth.auth().currentUser?.displayName ?? "nobody")  // shows: nobody
    // shows: 0 places, out
    Text("\(model.places.count) places, \(model.isSignedIn ? "in" : "out")")
    Text(Purchases.isConfigured ? "shop" : "none").analyticsScreen(name: "Shop")  // shows: shop
  }
}
