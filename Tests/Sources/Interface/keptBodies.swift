// run: --size 300x400
import SwiftData
import SwiftUI

// A body runs again only if something that it depends on has changed: the objects that it makes live on until then.

final class Loader: ObservableObject {
  @Published var text = "empty"
  func load() { text = "loaded" }
}

struct Loading: View {
  let title: String
  @ObservedObject var loader = Loader()
  var body: some View {
    Text("\(title): \(loader.text)").onAppear { loader.load() }
  }
}

struct InBody: View {
  var body: some View { Loading(title: "in a body") }
}

struct InState: View {
  @State private var isOn = false
  @AppStorage("kept") private var kept = 1
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  @Namespace private var names
  var body: some View { VStack { Loading(title: "in state \(kept)") } }
}

struct InRows: View {
  var body: some View {
    VStack { ForEach(1..<3) { Loading(title: "row \($0)") } }
  }
}

struct InGeometry: View {
  var body: some View {
    GeometryReader { _ in Loading(title: "in a reader") }.frame(height: 20)
  }
}

/// What a row reads has it run again.
struct ChangingRows: View {
  @State private var isOn = false
  @State private var model = Model()
  var body: some View {
    VStack { ForEach(["a", "b"], id: \.self) { Text("\($0) \(isOn ? "on" : "off") \(model.name)") } }
      .onAppear {
        isOn = true
        model.name = "other"
      }
  }
}

/// Its state changes, so that its body makes another object, as on a device.
struct InChangingState: View {
  @State private var isOn = false
  var body: some View {
    VStack { Loading(title: isOn ? "on" : "off") }.onAppear { isOn = true }
  }
}

struct Sum: View {
  @Binding var count: Int
  let add: Int
  var body: some View { Text("sum \(count + add)") }
}

/// What is observed in a body, in a binding or in a class has the body run again.
struct Counting: View {
  @State private var count = 1
  @State private var model = Model()
  var body: some View {
    VStack {
      Sum(count: $count, add: 10)
      Shown(model: model)
      Kept()
    }
    .task {
      try? await Task.sleep(for: .milliseconds(10))
      count = 5
      model.name = "renamed"
    }
  }
}

@Observable final class Model {
  var name = "first"
}

struct Shown: View {
  let model: Model
  var body: some View { Text("model \(model.name)") }
}

struct Kept: View {
  @AppStorage("kept number") private var number = 0
  var body: some View { Text("number \(number)").onAppear { number = 7 } }
}

@Model final class Plant {
  var name: String
  init(name: String) { self.name = name }
}

struct Filled: ViewModifier {
  let container: ModelContainer
  init() {
    container = try! ModelContainer(
      for: Schema([Plant.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
  }
  func body(content: Content) -> some View { content.modifier(Filling()).modelContainer(container) }
}

struct Filling: ViewModifier {
  @Environment(\.modelContext) private var context
  func body(content: Content) -> some View { content.onAppear { context.insert(Plant(name: "fern")) } }
}

struct Plants: View {
  @Query private var plants: [Plant]
  @State private var isLate = false
  var body: some View {
    Text("plant \(plants.first?.name ?? "none"), \(isLate ? "late" : "early")").task { isLate = true }
  }
}

/// The container of its models is made in its body.
struct Garden: View {
  var body: some View { ZStack { Plants() }.modifier(Filled()) }
}

#Preview {
  VStack {
    InBody()  // shows: in a body: loaded
    InState()  // shows: in state 1: loaded
    InChangingState()  // shows: on: empty
    InRows()  // shows: row 1: loaded
    // shows: row 2: loaded
    InGeometry()  // shows: in a reader: loaded
    ChangingRows()  // shows: a on other
    // shows: b on other
    Counting()  // shows: sum 15
    // shows: model renamed
    // shows: number 7
    Garden()  // shows: plant fern, late
  }
}
