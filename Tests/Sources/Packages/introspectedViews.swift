// run: --size 300x600
// nothing else is shown
// Introspection finds no UIKit views.
import SwiftUI
import SwiftUIIntrospect

// notes: introspect: No view of UIKit stands behind this one
#Preview("Screen") {
  VStack {
    ScrollView { Text("a") }  // shows: a
      .introspect(.scrollView, on: .iOS(.v16, .v17, .v18)) { $0.isScrollEnabled = false }
      .introspect(.list, on: .iOS(.v16, .v17)) { collectionView in collectionView.backgroundColor = .clear }
  }
}
