import SwiftUI

/// The first screen of an app's settings: cards with links, switches and values.
struct Settings: View {
  @State private var isAirplaneModeOn = false
  @State private var showsPreviews = true
  @State private var syncsOverCellular = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Profile")
          } label: {
            HStack(spacing: 12) {
              Circle().fill(.indigo.gradient).frame(width: 56, height: 56)
                .overlay { Text("AL").font(.title2).foregroundStyle(.white) }
              VStack(alignment: .leading, spacing: 2) {
                Text("Ada Lovelace").font(.title3)
                Text("Account, storage, purchases").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle(isOn: $isAirplaneModeOn) { Label("Airplane Mode", systemImage: "airplane") }
          NavigationLink {
            Text("Networks")
          } label: {
            Label("Wi-Fi", systemImage: "wifi")
          }
          .badge("Analytical Engine")
          NavigationLink {
            Text("Devices")
          } label: {
            Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
          }
          .badge("On")
        }
        Section {
          Toggle("Show Previews", isOn: $showsPreviews)
          Toggle("Use Cellular Data", isOn: $syncsOverCellular)
          LabeledContent("Storage", value: "12.4 GB")
        } header: {
          Text("Notifications")
        } footer: {
          Text("Previews show the beginning of a message on the lock screen.")
        }
        Section("Account") {
          Button("Restore Purchases") {}
          Button("Sign Out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview("Settings") {
  Settings()
}
