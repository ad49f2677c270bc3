// run: --size 400x800
import SwiftUI

struct Grow: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}
struct Item: Identifiable {
  let id = 1
  var inner: [Item]? = nil
}
struct Screen: View {
  @State private var text = "words"  // shows: words
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("rich")
  @State private var chosen = AttributedTextSelection()
  @State private var isShown = false
  @State private var alarms = [true, false]
  @Environment(\.fontResolutionContext) private var context
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
      Text(Font.title.resolve(in: context).isBold ? "bold" : "plain")  // shows: plain
      Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \.self)
      OutlineGroup(Item(), children: \.inner) { _ in Text("root") }  // shows: root
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
