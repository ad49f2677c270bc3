import Foundation
import Testing

/// `#Preview` of views and view controllers of UIKit's.
@Suite struct UIKitPreviewTests {
  @Test func viewsOfUIKitAreDrawn() throws {
    let program = try Program([
      "Labels.swift": """
      import UIKit

      final class Badge: UILabel {}
      #Preview("Label") {
        let label = Badge()
        label.text = "of UIKit"
        return label
      }
      """,
      "Mixed.swift": """
      import SwiftUI
      import UIKit

      struct Row: View { var body: some View { Text("row") } }
      #Preview { Row() }
      #Preview("Named") { Row(); Text("second") }
      #Preview("Button", traits: .sizeThatFitsLayout) {
        let button = UIButton(type: .system)
        button.setTitle("button of UIKit", for: .normal)
        return button
      }
      #Preview("With return") {
        let title = "returned"
        return Text(title)
      }
      """,
    ])
    let labels = try program.run("inspect", "Labels.swift", "--size", "*x*")
    #expect(labels.output.contains("Label ideal size") && labels.output.contains("of UIKit"), "\(labels)")
    let mixed = try program.run("inspect", "Mixed.swift", "--size", "*x*")
    #expect(mixed.exitCode == 0, "\(mixed)")
    for text in ["Row ideal size", "row", "second", "button of UIKit", "returned"] {
      #expect(mixed.output.contains(text), "\(text): \(mixed)")
    }
  }

  /// A controller is a box that says so, and a preview without a name is not named after its container.
  @Test func controllersAreBoxes() throws {
    let program = try Program([
      "Screen.swift": """
      import UIKit
      @available(iOS 17, *)
      #Preview(traits: .portrait) {
        let screen = UIViewController()
        return UINavigationController(rootViewController: screen)
      }
      """
    ])
    let result = try program.run("render", "Screen.swift", "-o", "out")
    #expect(result.exitCode == 0, "\(result)")
    #expect(try program.pictures() == ["Screen.Preview.png"])
    #expect(result.errors.contains("a labelled box of its size stands in its place"), "\(result)")
  }

  /// An error in a SwiftUI preview is reported at its position, also in a file that imports UIKit.
  @Test func errorsInOthersStayWhereTheyAre() throws {
    let program = try Program([
      "Wrong.swift": """
      import SwiftUI
      import UIKit
      #Preview { Text("a").paddding() }
      """
    ])
    let result = try program.run("render", "Wrong.swift", "-o", "out")
    #expect(result.exitCode == 65)
    #expect(
      result.errors.contains("Wrong.swift:3:22: error: value of type 'Text' has no member 'paddding'"),
      "\(result)")
  }
}
