import Foundation
import Imaging
import PNGCodec
import Testing

/// Previews of widgets and Live Activities, as WidgetKit's forms of `#Preview` describe them.
@Suite struct WidgetPreviewTests {
  private static let widget = #"""
    import SwiftUI
    import WidgetKit

    struct Score: TimelineEntry {
      let date: Date
      var points = 3
    }

    struct Scores: TimelineProvider {
      func placeholder(in context: Context) -> Score { Score(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Score) -> Void) { completion(Score(date: .now)) }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Score>) -> Void) {
        completion(Timeline(entries: [Score(date: .now, points: context.isPreview ? 40 : 0)], policy: .never))
      }
    }

    struct Board: View {
      @Environment(\.widgetFamily) private var family
      let entry: Score
      var body: some View {
        Text("\(entry.points) in \(family == .systemMedium ? "medium" : "other")")
          .containerBackground(for: .widget) { Color(red: 1, green: 0, blue: 0) }
      }
    }

    struct ScoreWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "score", provider: Scores()) { Board(entry: $0) }
          .configurationDisplayName("Score").supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    struct WholeWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "whole", provider: Scores()) { entry in
          Color(red: 0, green: 0, blue: 1).containerBackground(.green, for: .widget)
        }
        .contentMarginsDisabled()
      }
    }

    """#

  /// The picture of a preview, one pixel to a point.
  private func picture(_ program: Program, _ preview: String) throws -> StraightBitmap {
    let result = try program.run(
      "render", "Score.swift", "--preview", preview, "--scale", "1", "--background", "transparent", "-o",
      preview)
    #expect(result.exitCode == 0, "\(result)")
    let path = program.folder.appendingPathComponent(String(result.output.prefix { $0 != "\n" }))
    return try PNGDecoder.decode([UInt8](Data(contentsOf: path))).bitmap
  }

  private func pixel(_ bitmap: StraightBitmap, _ x: Int, _ y: Int) -> StraightBitmap.Pixel {
    bitmap.pixels[y * bitmap.width + x]
  }

  /// The first entry at its family's size: the background reaches the edges, the view keeps its margins.
  @Test func aTimelineShowsItsFirstEntry() throws {
    let program = try Program([
      "Score.swift": Self.widget + """
        #Preview(as: .systemMedium) {
          ScoreWidget()
        } timeline: {
          Score(date: .now, points: 7)
          Score(date: .now, points: 8)
        }
        """
    ])
    let tree = try program.run("inspect", "Score.swift", "--verbose")
    #expect(tree.exitCode == 0 && tree.output.contains("\"7 in medium\""), "\(tree)")
    #expect(tree.output.hasPrefix("ScoreWidget ") && tree.output.contains("(0, 0, 364, 170)"), "\(tree)")
    #expect(
      tree.errors.hasPrefix("warning: Score.swift:")
        && tree.errors.contains("of 2 entries the first is drawn"), "\(tree)")
    let picture = try picture(program, "ScoreWidget")
    #expect(picture.width == 364 && picture.height == 170)
    #expect(pixel(picture, 182, 2) == StraightBitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(pixel(picture, 0, 0).alpha == 0, "The corners are round.")
  }

  @Test func aProviderMakesTheTimeline() throws {
    let program = try Program([
      "Score.swift": Self.widget + """
        #Preview("Small", as: .systemSmall, widget: { ScoreWidget() }, timelineProvider: { Scores() })
        """
    ])
    let tree = try program.run("inspect", "Score.swift", "--preview", "Small")
    #expect(tree.output.contains("\"40 in other\"") && tree.output.contains("(0, 0, 170, 170)"), "\(tree)")
  }

  @Test func viewsWithoutMarginsReachTheEdges() throws {
    let program = try Program([
      "Score.swift": Self.widget + """
        #Preview("Whole", as: .systemSmall) { WholeWidget() } timeline: { Score(date: .now) }
        #Preview("Gauge", as: .accessoryCircular) { ScoreWidget() } timeline: { Score(date: .now) }
        """
    ])
    let whole = try picture(program, "Whole")
    #expect(pixel(whole, 85, 1) == StraightBitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    let gauge = try picture(program, "Gauge")
    #expect(gauge.width == 76 && pixel(gauge, 2, 2).alpha == 0, "The Lock Screen's widgets have no ground.")
  }

  @Test func aTimelineWithoutEntriesSaysSo() throws {
    let program = try Program([
      "Score.swift": Self.widget + """
        #Preview(as: .systemSmall) { ScoreWidget() } timeline: { for _ in 0..<0 { Score(date: .now) } }
        """
    ])
    let result = try program.run("render", "Score.swift", "-o", "a.png")
    #expect(
      result.exitCode == 70 && result.errors.contains("the timeline of ScoreWidget has no entries"),
      "\(result)")
  }

  /// The banner of the Lock Screen, and the island around the camera.
  @Test(arguments: [
    ("Banner", "(0, 0, 380, 84)", ["5 min"]), ("Compact", ", 37)", ["🚲", "5′"]),
    ("Minimal", "(0, 0, 37, 37)", ["5"]),
    ("Expanded", "(0, 0, 380, ", ["🚲", "5 min", "Soon there"]),
  ])
  func activities(name: String, frame: String, texts: [String]) throws {
    let program = try Program([
      "Ride.swift": #"""
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var vehicle: String
      }

      struct RideActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.state.minutes) min").activityBackgroundTint(.cyan)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text(context.attributes.vehicle) }
              DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
              DynamicIslandExpandedRegion(.bottom) { Text("Soon there") }
            } compactLeading: {
              Text(context.attributes.vehicle)
            } compactTrailing: {
              Text("\(context.state.minutes)′")
            } minimal: {
              Text("\(context.state.minutes)")
            }
            .keylineTint(.red)
          }
        }
      }

      #Preview("Banner", as: .content, using: RideAttributes(vehicle: "🚲")) {
        RideActivity()
      } contentStates: {
        RideAttributes.ContentState(minutes: 5)
      }
      #Preview("Compact", as: .dynamicIsland(.compact), using: RideAttributes(vehicle: "🚲")) {
        RideActivity()
      } contentStates: {
        RideAttributes.ContentState(minutes: 5)
      }
      #Preview("Minimal", as: .dynamicIsland(.minimal), using: RideAttributes(vehicle: "🚲")) {
        RideActivity()
      } contentStates: {
        RideAttributes.ContentState(minutes: 5)
      }
      #Preview("Expanded", as: .dynamicIsland(.expanded), using: RideAttributes(vehicle: "🚲")) {
        RideActivity()
      } contentStates: {
        RideAttributes.ContentState(minutes: 5)
      }
      """#
    ])
    let tree = try program.run("inspect", "Ride.swift", "--preview", name)
    #expect(tree.exitCode == 0 && tree.output.contains(frame), "\(tree)")
    for text in texts { #expect(tree.output.contains("\"\(text)\""), "\(tree)") }
  }
}

extension WidgetPreviewTests {
  /// An extension as Xcode's template writes it: a widget of an intent, a control and a bundle.
  @Test func extensionsAsXcodeWritesThemCompile() throws {
    let program = try Program([
      "Extension.swift": #"""
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct Choice: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Choice" }
        static var description: IntentDescription { "Which fruit" }
        @Parameter(title: "Fruit", default: "Pear") var fruit: String
      }

      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Fruit { Fruit(date: Date(), choice: Choice()) }
        func snapshot(for configuration: Choice, in context: Context) async -> Fruit {
          Fruit(date: Date(), choice: configuration)
        }
        func timeline(for configuration: Choice, in context: Context) async -> Timeline<Fruit> {
          Timeline(entries: [Fruit(date: Date(), choice: configuration)], policy: .atEnd)
        }
      }

      struct Fruit: TimelineEntry {
        let date: Date
        let choice: Choice
      }

      struct FruitWidget: Widget {
        let kind = "Fruit"
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: kind, intent: Choice.self, provider: Provider()) { entry in
            VStack { Text(entry.choice.fruit) }
              .containerBackground(.fill.tertiary, for: .widget)
          }
        }
      }

      struct TimerControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          AppIntentControlConfiguration(kind: "Timer", provider: Values()) { value in
            ControlWidgetToggle("Timer", isOn: value.isRunning, action: Start(value.name)) { isRunning in
              Label(isRunning ? "On" : "Off", systemImage: "timer")
            }
          }
          .displayName("Timer")
          .description("Runs a timer.")
        }

        struct Value {
          var isRunning: Bool
          var name: String
        }

        struct Values: AppIntentControlValueProvider {
          func previewValue(configuration: TimerChoice) -> Value { Value(isRunning: false, name: configuration.name) }
          func currentValue(configuration: TimerChoice) async throws -> Value {
            Value(isRunning: true, name: configuration.name)
          }
        }
      }

      struct TimerChoice: ControlConfigurationIntent {
        static let title: LocalizedStringResource = "Timer"
        @Parameter(title: "Name", default: "Tea") var name: String
      }

      struct Start: SetValueIntent {
        static let title: LocalizedStringResource = "Start"
        @Parameter(title: "Name") var name: String
        @Parameter(title: "Running") var value: Bool
        init() {}
        init(_ name: String) { self.name = name }
        func perform() async throws -> some IntentResult { .result() }
      }

      @main
      struct Widgets: WidgetBundle {
        var body: some Widget {
          FruitWidget()
          TimerControl()
        }
      }

      extension Choice {
        fileprivate static var plum: Choice {
          let choice = Choice()
          choice.fruit = "Plum"
          return choice
        }
      }

      #Preview(as: .systemSmall) {
        FruitWidget()
      } timeline: {
        Fruit(date: .now, choice: .plum)
      }

      #Preview("Provided", as: .systemLarge, using: Choice.plum) {
        FruitWidget()
      } timelineProvider: {
        Provider()
      }
      """#
    ])
    for preview in ["FruitWidget", "Provided"] {
      let tree = try program.run("inspect", "Extension.swift", "--preview", preview)
      #expect(tree.exitCode == 0 && tree.output.contains("\"Plum\""), "\(tree)")
    }
  }
}
