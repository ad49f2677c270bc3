import Foundation
import Testing

/// How much the compiler has to try before it knows the types of a source: the overloads of the library decide that.
///
/// Counts the compiler's own steps (the scopes of its constraint solver), which are the same on every
/// machine. Each bound is two to three times the present number; regressions grow it by factors, not by
/// fractions.
@Suite struct CheckingEffortTests {
  /// A toolchain whose compiler logs what it did: the real one behind a frontend with one additional option.
  private func counted(_ source: String) throws -> (result: Program.Result, scopes: Int) {
    let program = try Program(["Screen.swift": source])
    let counts = program.folder.appendingPathComponent("counts")
    try FileManager.default.createDirectory(at: counts, withIntermediateDirectories: true)
    let compiler = try program.toolchain { "exec '\($0)' \"$@\" -stats-output-dir '\(counts.path)'" }
    let result = try program.run(
      ["inspect", "Screen.swift", "--view", "Screen", "--size", "300x300"],
      environment: ["FITTINGROOM_SWIFTC": compiler])
    let written = try FileManager.default.contentsOfDirectory(at: counts, includingPropertiesForKeys: nil)
    let scopes = try written.compactMap { file in
      let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      return counters?["Sema.NumConstraintScopes"] as? Int
    }
    #expect(!scopes.isEmpty)
    return (result, scopes.reduce(0, +))
  }

  /// A screen with a menu in its toolbar; `label` is the content of the picker's rows.
  private static func menu(showing label: String) -> String {
    """
    import SwiftUI

    enum Order: String, CaseIterable, Identifiable {
      case newest, oldest
      var id: Self { self }
      var label: String { rawValue }
    }

    struct Screen: View {
      @State private var order = Order.newest
      var body: some View {
        NavigationStack {
          List { Text("Row") }
            .toolbar {
              ToolbarItemGroup(placement: .primaryAction) {
                Menu {
                  Picker(selection: $order) {
                    ForEach(Order.allCases) { order in
                      Text(order.\(label)).tag(order)
                    }
                  } label: {
                    EmptyView()
                  }
                } label: {
                  Image(systemName: "arrow.up.arrow.down")
                }
              }
            }
        }
      }
    }
    """
  }

  @Test func menusTakeFewSteps() throws {
    let (result, scopes) = try counted(Self.menu(showing: "label"))
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(scopes < 1_200)
  }

  /// An error deep in a screen must not make the compiler try every overload around it with every other: a
  /// second overload of `ViewBuilder.buildExpression`, for values that are not views, doubled the attempts
  /// for each closure, with 197,549 of these steps.
  @Test func errorsDeepInAScreenAreFoundSoon() throws {
    let (result, scopes) = try counted(Self.menu(showing: "lable"))
    #expect(result.exitCode != 0)
    #expect(scopes < 12_000)
  }

  /// A destination that is not a view, in a link five closures deep: it used to take 29,723 steps.
  @Test func whatIsNoViewIsFoundSoon() throws {
    let (result, scopes) = try counted(
      """
      import SwiftUI

      struct Keyword: Identifiable {
        let id: Int
        let name: String
      }

      struct Destination { let keyword: Keyword }

      struct Screen: View {
        var keywords: [Keyword] = []
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Text("Keywords").padding(.leading)
            ScrollView(.horizontal, showsIndicators: false) {
              HStack {
                ForEach(keywords) { keyword in
                  NavigationLink(destination: Destination(keyword: keyword)) {
                    Text(keyword.name).background(.red)
                  }
                }
              }.padding(.leading)
            }
          }
          .listRowInsets(EdgeInsets())
          .padding(.vertical)
        }
      }
      """)
    #expect(result.exitCode != 0)
    #expect(result.errors.contains("requires that 'Destination' conform to 'View'"), "\(result.errors)")
    #expect(scopes < 10_000)
  }

  /// A value that is a plain statement in other closures is reported as not being a view.
  @Test func valuesThatAreNoViewsAreNamed() throws {
    let (result, _) = try counted(
      """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          Text("a")
          5
        }
      }
      """)
    #expect(result.exitCode != 0)
    #expect(result.errors.contains("'Int' conform to 'View'"), "\(result.errors)")
  }

  /// Conditions without an `else` in charts and on their axes, where the content's type has to be inferred
  /// through the builder.
  @Test func conditionsInChartsTakeFewSteps() throws {
    let (result, scopes) = try counted(
      """
      import Charts
      import SwiftUI

      struct Screen: View {
        var isMarked = true
        var body: some View {
          Chart {
            ForEach([1, 2, 3], id: \\.self) { day in
              LineMark(x: .value("Day", day), y: .value("Steps", day * day))
                .foregroundStyle(by: .value("Kind", "walked"))
                .interpolationMethod(.catmullRom)
              if day > 1 { PointMark(x: .value("Day", day), y: .value("Steps", day * day)) }
            }
            if isMarked { RuleMark(y: .value("Goal", 6)).foregroundStyle(.red) }
          }
          .chartXAxis {
            AxisMarks(values: [1, 2, 3]) { value in
              if value.index < value.count - 1 { AxisValueLabel { Text("day \\(value.index)") } }
              AxisTick()
              AxisGridLine()
            }
            if isMarked { AxisMarks(position: .top) }
          }
        }
      }
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("day 1"), "\(result.output)")
    #expect(!result.output.contains("day 2"))
    #expect(scopes < 3_000)
  }

  /// Two square roots in one expression, as in a design system's tab bar: 32,000 choices, made in half a
  /// second, are not enough for them. In a project the compiler gets the time, and nothing is replaced.
  @Test func arithmeticOfAProjectIsWaitedFor() throws {
    let program = try Program([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Bars", targets: [.target(name: "Bars")])
      """,
      "Sources/Bars/Bar.swift": """
      import SwiftUI

      struct Bar {
        let isPortrait: Bool
        let radius: CGFloat
        var control: CGFloat {
          return isPortrait ? sqrt(4 * tan(.pi / 8) / 3) * radius : sqrt(4 * tan(.pi / 8) / 3) * radius * 0.9
        }
      }
      """,
      "Sources/Bars/Screen.swift": """
      import SwiftUI

      #Preview { Text("\\(Bar(isPortrait: true, radius: 20).control.rounded())") }
      """,
    ])
    let result = try program.run("inspect", ".", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("\"15.000000\""), "\(result.output)")
    #expect(!result.errors.contains("does not compile here"), "\(result.errors)")
  }
}
