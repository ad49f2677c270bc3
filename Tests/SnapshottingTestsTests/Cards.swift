import SwiftUI

struct Card: View {
  var title: String

  var body: some View { Text(title).padding() }
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card(title: "One").previewLayout(.sizeThatFits)
    Card(title: "Two").previewDisplayName("Second").previewLayout(.fixed(width: 100, height: 50))
    Card(title: "Three").previewDisplayName("Second").previewInterfaceOrientation(.landscapeRight)
  }
}

enum Outer {
  struct InnerCard_Previews: PreviewProvider {
    static var previews: some View { Card(title: "Inner").previewDevice("iPhone SE (3rd generation)") }
  }
}

/// A list that is taller than a screen.
struct Rows_Previews: PreviewProvider {
  static var previews: some View {
    ScrollView { ForEach(0..<100) { Text("\($0)").frame(height: 20) } }
  }
}

struct SmallButton_Previews: PreviewProvider {
  static var previews: some View {
    Button {
    } label: {
      Color.blue.frame(width: 10, height: 10)
    }
  }
}

// The expansion of `#Preview`, for which the program's own build has no compiler plug-in.

nonisolated struct NamedRegistry: PreviewRegistry {
  static var fileID: String { "SnapshottingTestsTests/Cards.swift" }
  static var line: Int { 40 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview {
    Preview("Dark Mode", traits: .sizeThatFitsLayout) { Card(title: "Dark").preferredColorScheme(.dark) }
  }
}

nonisolated struct UnnamedRegistry: PreviewRegistry {
  static var fileID: String { "SnapshottingTestsTests/Cards.swift" }
  static var line: Int { 50 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview { Preview { Card(title: "Plain") } }
}

nonisolated struct ThrowingRegistry: PreviewRegistry {
  struct Failure: Error {}
  static var fileID: String { "SnapshottingTestsTests/Broken.swift" }
  static var line: Int { 1 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview { throw Failure() }
}
