import Foundation
import Testing

/// Sources that mention more of Apple's systems than SwiftUI.
@Suite struct StandInTests {
  @Test(arguments: [
    ("ios", ["iOS", "UIKit", "simulator"]), ("macos", ["macOS", "AppKit"]),
    ("watchos", ["watchOS", "UIKit", "simulator"]), ("visionos", ["visionOS", "UIKit", "simulator"]),
  ])
  func conditionsAreThoseOfThePlatform(platform: String, expected: [String]) throws {
    let names = ["iOS", "macOS", "watchOS", "tvOS", "visionOS", "Linux"]
    let texts = names.map { "    #if os(\($0))\n    Text(\"\($0)\")\n    #endif" }.joined(separator: "\n")
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #endif
      struct Screen: View {
        var body: some View {
          VStack {
      \(texts)
          #if canImport(UIKit) && !canImport(AppKit)
          Text("UIKit")
          #elseif canImport(AppKit)
          Text("AppKit")
          #endif
          #if targetEnvironment(simulator)
          Text("simulator")
          #endif
          if #available(iOS 99, macOS 99, watchOS 99, visionOS 99, *) { Text("future") }
          }
        }
      }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "200x400", "--platform", platform)
    #expect(result.exitCode == 0, "\(result.errors)")
    let all = names + ["UIKit", "AppKit", "simulator", "future"]
    #expect(all.filter { result.output.contains("\"\($0)\"") } == expected, "\(result.output)")
  }

  @Test func textsHaveTheSizesOfThePlatform() throws {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      #Preview("Words") {
        VStack(spacing: 0) {
          Text("Save")
          Text("Save").font(.title)
          Text("保存").font(.system(size: 26))
        }
      }
      #Preview("Switch") { Toggle("Save", isOn: .constant(true)) }
      #Preview("Slider") { Slider(value: .constant(0.5)) }
      """
    ])
    func sizes(_ platform: String) throws -> [[Double]] {
      let result = try program.run(
        "inspect", "Screen.swift", "--preview", "Words", "--size", "200x400", "--platform", platform)
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
      let sizes = result.output.matches(of: /Text \(.*?, .*?, ([0-9.]+), ([0-9.]+)\)/).map {
        [Double($0.output.1) ?? 0, Double($0.output.2) ?? 0]
      }
      try #require(sizes.count == 3, "\(result.output)")
      return sizes
    }
    let (phone, mac) = (try sizes("ios"), try sizes("macos"))
    #expect(phone.map { $0[1] } == [21, 34, 32])
    #expect(mac.map { $0[1] } == [16, 27, 32])
    // Twelve thirteenths, and Latin letters as large as the font says.
    #expect(phone[2][0] == 52 && mac[2][0] == 48)
    #expect(abs(mac[0][0] / phone[0][0] - 13.0 / 17) < 0.03)
    #expect(try sizes("visionos") == phone)
    #expect(try sizes("tvos")[0][1] == 35)
    #expect(try sizes("watchos")[0][1] == 20)
    for control in ["Switch", "Slider"] {
      let strict = try program.run(
        "render", "Screen.swift", "--preview", control, "--size", "200x*", "--platform", "macos", "--strict",
        "-o", "out")
      #expect(strict.exitCode == 1)
      #expect(
        strict.errors.contains("controls, lists and bars are drawn as iOS has them"), "\(strict.errors)")
    }
  }

  @Test func diagnosticsAreAtTheSourcesOwnPlaces() throws {
    let program = try Program([
      "Broken.swift":
        "import SwiftUI\n#if os(iOS)\nlet a = 1\n#if os(iOS)\nlet b: Int = \"text\"\n#endif\n#endif\n"
    ])
    let result = try program.run("inspect", "Broken.swift")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("Broken.swift:5:14: error: "), "\(result.errors)")
  }

  @Test func namesCanBeDefined() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          #if SHOWS_MORE
          Text("more")
          #else
          Text("less")
          #endif
        }
      }
      """
    let program = try Program(["Screen.swift": source])
    #expect(try program.run("inspect", "Screen.swift").output.contains("\"less\""))
    #expect(
      try program.run("inspect", "Screen.swift", "--define", "SHOWS_MORE", "--swift-version", "6").output
        .contains("\"more\""))
    #expect(try program.run("inspect", "Screen.swift", "--define", "a b").exitCode == 64)
    #expect(try program.run("inspect", "Screen.swift", "--swift-version", "4").exitCode == 64)
  }

  @Test func anAppShowsItsFirstWindow() throws {
    let program = try Program([
      "MyApp.swift": """
      import SwiftUI
      @main struct MyApp: App {
      \t@State private var name = "window"
      \tvar body: some Scene {
      \t\tSettings { Text("settings") }
      \t\tWindowGroup { Root(name: name) }.commands { CommandMenu("Menu") { Button("Item") {} } }
      \t}
      }
      struct Root: View { let name: String; var body: some View { Text(name) } }
      struct Other: View { var body: some View { Text("other") } }
      """
    ])
    let result = try program.run("inspect", "MyApp.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("\"window\""), "\(result.output)")
  }

  /// What is not drawn is not made, either.
  @Test func viewsOfUIKitThatAreNotDrawnAreBoxes() throws {
    let program = try Program([
      "Web.swift": """
      import SwiftUI
      import UIKit
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> UICollectionView { fatalError("nobody makes it") }
        func updateUIView(_ view: UICollectionView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject { @objc func tap() {}; let selector = #selector(tap) }
      }
      #Preview { Web().frame(width: 80, height: 30) }
      """
    ])
    let result = try program.run("render", "Web.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("UIKit"), "\(result.errors)")
  }

  @Test func sourcesOfMacsFindAppKitAndTheSystemsFunctions() throws {
    let program = try Program([
      "Mac.swift": """
      import ApplicationServices
      import CoreAudio
      import EventKit
      import IOKit.ps
      import Security
      import SwiftUI
      import SystemConfiguration

      extension NSTextField {
        open override var focusRingType: NSFocusRingType {
          get { .none }
          set {}
        }
      }
      final class Field: NSTextView {
        var isReady = false
        override func viewDidMoveToWindow() { isReady = window != nil }
        override func keyDown(with event: NSEvent) { if event.specialKey == .backTab { insertBacktab(nil) } }
      }
      final class Keeper: NSObject, NSTextViewDelegate, NSWindowDelegate {
        func textView(_ textView: NSTextView, doCommandBy selector: Selector) -> Bool { false }
        func windowWillClose(_ notification: Notification) {}
      }
      struct Editor: NSViewRepresentable {
        func makeNSView(context: Context) -> NSScrollView { Field.scrollableTextView() }
        func updateNSView(_ view: NSScrollView, context: Context) {
          guard let text = view.documentView as? NSTextView, let layout = text.layoutManager else { return }
          text.setSelectedRange(NSRange(location: 0, length: layout.numberOfGlyphs))
        }
      }

      @MainActor func lines() -> [String] {
        let view = NSHostingView(rootView: Text("a"))
        view.setFrameSize(NSSize(width: 40, height: 20))
        let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds)!
        view.cacheDisplay(in: view.bounds, to: bitmap)
        let image = NSImage(size: view.frame.size)
        image.addRepresentation(bitmap)
        let choice = NSPopUpButton(frame: .zero, pullsDown: false)
        choice.addItems(withTitles: ["one", "two"])
        choice.selectItem(withTitle: "two")
        let text = Field()
        text.string = "written"
        text.insertText("re", replacementRange: NSRange(location: 0, length: 0))
        let item = NSPasteboardItem()
        item.setString("copied", forType: .string)
        let picker = NSDatePicker()
        picker.datePickerElements = [.yearMonthDay]
        let calendar = EKCalendar(for: .reminder, eventStore: EKEventStore())
        calendar.color = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let mixed = calendar.color.blended(withFraction: 0.5, of: .black)!
        var length = 0
        let model = sysctlbyname("hw.model", nil, &length, nil, 0)
        let source = IOPSNotificationCreateRunLoopSource({ _ in }, nil)?.takeRetainedValue()
        if let source { CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode) }
        var address = AudioObjectPropertyAddress(
          mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal,
          mElement: kAudioObjectPropertyElementMain)
        var size = UInt32(0)
        let sound = AudioObjectGetPropertyDataSize(
          AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size)
        let key = SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as NSDictionary, nil)
        return [
          "\\(bitmap.pixelsWide) pixels, \\(Int(image.size.width)) points",
          "\\(choice.titleOfSelectedItem ?? "none") of \\(choice.numberOfItems)",
          "\\(text.string), \\(text.isReady)", item.string(forType: .string) ?? "none",
          "\\(Int(mixed.redComponent * 100)) percent red, \\(EKReminderPriority.medium.rawValue)",
          "kernel \\(model), keychain \\(key), sound \\(sound != 0), trusted \\(AXIsProcessTrusted())",
          "\\(CFArrayGetCount(SCNetworkInterfaceCopyAll())) networks",
        ]
      }
      #Preview("Values") { VStack { ForEach(lines(), id: \\.self) { Text($0) } } }
      #Preview("Box") { Editor().frame(width: 100, height: 40) }
      """
    ])
    let values = try program.run(
      "inspect", "Mac.swift", "--preview", "Values", "--platform", "macos", "--size", "500x300", "--json")
    #expect(values.exitCode == 0, "\(values.errors)")
    for text in [
      "80 pixels, 40 points", "two of 2", "rewritten, false", "copied", "50 percent red, 5",
      "kernel -1, keychain -25300, sound true, trusted false", "0 networks",
    ] { #expect(values.output.contains("\"\(text)\""), "\(text): \(values.output)") }
    #expect(values.output.contains("A view of AppKit is not drawn into a bitmap"), "\(values.output)")
    let box = try program.run(
      "render", "Mac.swift", "--preview", "Box", "--platform", "macos", "--size", "200x100", "-o", "out",
      "--verbose")
    #expect(box.exitCode == 0 && box.errors.contains("AppKit"), "\(box.errors)")
  }

  @Test func modelsAreKeptInMemory() throws {
    let program = try Program([
      "Items.swift": """
      import SwiftData
      import SwiftUI
      @Model final class Item {
        @Attribute(.unique) var name: String
        var rank: Int
        init(name: String, rank: Int) { self.name = name; self.rank = rank }
      }
      struct List: View {
        @Query(sort: \\Item.rank, order: .reverse) private var items: [Item]
        @Query private var low: [Item]
        init(highest rank: Int) { _low = Query(filter: #Predicate<Item> { $0.rank <= rank }) }
        var body: some View {
          Text(items.map(\\.name).joined(separator: ","))
          Text("low " + low.map(\\.name).joined(separator: ","))
        }
      }
      struct All: View {
        @Query private var items: [Item]
        var body: some View { Text("all \\(items.count)") }
      }
      // What any model is asked by.
      struct Found<Model: PersistentModel>: View {
        @Query private var models: [Model]
        init(_ query: Query<Model, [Model]>) { _models = query }
        var body: some View { Text("\\(models.count) found") }
      }
      #Preview {
        let container = try! ModelContainer(
          for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let _ = container.mainContext.insert(Item(name: "b", rank: 1))
        let _ = container.mainContext.insert(Item(name: "a", rank: 2))
        VStack {
          List(highest: 1)
          All()
          Found(Query<Item, [Item]>())
        }
        .modelContainer(container)
      }
      """
    ])
    let result = try program.run("inspect", "Items.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["a,b", "low b", "all 2", "2 found"] {
      #expect(result.output.contains("\"\(text)\""), "\(result.output)")
    }
  }
}
