// run: --size 300x300
// in a package
// Defaults of the environment's entries that do not compile cost neither the entries nor what reads them, and a property with two errors
// is mended once.
import Nowhere
import SwiftUI

struct Library {
  let store: Nowhere.Store
  var count = 3
}

extension EnvironmentValues {
  @Entry var library: Library = .standard
  @Entry var title: String = standardTitle(of: 3)
  @Entry var rows = Nowhere.Rows.standard.prefix(4)
  @Entry var margin: CGFloat = 8
}

struct Screen: View {
  @Environment(\.library) private var library
  @Environment(\.title) private var title
  @Environment(\.nothing) private var nothing
  @Environment(\.margin) private var margin

  var body: some View {
    VStack {
      // shows: ⟨title⟩
      Text(title)
      // shows: 8
      Text("\(Int(margin))")
      // shows: Open
      Button("Open") { print(nothing, library) }
    }
  }
}

#Preview("Screen") {
  Screen()
}
