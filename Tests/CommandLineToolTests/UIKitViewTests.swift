import Foundation
import Testing

/// UIKit views inside SwiftUI.
@Suite struct UIKitViewTests {
  private static let views = """
    import SwiftUI
    import UIKit

    struct Shown: UIViewRepresentable {
      let make: @MainActor () -> UIView
      func makeUIView(context: Context) -> UIView { make() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Name: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 20)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) { view.text = text + context.coordinator.suffix }
      final class Coordinator { let suffix = "!" }
    }
    struct Wide: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "wide"
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    @MainActor func labels(_ texts: String...) -> [UILabel] {
      texts.map { text in
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = text
        return label
      }
    }
    struct On: UIViewRepresentable {
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ view: UISwitch, context: Context) { view.isOn = true }
    }
    """

  private func inspect(_ body: String, _ arguments: String...) throws -> String {
    let program = try Program(["Screen.swift": Self.views + "\n#Preview {\n\(body)\n}\n"])
    let result = try program.run(
      ["inspect", "Screen.swift"] + (arguments.contains("--size") ? [] : ["--size", "300x400"]) + arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// The frame of the view with an identifier in a tree as JSON.
  private func frame(_ id: String, in output: String) throws -> [Double] {
    let pattern = try Regex(
      "\"id\":\"\(id)\",[^{]*\"frame\":\\[([^\\]]*)\\]|\"frame\":\\[([^\\]]*)\\][^{}]*\"id\":\"\(id)\"")
    let match = try #require(output.firstMatch(of: pattern), "\(output)")
    let numbers = match.output[1].substring ?? match.output[2].substring ?? ""
    return numbers.split(separator: ",").compactMap { Double($0) }
  }

  @Test func aLabelIsAsLargeAsItsTextWhereItHugsIt() throws {
    let hugging = try inspect("HStack(spacing: 0) { Name(text: .constant(\"Ann\")); Color.red }")
    #expect(hugging.contains("\"Ann!\""), "\(hugging)")
    #expect(hugging.contains("Color (4"), "the rest of the width is the colour's: \(hugging)")
    let filling = try inspect("HStack(spacing: 0) { Wide(); Color.red }")
    #expect(filling.contains("Color (150,"), "it takes half of the width: \(filling)")
  }

  @Test(arguments: [("1", "(51, 31)"), ("2", "(63, 28)")])
  func aSwitchHasTheSizeOfItsSystem(version: String, size: String) throws {
    let output = try inspect(
      "On().background { GeometryReader { Text(verbatim: \"\\($0.size)\").fixedSize() } }",
      "--render-version", version)
    let numbers = size.dropFirst().dropLast().split(separator: ", ")
    #expect(
      output.contains("(\(numbers[0]).0, \(numbers[1]).0)"), "\(output)")
  }

  /// In Apple's pictures of two labels in a stack of 200 by 100, the first of those that hug their content alike takes
  /// what is left (171.33 by 100, 163.33 with a gap of 8), and space between them leaves both at their own size.
  @Test(arguments: [
    ("stack.spacing = 0", 171.33, 100.0), ("stack.spacing = 8; stack.alignment = .leading", 163.33, 20.33),
    ("stack.axis = .vertical; stack.spacing = 0", 200, 79.67),
    ("stack.distribution = .equalSpacing; stack.alignment = .trailing", 30.33, 20.33),
    ("stack.axis = .vertical; stack.distribution = .equalSpacing; stack.alignment = .trailing", 30.33, 20.33),
  ])
  func theFirstOfEqualsFillsAStack(settings: String, width: Double, height: Double) throws {
    let output = try inspect(
      """
      Shown {
        let stack = UIStackView(arrangedSubviews: labels("Hey", "Bye"))
        \(settings)
        return stack
      }
      .frame(width: 200, height: 100)
      """, "--json")
    let first = try frame("Hey", in: output)
    // The letters of another typeface are up to 1 pt wider or narrower.
    #expect(abs(first[2] - width) <= 1 && abs(first[3] - height) <= 1, "\(first), \(width) by \(height)")
  }

  /// A stack of its ideal size is as wide as its views: none grows at another's expense.
  @Test func aStackIsAsWideAsItsViews() throws {
    let output = try inspect(
      """
      Shown {
        UIStackView(arrangedSubviews: labels("i", "wide label"))
      }
      .fixedSize()
      """, "--json")
    let narrow = try frame("i", in: output)
    let wide = try frame("wide label", in: output)
    #expect(narrow[2] < 8 && abs(narrow[0] + narrow[2] - wide[0]) < 0.5, "\(narrow), \(wide)")
  }

  /// A view that is fitted to a text in the width it gets is as high as the text's lines.
  @Test func aViewIsAsHighAsItsWrappedText() throws {
    func height(_ width: Int) throws -> Double {
      let output = try inspect(
        """
        Shown {
          let label = UILabel()
          label.text = "A text that is wider than a hundred and fifty points"
          label.numberOfLines = 0
          let stack = UIStackView(arrangedSubviews: [label])
          stack.translatesAutoresizingMaskIntoConstraints = false
          let card = UIView()
          card.accessibilityIdentifier = "card"
          card.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
          ])
          return card
        }
        .frame(width: \(width)).fixedSize(horizontal: false, vertical: true)
        """, "--json", "--size", "600x400")
      return try frame("card", in: output)[3]
    }
    let (one, several) = (try height(590), try height(150))
    #expect(one < 45 && several > one + 38, "\(one), \(several)")
  }

  /// Constraints to the superview and to constants; frames and autoresizing masks if there are none.
  @Test func subviewsLieByTheirConstraints() throws {
    let output = try inspect(
      """
      Shown {
        let view = UIView()
        let bar = UIView()
        bar.backgroundColor = .black
        bar.accessibilityIdentifier = "bar"
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -15),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 4),
        ])
        let tile = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: 30))
        tile.backgroundColor = .red
        tile.accessibilityIdentifier = "tile"
        view.addSubview(tile)
        return view
      }
      .frame(width: 200, height: 100)
      """, "--json")
    let (bar, tile) = (try frame("bar", in: output), try frame("tile", in: output))
    #expect(Array(bar.dropFirst(2)) == [180, 4])
    #expect(Array(tile.dropFirst(2)) == [20, 30])
    #expect(bar[0] - tile[0] == -2 && bar[1] - tile[1] == 87)
  }

  /// Pages have the room of a bar that an app hides for all tab views.
  @Test func aTabBarThatIsHiddenTakesNoRoom() throws {
    func source(hides: Bool) -> String {
      """
      import SwiftUI
      struct Screen: View {
        init() { UITabBar.appearance().isHidden = \(hides) }
        var body: some View { TabView { Color.red.tabItem { Text("One") } } }
      }
      #Preview { Screen() }
      """
    }
    for hides in [true, false] {
      let program = try Program(["Screen.swift": source(hides: hides)])
      let result = try program.run("inspect", "Screen.swift", "--size", "200x300", "--json")
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.output.contains("TabBar") != hides, "\(result.output)")
    }
  }

  /// Bars, sliders, switches and segments follow; others report that they do not.
  @Test func appearanceProxiesActOrAreReported() throws {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        init() {
          let bar = UINavigationBarAppearance()
          bar.configureWithOpaqueBackground()
          bar.backgroundColor = .red
          bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.white]
          UINavigationBar.appearance().standardAppearance = bar
          UINavigationBar.appearance().scrollEdgeAppearance = bar
          UITableView.appearance().backgroundColor = .green
        }
        var body: some View {
          NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        }
      }
      #Preview { Screen() }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "200x300", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("UITableView.appearance()"), "\(result.errors)")
    #expect(!result.errors.contains("UINavigationBar.appearance()"), "\(result.errors)")
    let title = try #require(
      result.output.firstMatch(of: /"string":"Title"[^}]*|"Title"[^}]*"size":30/), "\(result.output)")
    #expect(result.output.contains("30"), "\(title.output)")
  }
}
