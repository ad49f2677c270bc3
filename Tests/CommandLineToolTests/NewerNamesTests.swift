import Foundation
import Testing

/// Names of Apple's newer systems, as public sources use them.
@Suite struct NewerNamesTests {
  private func draws(_ source: String, _ options: String...) throws -> String {
    let program = try Program(["Screen.swift": source])
    let result = try program.run(["inspect", "Screen.swift", "--size", "400x800"] + options)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test func ofSwiftUI() throws {
    let output = try draws(
      """
      import SwiftUI
      struct Grow: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
          time > 1 ? nil : value.scaled(by: time)
        }
      }
      struct Item: Identifiable { let id = 1; var inner: [Item]? = nil }
      struct Screen: View {
        @State private var text = "words"
        @State private var selection: TextSelection?
        @State private var rich = AttributedString("rich")
        @State private var chosen = AttributedTextSelection()
        @State private var isShown = false
        @State private var alarms = [true, false]
        @Environment(\\.fontResolutionContext) private var context
        @Namespace private var space
        let title: LocalizedStringResource = "Title"
        var link: AttributedString {
          var text = AttributedString("link")
          text.underlineStyle = Text.LineStyle(nsUnderlineStyle: .single)
          text.accessibilitySpeechAdjustedPitch = 1
          return text
        }
        var body: some View {
          TabView(selection: .constant(1)) {
            Tab(value: 1) { page }
            Tab(value: 2) { Text("other") }
          }
        }
        var page: some View {
          List {
            TextField("Name", text: $text, selection: $selection)
            TextEditor(text: $text, selection: $selection).findNavigator(isPresented: $isShown)
            TextEditor(text: $rich, selection: $chosen)
            Text(link).textVariant(.sizeDependent)
            Text(Font.title.resolve(in: context).isBold ? "bold" : "plain")
            Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \\.self)
            OutlineGroup(Item(), children: \\.inner) { _ in Text("root") }
            Text("source").matchedTransitionSource(id: 1, in: space) {
              $0.background(.red).clipShape(.rect(cornerRadius: 5))
            }
            Button("Do") {}.buttonSizing(.flexible).background(.red, in: .buttonBorder)
            Image(systemName: "heart").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
            Text("drag").draggable(containerItemID: 1)
          }
          .listStyle(.inset)
          .badgeProminence(.increased)
          .dragContainer(for: Item2.self) { (ids: [String]) in ids.map { Item2(id: $0) } }
          .navigationDocument(URL(string: "file:///a")!)
          .alert(title, isPresented: $isShown) { Text("x") }
          .confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) { Text("x") }
          .searchable(text: $text, editableTokens: .constant([Item2(id: "a")])) { Text($0.wrappedValue.id) }
          .animation(Animation(Grow()), value: isShown)
        }
      }
      struct Item2: Identifiable, Codable, Transferable {
        var id: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .data) }
      }
      """)
    #expect(output.contains("\"words\"") && output.contains("\"root\"") && output.contains("\"plain\""))
  }

  @Test func ofScenes() throws {
    let output = try draws(
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene {
          WindowGroup(LocalizedStringResource("Window")) { Text("content") }
            .windowBackgroundDragBehavior(.enabled)
            .defaultWindowPlacement { content, context in
              WindowPlacement(.center, size: content.sizeThatFits(.init(context.defaultDisplay.visibleRect.size)))
            }
        }
      }
      """, "--platform", "macos")
    #expect(output.contains("\"content\""))
  }

  @Test func ofUIKitAndOthers() throws {
    let output = try draws(
      """
      import AVFoundation
      import AppIntents
      import Contacts
      import OSLog
      import QuartzCore
      import SwiftUI
      import UIKit
      import Vision
      import WebKit
      final class Field: UITextField {}
      final class Controller: UIViewController {
        override func viewDidLoad() {
          let field = Field(frame: .zero)
          field.inputView = UIView()
          field.inputAccessoryView = UIView()
          let search = UISearchTextField(frame: .zero)
          search.insertToken(UISearchToken(icon: nil, text: "t"), at: 0)
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (own: Controller, _) in own.view.isHidden = true }
          UIPageControl().preferredIndicatorImage = .add
        }
      }
      final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
          transitionContext.view(forKey: .to)?.alpha = 1
          transitionContext.completeTransition(true)
        }
      }
      struct Decider: WebPage.NavigationDeciding {
        func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .cancel }
      }
      func logged() throws -> [String] {
        try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }.map(\\.composedMessage)
      }
      struct Screen: View {
        @State private var page = WebPage(configuration: WebPage.Configuration(), navigationDecider: Decider())
        var turn: CATransform3D { CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1) }
        var body: some View {
          VStack {
            Text(verbatim: "\\(Int(turn.m12.rounded())) \\(Int(turn.m21.rounded())) \\(CATransform3DIsIdentity(turn))")
            Text(verbatim: "\\(VNBarcodeSymbology.qr.rawValue) \\(AVMetadataObject.ObjectType.aztec == .qr)")
            Text(IntentChoiceOption(title: "Small").title)
            TextField("", text: .constant("a")).textContentType(.birthdateDay)
            WebView(page).webViewMagnificationGestures(.disabled).frame(height: 50)
          }
        }
      }
      """)
    #expect(output.contains("\"1 -1 false\"") && output.contains("\"Small\""), "\(output)")
    #expect(output.contains("\"VNBarcodeSymbologyQR false\""))
  }
}
