import Foundation
import Testing

/// What Apple's Foundation has and Linux's lacks, with the values that it gives.
@Suite struct ValuesOfFoundationTests {
  /// The texts of a view's body, from top to bottom.
  private func texts(_ body: String, top: String = "") throws -> [String] {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      \(top)
      struct Screen: View {
        var body: some View {
          VStack {
            \(body)
          }
        }
      }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "400x800", "--locale", "en")
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
  }

  @Test func personsAreNamed() throws {
    let name = """
      var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Byron")
        return name
      }
      """
    let shown = try texts(
      """
      Text(name.formatted())
      Text(name, format: .name(style: .long))
      Text(name.formatted(.name(style: .abbreviated)))
      Text(name.formatted(.name(style: .long).attributed))
      Text(PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: []))
      Text(PersonNameComponentsFormatter().personNameComponents(from: "Ada King")?.familyName ?? "none")
      """, top: name)
    #expect(shown == ["Ada Byron", "Dr. Ada Byron", "AB", "Dr. Ada Byron", "Ada", "King"])
  }

  /// Formatters may be of public properties; units by themselves are as one of Apple's pictures shows them.
  @Test func formattersArePublicAndNameUnits() throws {
    let kit = """
      public protocol Formatters { var measures: MeasurementFormatter { get } }
      public struct Short: Formatters {
        public var durations: DateComponentsFormatter { DateComponentsFormatter() }
        public var measures: MeasurementFormatter {
          let formatter = MeasurementFormatter()
          formatter.unitStyle = .short
          formatter.locale = Locale(identifier: "en_US")
          return formatter
        }
      }
      """
    let shown = try texts(
      """
      Text(Short().measures.string(from: UnitSpeed.kilometersPerHour))
      Text(Short().measures.string(from: UnitSpeed.milesPerHour))
      Text(Short().measures.string(from: UnitLength.meters))
      """, top: kit)
    #expect(shown == ["km/hr", "mi/hr", "m"])
  }

  @Test func rangesOfAttributedStringsAreCountedInUnits() throws {
    let top = """
      let marked: AttributedString = {
        var text = AttributedString("é 😀 link")
        let range = NSRange(location: 5, length: 4)
        text[Range(range, in: text)!].foregroundColor = .red
        return text
      }()
      let found = marked.runs.filter { $0.foregroundColor != nil }.map { NSRange($0.range, in: marked) }
      """
    let shown = try texts(
      """
      Text(verbatim: found.map { "\\($0.location) \\($0.length)" }.joined(separator: ","))
      Text(verbatim: Range(NSRange(location: 3, length: 1), in: marked) == nil ? "inside" : "whole")
      """, top: top)
    #expect(shown == ["5 4", "inside"])
  }

  @Test func symbolsOfDatesAreOptionalsWhereSourcesAsk() throws {
    let shown = try texts(
      """
      if let names = DateFormatter().shortMonthSymbols { Text(names[0]) }
      Text(DateFormatter().monthSymbols[1])
      Text(DateFormatter().veryShortWeekdaySymbols.joined())
      """)
    #expect(shown == ["Jan", "February", "SMTWTFS"])
  }

  @Test func linksAndNumbersAreDetected() throws {
    let top = #"""
      let found: [String] = {
        let text = "See https://example.com/a?b=1, www.swift.org or me@x.de; call +49 30 1234567."
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let detector = try! NSDataDetector(types: types.rawValue)
        let whole = NSRange(text.startIndex..., in: text)
        return detector.matches(in: text, options: [], range: whole).map { match in
          switch match.resultType {
          case .link: "link \(match.url!)"
          case .phoneNumber: "number \(match.phoneNumber!)"
          default: "?"
          }
        }
      }()
      """#
    let shown = try texts("ForEach(found, id: \\.self) { Text(verbatim: $0) }", top: top)
    #expect(
      shown == [
        "link https://example.com/a?b=1", "link http://www.swift.org", "link mailto:me@x.de",
        "number +49 30 1234567",
      ])
  }

  @Test func timersCanBeIdle() throws {
    let top = """
      final class Clock: ObservableObject {
        private var timer = Timer()
        private var other: Timer? = nil
        func start() { timer.invalidate(); timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
        var text: String { "idle: \\(timer.isValid) Timer()" }
      }
      """
    #expect(try texts("Text(Clock().text)", top: top) == ["idle: true Timer()"])
    let own = "struct Timer { var text = \"own\" }"
    #expect(try texts("Text(Timer().text)", top: own) == ["own"])
  }

  @Test func namesAreEdited() throws {
    let shown = try texts(
      "TextField(\"Name\", value: .constant(PersonNameComponents(givenName: \"Ada\")), format: .name(style: .medium))"
    )
    #expect(shown == ["Ada"])
  }

  @Test func vectorsAreScaledAndInterpolated() throws {
    let top = """
      func half<V: VectorArithmetic>(_ value: V) -> V { value.scaled(by: 0.5) }
      """
    let shown = try texts(
      """
      Text(verbatim: "\\(half(3.0)) \\(1.0.interpolated(towards: 5, amount: 0.25))")
      """, top: top)
    #expect(shown == ["1.5 2.0"])
  }

  @Test func selectedTextIsChanged() throws {
    let top = """
      let changed: AttributedString = {
        var text = AttributedString("one two")
        var selection = AttributedTextSelection(range: text.range(of: "two")!)
        text.replaceSelection(&selection, withCharacters: "three")
        return text
      }()
      """
    let shown = try texts(
      """
      Text(changed)
      Text(TextSelection(insertionPoint: "".startIndex).isInsertion ? "point" : "range")
      """, top: top)
    #expect(shown == ["one three", "point"])
  }
}
