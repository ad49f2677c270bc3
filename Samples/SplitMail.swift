import SwiftUI

/// Three columns on a tablet, the first of them on a phone.
struct SplitMail: View {
  @State private var mailbox: String? = "Inbox"
  @State private var message: Int? = 1

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List(selection: $mailbox) {
        Section("Mailboxes") {
          Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
          Label("Drafts", systemImage: "doc").tag("Drafts")
          Label("Sent", systemImage: "paperplane").tag("Sent")
        }
      }
      .navigationTitle("Mail")
    } content: {
      List(1..<9, id: \.self, selection: $message) { number in
        VStack(alignment: .leading) {
          Text("Sender \(number)").font(.headline)
          Text("A subject that tells enough").font(.subheadline)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
    } detail: {
      ScrollView {
        Text("Dear Ada,\n\nthe engine runs.\n\nYours, Charles")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
      }
      .navigationTitle("The engine")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
          Button("Delete", systemImage: "trash") {}
        }
      }
    }
  }
}

#Preview("SplitMail") {
  SplitMail()
}
