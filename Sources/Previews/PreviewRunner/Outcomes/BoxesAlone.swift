import Foundation
import Rendering
import Views

extension RenderOutcome {
  /// Why the picture would not show the preview: it has nothing but labelled boxes in place of views that do not
  /// compile here, or whose code ended. Nil if it shows anything else.
  var boxesAlone: String? {
    guard tree.root.hasBoxes, !tree.root.showsMoreThanBoxes else { return nil }
    var names: [String] = []
    for note in fidelityNotes where note.cause == .missing {
      let file = note.file.map { " (\($0)\(note.line.map { ":\($0)" } ?? ""))" } ?? ""
      // A view whose code ended says why.
      let reason = note.sentence.wholeMatch(of: /“.*” ended: (?<reason>.*); a labelled box .*/)?.reason
      let name = note.subject + file + (reason.map { ", which ended: \($0)" } ?? "")
      if !names.contains(name) { names.append(name) }
    }
    let boxes = names.count == 1 ? "a box" : "boxes"
    return "nothing would be left of it but \(boxes) in place of \(names.joined(separator: ", "))"
  }
}

extension FrameTree.Node {
  /// Whether it is part of a box in place of a view.
  private var isOfBox: Bool {
    sequence(first: viewName, next: { $0?.parent }).contains { $0?.roles.contains(.standsIn) ?? false }
  }

  fileprivate var hasBoxes: Bool { isOfBox || children.contains(where: \.hasBoxes) }

  /// Whether something outside of boxes may be visible. Containers show nothing themselves: what lies behind their
  /// content is a child, too.
  fileprivate var showsMoreThanBoxes: Bool {
    if isOfBox { return false }
    if children.isEmpty { return !roles.contains(.invisible) && !frame.isEmpty }
    return children.contains(where: \.showsMoreThanBoxes)
  }
}
