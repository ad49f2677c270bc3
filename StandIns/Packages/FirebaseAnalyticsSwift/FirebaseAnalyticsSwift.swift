// What this module had before Firebase 11 is part of FirebaseAnalytics.
@_exported public import FirebaseAnalytics
