import Controls
import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Frames as measured on devices.
@MainActor
@Suite struct ControlFrameTests {
  @Test func steppersAre94By32() throws {
    #expect(try Render.size(Stepper("x", value: .constant(1)).labelsHidden()) == [94, 32])
  }

  @Test func steppersTakeTheWholeRowWithTheirLabels() throws {
    #expect(try Render.size(Stepper("x", value: .constant(1)), 300)[0] == 300)
  }

  @Test func segmentedPickersAre32High() throws {
    let picker = Picker("x", selection: .constant(1)) {
      Text("Segment A").tag(0)
      Text("Segment A").tag(1)
      Text("Segment A").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try Render.size(picker, 300) == [300, 32])
    #expect(try Render.lines(picker, 300) == ["Segment A", "Segment A", "Segment A"])
  }

  /// UIKit only takes a segment's text: views around a title make no segment taller and move no title.
  @Test func titlesWithRoomAroundThemStayInTheirSegments() throws {
    func titles(_ padding: CGFloat) throws -> [CGRect] {
      let picker = Picker("x", selection: .constant(0)) {
        Text("Segment A").padding(padding).tag(0)
        Text("Segment A").tag(1)
      }
      .pickerStyle(.segmented)
      let nodes = try Render.nodes("Text", in: picker, width: 300, height: 32)
      return nodes.map(\.frame)
    }
    let (plain, padded) = (try titles(0), try titles(16))
    #expect(plain.count == 2 && padded.count == 2)
    for (a, b) in zip(plain, padded) { #expect(abs(a.midX - b.midX) < 0.1 && abs(a.midY - b.midY) < 0.1) }
  }

  @Test func roundedFieldsAre34High() throws {
    #expect(
      try Render.size(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), 200) == [
        200, 34,
      ])
  }

  @Test func fieldsOfSeveralLinesEndAtTheirLimitWithoutAnEllipsis() throws {
    func field(_ text: String) -> some View {
      TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(3).frame(width: 100)
    }
    let long = String(repeating: "word ", count: 40)
    #expect(try Render.size(field(long)) == [100, 66])
    #expect(!(try Render.lines(field(long)).contains { $0.contains("…") }))
    #expect(try Render.size(field("One")) == [100, 22])
    let reserved = TextField("Notes", text: .constant("One"), axis: .vertical).lineLimit(2...4)
    #expect(try Render.size(reserved.frame(width: 100))[1] > 40)
  }

  @Test func redactedImagesAreSurfaces() throws {
    let image = Image(systemName: "circle").resizable().frame(width: 40, height: 40)
    let plain = try Render.bitmap(image, width: 40, height: 40)
    let redacted = try Render.bitmap(image.redacted(reason: .placeholder), width: 40, height: 40)
    #expect(plain[20, 20].alpha == 0)
    // The same everywhere, in a faint colour.
    #expect(redacted[20, 20].alpha > 0 && redacted[20, 20] == redacted[2, 20])
  }

  @Test func plainFieldsAreOneLineHighHoweverLongTheirText() throws {
    // As far as lines are apart, not as high as a text of one line.
    let line = 22.0
    let long = String(repeating: "long ", count: 40)
    #expect(try Render.size(TextField("Name", text: .constant(long)), 100) == [100, line])
    let tall = try Render.size(TextField("Name", text: .constant(long), axis: .vertical), 100)
    #expect(tall[1] > 5 * line)
  }

  @Test func fieldsShowTheirTextOrWhatTheyAreFor() throws {
    #expect(try Render.lines(TextField("Name", text: .constant("")), 100) == ["Name"])
    #expect(
      try Render.lines(TextField("Name", text: .constant(""), prompt: Text("Prompt")), 100) == ["Prompt"])
    #expect(try Render.lines(TextField("Name", text: .constant("Ada")), 100) == ["Ada"])
    #expect(try Render.lines(SecureField("Name", text: .constant("Ada")), 100) == ["•••"])
    #expect(try Render.lines(TextField("Name", value: .constant(1234), format: .number), 100) == ["1,234"])
  }

  @Test func ownFieldStylesAreGivenTheField() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
    }
    let line = 22.0
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(Boxed())
    #expect(try Render.size(field, 100) == [100, line + 20])
    #expect(try Render.lines(field, 100) == ["Ada"])
  }

  @Test func pickersShowTheChosenValue() throws {
    enum Flavor: String, CaseIterable, Identifiable {
      case vanilla, mint
      var id: Self { self }
    }
    let byTag = Picker("Flavor", selection: .constant(2)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(try Render.lines(byTag, 300) == ["Two"])
    // Elements of ForEach have their id, and an optional selection is compared with its value.
    let byID = Picker("Flavor", selection: .constant(Optional(Flavor.mint))) {
      ForEach(Flavor.allCases) { Text($0.rawValue) }
    }
    #expect(try Render.lines(byID, 300) == ["mint"])
    let none = Picker("Flavor", selection: .constant(9)) { Text("One").tag(1) }
    #expect(try Render.lines(none, 300) == [])
  }

  @Test func pickersInRowsHaveTheirLabels() throws {
    let picker = Picker("Flavor", selection: .constant(1)) { Text("One").tag(1) }
      .environment(\.controlSurroundings, .row)
    #expect(try Render.lines(picker, 300) == ["Flavor", "One"])
    #expect(try Render.size(picker, 300)[0] == 300)
  }

  @Test func datesFollowTheLanguage() throws {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
    #expect(try Render.lines(picker, 400) == ["Day", "May 9, 2026"])
    let german = picker.environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try Render.lines(german, 400) == ["Day", "9. Mai 2026"])
    // German weeks begin on Monday, American ones on Sunday.
    let month = picker.datePickerStyle(.graphical)
    #expect(try Render.lines(month, 320).dropFirst().first == "SUN")
    #expect(
      try Render.lines(month.environment(\.locale, Locale(identifier: "de_DE")), 320).dropFirst().first
        == "MO")
    #expect(try Render.lines(month, 320).suffix(31) == (1...31).map { String($0) }[...])
  }

  @Test func wheelsHaveTheMeasuredHeight() throws {
    let wheel = Picker("x", selection: .constant(3)) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
      .pickerStyle(.wheel)
    #expect(try Render.size(wheel, 300) == [300, 216])
  }

  @Test func circularProgressWithAValueIsARing() throws {
    let ring = ProgressView(value: 0.25).progressViewStyle(.circular).controlSize(.large).tint(.red)
    let picture = try Render.bitmap(ring, width: 37, height: 37)
    // The first quarter has the tint, the rest a faint grey, and the middle is empty.
    #expect(picture[28, 8].red > 200 && picture[28, 8].green < 100)
    #expect(picture[8, 28].alpha > 0 && picture[8, 28].alpha < 100)
    #expect(picture[18, 18].alpha == 0)
    #expect(try Render.size(ProgressView(value: 0.25).progressViewStyle(.circular)) == [20, 20])
  }

  @Test func wordsOfTheSystemFollowTheLanguage() throws {
    func words(_ language: String) throws -> [String] {
      let view = VStack {
        EditButton()
        Button(role: .close) {}
      }
      return try Render.lines(view.environment(\.locale, Locale(identifier: language)), 300)
    }
    #expect(try words("en_US") == ["Edit", "Close"])
    #expect(try words("de_AT") == ["Bearbeiten", "Schließen"])
    #expect(try words("zh-Hant") == ["編輯", "關閉"])
    #expect(try words("zh_TW") == ["編輯", "關閉"])
    #expect(try words("tlh") == ["Edit", "Close"])
  }

  @Test func ownGaugeStylesAreGivenTheParts() throws {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(Int(configuration.value * 100))")
          configuration.minimumValueLabel
        }
      }
    }
    let gauge = Gauge(value: 30, in: 20...40) { Text("Label") }.gaugeStyle(Plain())
    #expect(try Render.lines(gauge, 300) == ["Label", "50"])
    #expect(try Render.size(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)) == [58, 58])
  }

  @Test func disclosureGroupsShowTheirContentWhileOpen() throws {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup("Title", isExpanded: .constant(isOpen)) { Text("Content") }
    }
    #expect(try Render.lines(group(true), 300) == ["Title", "Content"])
    #expect(try Render.lines(group(false), 300) == ["Title"])
  }

  @Test func colourWellsAre28Wide() throws {
    #expect(try Render.size(ColorPicker("x", selection: .constant(.red)).labelsHidden()) == [28, 28])
    let picture = try Render.bitmap(
      ColorPicker("x", selection: .constant(Color(red: 0, green: 0, blue: 1))).labelsHidden(), width: 28,
      height: 28)
    #expect(picture[14, 14].blue == 255)
    // The gap between the ring and the disc.
    #expect(picture[14, 4].alpha < 130)
  }

  @Test func tablesOnPhonesShowTheirFirstColumn() throws {
    struct Person: Identifiable {
      var id: Int
      var name: String
      var city: String
    }
    let table = Table([Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Bo", city: "Oslo")]) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { person in Text(person.city) }
    }
    #expect(try Render.lines(table, 300, 200) == ["Ada", "Bo"])
    let wide = table.environment(\.horizontalSizeClass, .regular)
    #expect(try Render.lines(wide, 600, 200) == ["Name", "City", "Ada", "London", "Bo", "Oslo"])
  }

  private struct Parcel: Identifiable {
    var id: Int
    var name: String
    var weight: Double
  }

  /// A table that sorts its rows by its headers, and selects tapped ones.
  private struct SortedTable: View {
    @State var parcels = [
      Parcel(id: 1, name: "Lamp", weight: 2), Parcel(id: 2, name: "Chair", weight: 7),
      Parcel(id: 3, name: "Rug", weight: 5),
    ]
    @State var order = [KeyPathComparator(\Parcel.name)]
    @State var selection: Int?

    var body: some View {
      VStack {
        Text("Chosen \(selection ?? 0)")
        Table(parcels.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Weight", value: \.weight) { Text(verbatim: "\(Int($0.weight))") }
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test func tablesAreSortedByTheirHeaders() throws {
    func lines(_ steps: [DriveStep]) throws -> [String] {
      try Render.lines(SortedTable(), 500, 300) { $0.steps = steps }
    }
    let head = ["Chosen 0", "Name", "Weight"]
    #expect(try lines([]) == head + ["Chair", "7", "Lamp", "2", "Rug", "5"])
    // A tap sorts by a column, another turns its order round.
    #expect(try lines([.tap("Name")]) == head + ["Rug", "5", "Lamp", "2", "Chair", "7"])
    #expect(try lines([.tap("Weight")]) == head + ["Lamp", "2", "Rug", "5", "Chair", "7"])
    #expect(try lines([.tap("Weight"), .tap("Weight")]) == head + ["Chair", "7", "Rug", "5", "Lamp", "2"])
    #expect(try lines([.tap("Rug")]).first == "Chosen 3")
  }

  /// Rows that a closure lists, with sections, conditions and rows below rows.
  private struct ListedTable: View {
    let parcels = [Parcel(id: 1, name: "Lamp", weight: 2), Parcel(id: 2, name: "Chair", weight: 7)]
    var customization = TableColumnCustomization<Parcel>()

    var body: some View {
      Table(of: Parcel.self, columnCustomization: .constant(customization)) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight") { Text(verbatim: "\(Int($0.weight))") }.customizationID("weight")
      } rows: {
        ForEach(parcels) { TableRow($0).contextMenu { Button("Send") {} } }
        Section("More") {
          DisclosureTableRow(Parcel(id: 3, name: "Box", weight: 1)) {
            TableRow(Parcel(id: 4, name: "Cup", weight: 0))
          }
        }
        if parcels.isEmpty { TableRow(Parcel(id: 5, name: "None", weight: 0)) }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test func tablesHaveRowsOfTheirOwn() throws {
    let rows = ["Name", "Weight", "Lamp", "2", "Chair", "7", "More", "Box", "1"]
    #expect(try Render.lines(ListedTable(), 500, 400) == rows)
    var customization = TableColumnCustomization<Parcel>()
    customization[visibility: "weight"] = .hidden
    #expect(
      try Render.lines(ListedTable(customization: customization), 500, 400) == [
        "Name", "Lamp", "Chair", "More", "Box",
      ])
  }

  private struct Folder: Identifiable {
    var id: String
    var folders: [Folder]?
  }

  @Test func tablesOfTreesAreUnfolded() throws {
    let folders = [
      Folder(id: "Top", folders: [Folder(id: "Inner", folders: nil)]), Folder(id: "Other", folders: nil),
    ]
    let table = Table(folders, children: \.folders) { TableColumn("Name", value: \.id) }
      .environment(\.horizontalSizeClass, .regular)
    #expect(try Render.lines(table, 400, 300) == ["Name", "Top", "Other"])
    let unfolded = try Render.lines(table, 400, 300) { $0.steps = [.tap("Expand")] }
    #expect(unfolded == ["Name", "Top", "Inner", "Other"])
  }

  @Test func titlesOfColumnsCanBeHidden() throws {
    let table = SortedTable().tableColumnHeaders(.hidden)
    #expect(try Render.lines(table, 500, 300).prefix(3) == ["Chosen 0", "Chair", "7"])
  }

  @Test func sortedColumnsHaveAMark() throws {
    func header(_ order: [KeyPathComparator<Parcel>]) throws -> Bitmap {
      let table = Table([Parcel(id: 1, name: "Lamp", weight: 2)], sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight) { Text(verbatim: "\(Int($0.weight))") }
      }
      return try Render.bitmap(
        table.environment(\.horizontalSizeClass, .regular), width: 400, height: 80)
    }
    let pictures = try [
      header([]), header([KeyPathComparator(\.name)]), header([KeyPathComparator(\.name, order: .reverse)]),
      header([KeyPathComparator(\.weight), KeyPathComparator(\.name)]),
    ]
    for (index, picture) in pictures.enumerated() {
      #expect(pictures.firstIndex(of: picture) == index)
    }
  }

  @Test func titlesOfGroupsInRowsHaveTheTextsColour() throws {
    func blue(_ surroundings: ControlSurroundings) throws -> [Bool] {
      let group = DisclosureGroup("Title", isExpanded: .constant(false)) { Text("Content") }
        .environment(\.controlSurroundings, surroundings)
      let picture = try Render.bitmap(group, width: 200, height: 22)
      return [0..<60, 180..<200].map { columns in
        columns.contains { x in
          (0..<22).contains {
            picture[x, $0].blue > 200 && picture[x, $0].red < 60 && picture[x, $0].alpha > 200
          }
        }
      }
    }
    #expect(try blue(.row) == [false, true])
    #expect(try blue(.layout) == [true, true])
  }

  /// The frame of the text with a first line.
  private func frame(of text: String, in node: FrameTree.Node) -> CGRect? {
    if node.text?.lines.first?.string == text { return node.frame }
    return node.children.lazy.compactMap { frame(of: text, in: $0) }.first
  }

  @Test func monthsBeginWithinTheBandOfTheirWheel() throws {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.wheel).labelsHidden()
    for width: CGFloat in [320, 402] {
      let tree = try Render.outcome(picker, width: width, height: 216).tree.root
      let (month, year) = (
        try #require(frame(of: "May", in: tree)), try #require(frame(of: "2026", in: tree))
      )
      // The band is inset by 9 points; its content keeps away from both of its ends.
      #expect(month.minX >= 13 && year.maxX <= width - 13, "\(month) \(year)")
    }
  }

  @Test func timelinesShowTheMomentThatIsCurrent() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let entries = PeriodicTimelineSchedule(from: start, by: 60)
      .entries(from: start.addingTimeInterval(130), mode: .normal).makeIterator()
    #expect(entries.next() == start.addingTimeInterval(120))
    #expect(entries.next() == start.addingTimeInterval(180))
  }

  @Test func timelinesKnowTheMomentOfThePicture() throws {
    func shown(_ schedule: some TimelineSchedule) throws -> [String] {
      try Render.lines(
        TimelineView(schedule) { context in Text(verbatim: "\(Int(context.date.timeIntervalSince1970))") },
        300)
    }
    let moment = PictureMoment.secondsSince1970
    #expect(try shown(.animation) == ["\(moment)"])
    #expect(try shown(.everyMinute) == ["\(moment / 60 * 60)"])
    let dates = [-90.0, -30, 30, 90].map { PictureMoment.date.addingTimeInterval($0) }
    #expect(try shown(.explicit(dates)) == ["\(moment - 30)"])
    #expect(try shown(.explicit(dates.suffix(2))) == ["\(moment + 30)"])
  }
}
