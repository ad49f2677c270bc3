/// Sources that are edited while they are shown.
enum LiveSample {
  /// A file of 60 lines with a preview.
  ///
  /// - Parameters:
  ///   - body: makes every version's body a different one for the compiler.
  ///   - spacing: a literal in it.
  ///   - rows: views of other files.
  static func card(_ body: Int, spacing: Int = 12, rows: Range<Int> = 0..<0) -> String {
    let shown = rows.isEmpty ? "Divider()" : "Row\(rows.lowerBound)()"
    return """
      import SwiftUI

      struct Card: View {
        @State private var count = 2
        @State private var name = ""
        @State private var isOn = true
        let titles = ["Mail", "Calendar", "Notes"]

        var body: some View {
          VStack(alignment: .leading, spacing: \(spacing)) {
            header
            \(shown)
            ForEach(titles, id: \\.self) { title in
              HStack {
                Text(title)
                Spacer()
                Text("\\(title.count)").foregroundStyle(.secondary)
              }
            }
            ViewThatFits {
              HStack {
                Text("A rather long line beside").fixedSize()
                Text("another line here").fixedSize()
              }
              Text("short")
            }
            controls
            footer
          }
          .padding()
        }

      \(parts(body))
      }

      #Preview("Card") { Card() }
      """
  }

  /// The parts of its body.
  private static func parts(_ body: Int) -> String {
    """
        private var header: some View {
          HStack {
            Image(systemName: "star.fill").foregroundStyle(.yellow)
            Text("Version").font(.headline)
            let version\(body) = count + titles.count
            Text("\\(version\(body))").font(.caption)
          }
        }

        private var controls: some View {
          Group {
            Button("Add \\(count)") { count += 1 }
            TextField("Name", text: $name)
            Toggle("Notify me", isOn: $isOn)
          }
        }

        private var footer: some View {
          Text("Hello \\(name)")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .padding(6)
            .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
        }
    """
  }

  /// One of the other files of a module, which needs the next one.
  static func row(_ number: Int, of count: Int) -> String {
    let next = number + 1 < count ? "RowModel\(number + 1)().title" : "\"the last\""
    return """
      import SwiftUI

      struct Row\(number): View {
        var model = RowModel\(number)()

        var body: some View {
          HStack {
            Image(systemName: "circle")
            VStack(alignment: .leading) {
              Text(model.title).font(.headline)
              Text("\\(model.count) items, then \\(\(next))").font(.caption)
            }
          }
        }
      }

      struct RowModel\(number) {
        var title = "Row \(number)"
        var count = \(number)
      }
      """
  }
}
