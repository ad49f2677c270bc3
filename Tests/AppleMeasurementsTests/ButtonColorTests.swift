import Controls
import Foundation
import Geometry
import LayoutEngine
import Rendering
import Screens
import Testing
import Views

/// The colour of a control's label if a modifier is applied to the control.
///
/// `foregroundColor` on a button is from Apple's pictures of iOS 13 to 26; the other cells follow its rule
/// that an explicit foreground takes precedence over the tint, and are not measured.
@MainActor
@Suite struct ButtonColorTests {
  private struct Control {
    let name: String
    /// The colour of the label without any modifier.
    let usual: Int
    let view: AnyView
  }

  private static let label = "IIII"
  private static let tint = 0x0088FF

  private var controls: [Control] {
    let text = Text(Self.label).font(.system(size: 40, weight: .black))
    let link = URL(string: "https://example.com")
    return [
      Control(
        name: "Button", usual: Self.tint,
        view: AnyView(
          Button {
          } label: {
            text
          })),
      Control(
        name: "Button, borderless", usual: Self.tint,
        view: AnyView(
          Button {
          } label: {
            text
          }.buttonStyle(.borderless))),
      Control(
        name: "Button, plain", usual: 0,
        view: AnyView(
          Button {
          } label: {
            text
          }.buttonStyle(.plain))),
      Control(
        name: "Menu", usual: Self.tint,
        view: AnyView(
          Menu {
          } label: {
            text
          })),
      Control(
        name: "Link", usual: Self.tint,
        view: link.map { AnyView(Link(destination: $0) { text }) } ?? AnyView(EmptyView())),
      Control(
        name: "NavigationLink", usual: Self.tint,
        view: AnyView(
          NavigationLink {
          } label: {
            text
          })),
      Control(name: "Text", usual: 0, view: AnyView(text)),
    ]
  }

  /// The colour that most of a text's ink has.
  private func ink(_ view: some View) throws -> [Int] {
    let drawn = try Drawn(view.fixedSize().background(Color.white), scale: 2)
    var counts: [[Int]: Int] = [:]
    for y in stride(from: 0.25, to: Double(drawn.size.height), by: 0.5) {
      for x in stride(from: 0.25, to: Double(drawn.size.width), by: 0.5) {
        counts[drawn.color(x, y), default: 0] += 1
      }
    }
    counts[[255, 255, 255]] = nil
    return counts.max { ($0.value, $1.key[0]) < ($1.value, $0.key[0]) }?.key ?? []
  }

  @Test func aChosenForegroundGoesBeforeTheTint() throws {
    for control in controls {
      for (name, colour, view) in [
        ("nothing", control.usual, control.view),
        (
          "foregroundColor", 0xFF0000, AnyView(control.view.foregroundColor(Color(red: 1, green: 0, blue: 0)))
        ),
        (
          "foregroundStyle", 0xFF0000, AnyView(control.view.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        ),
        ("foregroundStyle(.primary)", 0, AnyView(control.view.foregroundStyle(.primary))),
        ("foregroundColor(nil)", control.usual, AnyView(control.view.foregroundColor(nil))),
        (
          "foreground around a stack", 0xFF0000,
          AnyView(VStack { control.view }.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        ),
        (
          "tint", control.usual == 0 ? 0 : 0x00FF00,
          AnyView(control.view.tint(Color(red: 0, green: 1, blue: 0)))
        ),
        (
          "tint and foreground", 0xFF0000,
          AnyView(
            control.view.tint(Color(red: 0, green: 1, blue: 0)).foregroundStyle(
              Color(red: 1, green: 0, blue: 0)))
        ),
      ] {
        FlatColor("\(control.name), \(name)", colour, try ink(view)).check()
      }
    }
  }

  /// Bordered buttons show the chosen colour in their label, and their background stays.
  @Test func borderedButtonsTakeAChosenForeground() throws {
    let text = Text(Self.label).font(.system(size: 40, weight: .black))
    let prominent = Button {
    } label: {
      text
    }.buttonStyle(.borderedProminent)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let drawn = try Drawn(prominent, scale: 2)
    let ink = drawn.ink(
      in: CGRect(x: 14, y: 10, width: drawn.size.width - 28, height: drawn.size.height - 20))
    FlatColor("ground", Self.tint, drawn.color(8, Double(drawn.size.height) / 2)).check()
    FlatColor("label", 0xFF0000, drawn.color(Double(ink.minX) + 3, Double(ink.midY))).check()
  }
}
