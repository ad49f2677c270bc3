// Colours may be written as Xcode shows them.
// swift-format-ignore-file: NoPlaygroundLiterals

import SwiftUI

@main
struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @SceneStorage("chosen") private var chosen: String?

  var body: some Scene {
    WindowGroup("Notes") {
      Notes(chosen: chosen)
    }
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Button("New Note") {} }
    }
    DocumentGroup(newDocument: TextFile()) { file in TextEditor(text: file.$document.text) }
    #if os(macOS)
      Settings { Text("settings") }
    #endif
  }
}

struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Notes: View {
  var chosen: String?
  @SceneStorage("count") private var count: Int?
  @State private var names = ["a", "b", "c", "d"]
  private static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  var body: some View {
    VStack {
      Text("written \(Date(timeIntervalSince1970: 0), formatter: Self.year)")
      Text(moved.joined(separator: " "))
      Text(chosen ?? "nothing chosen, \(count ?? 0) times")
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(width: 40, height: 30)
      Divided { Text("first") }
      #if os(iOS) && (canImport(UIKit) || os(macOS)) && !targetEnvironment(macCatalyst)
        Text(
          ["#if os(macOS)", "os(iOS)"].map { text in
            #if !os(iOS)
              "not \(text)"
            #elseif swift(>=5.9)
              "\(text)"
            #endif
          }.joined(separator: " / "))
      #else
        Text("elsewhere")
      #endif
    }
  }

  private var moved: [String] {
    var names = names
    names.remove(atOffsets: IndexSet([1]))
    names.move(fromOffsets: IndexSet([2]), toOffset: 0)
    return names
  }
}

/// Views that take apart what they are given.
struct Divided<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { _VariadicView.Tree(Root()) { content } }
  private struct Root: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        ForEach(children) { $0 }
        Text("\(children.count) child")
      }
    }
  }
}

struct Kinds: View {
  enum Kind { case only }
  let kind = Kind.only
  var body: some View {
    VStack {
      switch kind {
      case .only:
        Text("the only case")
        Text("has two views")
      }
    }
    VStack {
      do {
        Text("in a block")
      }
    }
  }
}
