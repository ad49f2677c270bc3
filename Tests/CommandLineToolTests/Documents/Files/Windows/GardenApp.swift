import SwiftUI

/// An app with windows, a toolbar, columns, settings and menus of its own.
@main
struct GardenApp: App {
  @State private var garden = Garden()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Garden", id: "garden") {
      GardenView(garden: garden)
    }
    .defaultSize(width: 900, height: 560)
    .windowResizability(.contentMinSize)
    .windowResizeAnchor(.topLeading)
    .commands {
      SidebarCommands()
      TextEditingCommands()
      CommandGroup(after: .newItem) {
        Button("New Plant") { garden.plants.append(Plant(name: "Sage", litres: 1)) }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
      CommandGroup(before: .sidebar) {
        Toggle("Show Water", isOn: $garden.showsWater)
          .keyboardShortcut("w", modifiers: [.command, .option])
        Picker("Sort By", selection: $garden.order) {
          Text("Name").tag(PlantOrder.name)
          Text("Water").tag(PlantOrder.water)
        }
      }
      CommandMenu("Plant") {
        Button("Water Now") { garden.waterings += 1 }
          .keyboardShortcut(.return)
        Menu("Move To") {
          Button("Balcony") {}
          Button("Kitchen") {}
        }
        Divider()
        Section("Season") {
          Picker("Season", selection: $garden.season) {
            Text("Summer").tag(0)
            Text("Winter").tag(1)
          }
          .pickerStyle(.inline)
        }
        Divider()
        Button("Remove", role: .destructive) { garden.plants.removeLast() }
          .keyboardShortcut(.delete)
          .disabled(garden.plants.isEmpty)
      }
    }
    .onChange(of: phase) { old, new in
      garden.phases.append("\(old) to \(new)")
    }

    Window("Calendar", id: "calendar") {
      Text("Nothing to water today.").padding(40)
    }
    .keyboardShortcut("0")
    .windowResizability(.contentSize)

    Settings {
      Form {
        Toggle("Remind me to water", isOn: .constant(true))
        Toggle("Show litres", isOn: .constant(false))
      }
      .frame(width: 380, height: 180)
    }
  }
}

/// What the plants are sorted by.
enum PlantOrder: Hashable {
  case name
  case water
}

/// One plant and what it drinks in a week.
struct Plant: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var litres: Int
}

@Observable
final class Garden {
  var plants = [
    Plant(name: "Basil", litres: 2), Plant(name: "Fern", litres: 1), Plant(name: "Olive", litres: 3),
  ]
  var order = PlantOrder.name
  var showsWater = true
  var season = 0
  var waterings = 0
  var phases: [String] = []

  var sorted: [Plant] {
    plants.sorted { order == .name ? $0.name < $1.name : $0.litres > $1.litres }
  }
}

struct GardenView: View {
  @Bindable var garden: Garden
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        Section("Places") {
          Label("Balcony", systemImage: "sun.max")
          Label("Kitchen", systemImage: "fork.knife")
        }
      }
      .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } detail: {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(garden.sorted) { plant in
          HStack {
            Text(plant.name)
            Spacer()
            if garden.showsWater { Text("\(plant.litres) l").foregroundStyle(.secondary) }
          }
        }
        Divider()
        Text(garden.waterings == 1 ? "Watered once" : "Watered \(garden.waterings) times")
          .font(.headline)
        ForEach(garden.phases, id: \.self) { Text($0).font(.caption) }
        Spacer()
      }
      .padding()
      .frame(minWidth: 320, minHeight: 240)
      .navigationTitle("Garden")
      .navigationSubtitle("\(garden.plants.count) plants")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { garden.plants.append(Plant(name: "Mint", litres: 2)) }
        }
        ToolbarItem {
          Button("Water", systemImage: "drop") { garden.waterings += 1 }
        }
        ToolbarItem {
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
      }
    }
  }
}
