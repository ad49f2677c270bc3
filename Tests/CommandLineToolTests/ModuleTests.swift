import Foundation
import Testing

/// Apple's modules besides SwiftUI, as view files import and name them.
@Suite struct ModuleTests {
  /// The names of assets stay where a project declares itself what its data model would have generated.
  @Test func whatIsGeneratedTwiceTakesNothingElseAlong() throws {
    let program = try Program([
      "App/Package.swift": WholeProjectTests.manifest,
      "App/Sources/App/Colors.xcassets/card-bg.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """,
      "App/Sources/App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Shelf" representedClassName="Shelf" codeGenerationType="category">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="room" optional="YES" attributeType="String"/>
        </entity>
      </model>
      """,
      "App/Sources/App/Shelf.swift": """
      import CoreData
      import Nowhere

      public class Shelf: NSManagedObject {}
      extension Shelf {
        public class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
        @NSManaged public var name: String?
      }
      """,
      "App/Sources/App/Screen.swift": """
      import CoreData
      import Nowhere
      import SwiftUI

      #Preview {
        let shelf = Shelf(context: NSPersistentContainer(name: "Model").viewContext)
        shelf.name = "Poems"
        shelf.room = "attic"
        return ZStack { Color.cardBg; Text("\\(shelf.name ?? "?") \\(shelf.room ?? "?")") }
      }
      """,
    ])
    let table = try program.run("render", "App", "--size", "100x20", "-o", "out", "--repairs")
    #expect(
      table.errors == """
        1 preview: 1 drawn, 0 drawn in part, 0 not drawn
        note: not found here: Nowhere

        """)
    let screen = try program.run("inspect", "App", "--size", "100x20")
    #expect(screen.output.contains("\"Poems attic\""), "\(screen)")
  }

  @Test func managedObjectsOfAModelAreDrawnInTheOrderThatIsAskedFor() throws {
    let program = try Program([
      "Package.swift": "",
      "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="books" toMany="YES" destinationEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName="Book" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="rating" attributeType="Integer 16" usesScalarValueType="YES"/>
        </entity>
      </model>
      """,
      // Xcode has left it there once, and ignores it.
      "App/Model.xcdatamodeld/Model.xcdatamodel/Old.xcdatamodel/contents": """
      <model><entity name="Loan" representedClassName="Loan" codeGenerationType="category">
        <attribute name="person" optional="YES" attributeType="String"/>
      </entity></model>
      """,
      "App/Screen.swift": """
      import SwiftUI

      @objc(Loan) public class Loan: NSManagedObject {}
      extension Loan {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Loan> { NSFetchRequest<Loan>(entityName: "Loan") }
        @NSManaged public var person: String?
        @NSManaged public var days: Int32
        @NSManaged public var items: NSSet?
        @objc(addItems:) @NSManaged public func addToItems(_ values: NSSet)
        @NSManaged public var pages: [Book]
        @objc(addPages:) @NSManaged public func addToPages(_ values: [Book])
        @objc(insertObject:inPagesAtIndex:) @NSManaged public func insertIntoPages(_ value: Book, at idx: Int)
        @objc(removeObjectFromPagesAtIndex:) @NSManaged public func removeFromPages(at idx: Int)
        @objc(replaceObjectInPagesAtIndex:withObject:) @NSManaged public func replacePages(at idx: Int, with value: Book)
        @objc(insertPages:atIndexes:) @NSManaged public func insertIntoPages(_ values: [Book], at indexes: NSIndexSet)
      }

      struct Screen: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Book.title, ascending: true)])
        private var books: FetchedResults<Book>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.rating, order: .reverse)])
        private var best: FetchedResults<Book>
        @ObservedObject var shelf: Shelf
        @ObservedObject var loan: Loan
        var body: some View {
          Text("\\(shelf.name ?? "?") \\(shelf.books?.count ?? 0) \\(loan.person ?? "?") \\(loan.days) \\(loan.items?.count ?? 0)")
          Text(books.map { $0.title ?? "?" }.joined(separator: ","))
          Text(best.map { "\\($0.rating)" }.joined(separator: ">"))
          Text(loan.pages.map { $0.title ?? "?" }.joined(separator: "/"))
        }
      }

      #Preview {
        let context = NSPersistentContainer(name: "Model").viewContext
        let shelf = Shelf(context: context)
        shelf.name = "Poems"
        for (title, rating) in [("Sonnets", 3), ("Elegies", 5), ("Odes", 4)] {
          let book = Book(context: context)
          book.title = title
          book.rating = Int16(rating)
          shelf.addToBooks(book)
        }
        let loan = Loan(context: context)
        loan.setValue("Ada", forKey: "person")
        loan.addToItems(shelf.books!)
        let pages = ["a", "b", "c", "d", "e"].map { title in
          let page = Book(context: context)
          page.title = title
          return page
        }
        loan.addToPages([pages[0], pages[1]])
        loan.insertIntoPages(pages[2], at: 1)
        loan.removeFromPages(at: 0)
        loan.replacePages(at: 1, with: pages[3])
        loan.insertIntoPages([pages[4]], at: NSIndexSet(index: 0))
        return VStack { Screen(shelf: shelf, loan: loan) }.environment(\\.managedObjectContext, context)
      }
      """,
    ])
    let result = try program.run("inspect", "App/Screen.swift", "--size", "300x200")
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["Poems 3 Ada 0 3", "Elegies,Odes,Sonnets,a,b,c,d,e", "5>4>3>0>0>0>0>0", "e/c/d"] {
      #expect(result.output.contains("\"\(text)\""), "\(result.output)")
    }
  }

  @Test func screensForFilesCompileInAllTheirFormsAndAreNoted() throws {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI

      struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data())
        }
      }
      struct Screen: View {
        @State private var shows = true
        @State private var hides = false
        var body: some View {
          Text("Notes")
            .fileImporter(isPresented: $shows, allowedContentTypes: [.pdf, .image]) { _ in }
            .fileImporter(isPresented: $hides, allowedContentTypes: [.folder], allowsMultipleSelection: true) { result in
              if case .success(let urls) = result { print(urls.count) }
            }
            .fileImporter(isPresented: $hides, allowedContentTypes: [.json], allowsMultipleSelection: false) { _ in
            } onCancellation: {}
            .fileExporter(isPresented: $hides, document: Note(), contentType: .plainText, defaultFilename: "a") { _ in }
            .fileExporter(isPresented: $hides, document: Note(), contentTypes: [.plainText]) { _ in } onCancellation: {}
            .fileExporter(isPresented: $hides, documents: [Note()], contentType: .plainText) { _ in }
            .fileExporter(isPresented: $hides, item: "text", contentTypes: [.text]) { _ in }
            .fileMover(isPresented: $hides, file: nil) { _ in }
            .fileDialogMessage("Choose one")
        }
      }
      #Preview { Screen() }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--device", "iPhone 16")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains("fileImporter: The system's own screen for files is drawn as a placeholder."),
      "\(result.errors)")
  }

  @Test func entriesStartWithTheirDefaultAndKeepWhatIsSet() throws {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI

      /// Not sendable, like many values of apps.
      final class Palette { var count = 3 }

      extension EnvironmentValues {
        @Entry var rowHeight: Double = 44
        @Entry var nickname: String?
        @Entry var palette = Palette()
      }
      extension Transaction {
        @Entry var isSilent: Bool = false
      }
      struct Row: View {
        @Environment(\\.rowHeight) private var rowHeight
        @Environment(\\.nickname) private var nickname
        @Environment(\\.palette) private var palette
        var body: some View { Text(verbatim: "\\(rowHeight) \\(nickname ?? "nobody") \\(palette.count)") }
      }
      #Preview {
        var transaction = Transaction()
        let before = transaction.isSilent
        transaction.isSilent = true
        return VStack {
          Row()
          Row().environment(\\.rowHeight, 60).environment(\\.nickname, "Ada")
          Text(verbatim: "\\(before) \\(transaction.isSilent)")
        }
      }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "300x200")
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["44.0 nobody 3", "60.0 Ada 3", "false true"] {
      #expect(result.output.contains("\"\(text)\""), "\(result.output)")
    }
  }

  @Test func scenesAndButtonsOfTheSystemAreNotedAndTheRestCompiles() throws {
    let modules = """
      AdSupport ARKit CloudKit ContactsUI CoreBluetooth CoreLocationUI CoreML CoreTelephony CoreVideo EventKit EventKitUI
      FoundationModels GameKit HealthKit HealthKitUI Intents IntentsUI MediaPlayer NaturalLanguage PassKit PencilKit
      RealityKit SceneKit Speech SpriteKit Translation Vision VisionKit WeatherKit simd
      """.split { $0.isWhitespace }
    let program = try Program([
      "Screen.swift": """
      \(modules.map { "import \($0)" }.joined(separator: "\n"))
      import SwiftUI

      final class Game: SKScene {
        let ball = SKShapeNode(circleOfRadius: 8)
        override func didMove(to view: SKView) {
          ball.run(.repeatForever(.sequence([.fadeOut(withDuration: 1), .fadeIn(withDuration: 1)])))
          addChild(ball)
        }
      }
      struct Pan: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      }
      final class Dial: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .red
        }
        required init?(coder: NSCoder) { nil }
      }
      struct Keypad: UIViewRepresentable {
        func makeUIView(context: Context) -> Dial { Dial() }
        func updateUIView(_ uiView: Dial, context: Context) {}
      }
      @MainActor final class Steps: ObservableObject {
        let store = HKHealthStore()
        let manager = CBCentralManager(delegate: nil, queue: nil)
        let text = CBUUID(string: "180D") == CBUUID(string: "180D") ? "equal" : "different"
        func load() async throws {
          try await store.requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
          let record = CKRecord(recordType: "Note")
          record["title"] = "A"
          _ = try await CKContainer.default().privateCloudDatabase.save(record)
        }
      }
      struct Screen: View {
        @StateObject private var steps = Steps()
        private let record: CKRecord = {
          let record = CKRecord(recordType: "Note")
          record["title"] = "kept"
          return record
        }()
        var body: some View {
          SpriteView(scene: Game(size: CGSize(width: 50, height: 50)), options: [.allowsTransparency]).gesture(Pan())
          SceneView(scene: SCNScene(), options: [.allowsCameraControl])
          RealityView { content in content.add(ModelEntity(mesh: .generateBox(size: 1))) }
          PayWithApplePayButton(.buy) {}
          LocationButton(.currentLocation) {}
          Keypad()
          Text(record["title"] as? String ?? steps.text)
          Text(WeatherCondition.mostlyClear.description)
          Text(Measurement(value: 20, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, usage: .weather))
          Text(Measurement(value: 5.25, unit: UnitMass.kilograms).formatted(
            .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))))
        }
      }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "300x800", "--verbose")
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["kept", "Mostly Clear", "68°", "5.2 kg"] {
      #expect(result.output.contains("\"\(text)\""), "\(result.output)")
    }
    for name in ["SpriteView", "SceneView", "RealityView", "Buy with Apple Pay", "LocationButton", "Keypad"] {
      #expect(result.errors.contains(name), "\(name): \(result.errors)")
    }
  }
}
