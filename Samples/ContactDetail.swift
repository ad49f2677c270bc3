import SwiftUI

/// A screen that was pushed: an arrow back, a button, rows of values below a picture.
struct ContactDetail: View {
  var body: some View {
    NavigationStack(path: .constant(["ada"])) {
      Text("Everybody")
        .navigationTitle("Contacts")
        .navigationDestination(for: String.self) { _ in card }
    }
  }

  private var card: some View {
    List {
      Section {
        VStack(spacing: 8) {
          Image(systemName: "person.crop.circle.fill")
            .font(.system(size: 96))
            .foregroundStyle(.indigo)
          Text("Ada Lovelace").font(.title.bold())
          Text("Analyst").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets())
      }
      Section {
        row("mobile", "+44 20 7946 0018")
        row("home", "ada@example.com")
      }
      Section("Notes") {
        Text("Wrote the first program, for a machine that was never built.")
      }
      Section {
        Button("Send Message") {}
        Button("Block Contact", role: .destructive) {}
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Edit") {} }
  }

  private func row(_ label: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(label).font(.subheadline)
      Text(value).foregroundStyle(.tint)
    }
  }
}

#Preview("ContactDetail") {
  ContactDetail()
}
