// The umbrella of all that is used of Firebase.
@_exported public import FirebaseAnalytics
@_exported public import FirebaseAuth
@_exported public import FirebaseCore
@_exported public import FirebaseCrashlytics
@_exported public import FirebaseFirestore
@_exported public import FirebaseMessaging
