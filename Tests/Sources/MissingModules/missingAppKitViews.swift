// run: --size 200x* --platform macos
// in a package
// The context of a representable whose view is of a missing module is not taken for a type of that module.
import Editor
import SwiftUI

struct EditorView: NSViewRepresentable {
  func makeNSView(context: Context) -> SourceEditor { SourceEditor() }
  func updateNSView(_ view: SourceEditor, context: Context) {}
}
struct SearchField: NSViewRepresentable {
  func makeNSView(context: Context) -> NSTextField { NSTextField(string: "Found") }
  func updateNSView(_ view: NSTextField, context: Context) {}
}
#Preview("Search") { SearchField() }  // shows: Found
