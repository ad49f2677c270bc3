import SwiftUI

/// A plain list of messages with badges and swipe actions, and bars above and below.
struct Inbox: View {
  struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    let time: String
    var isUnread = false
  }

  private let messages = [
    Message(
      id: 1, sender: "Grace Hopper", subject: "The compiler", text: "It is finished, and nobody believes it.",
      time: "9:41", isUnread: true),
    Message(
      id: 2, sender: "Charles Babbage", subject: "More money",
      text: "The Treasury wants to see results first.",
      time: "8:15", isUnread: true),
    Message(
      id: 3, sender: "Mary Somerville", subject: "Dinner on Friday?",
      text: "Come early, so that we can talk about the tides before the others arrive.", time: "Yesterday"),
    Message(
      id: 4, sender: "Luigi Menabrea", subject: "Translation", text: "Your notes are longer than my paper!",
      time: "Monday"),
  ]

  var body: some View {
    NavigationStack {
      List(messages) { message in
        NavigationLink(value: message.id) {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Circle().fill(message.isUnread ? Color.accentColor : .clear).frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(message.sender).font(.headline)
                Spacer()
                Text(message.time).font(.subheadline).foregroundStyle(.secondary)
              }
              Text(message.subject).font(.subheadline)
              Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
          }
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Read", systemImage: "envelope.open") {} }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .navigationDestination(for: Int.self) { Text("Message \($0)") }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          Spacer()
          Button("Compose", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

#Preview("Inbox") {
  Inbox()
}
