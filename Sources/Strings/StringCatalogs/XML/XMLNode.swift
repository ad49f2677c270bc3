/// An element of an XML document with its location.
package struct XMLNode {
  package enum Child {
    case element(XMLNode)
    case text(String)
    case comment(String)
  }

  /// The name without its prefix.
  package var name: String
  /// The namespace's name; empty if there is none.
  package var namespace: String
  /// Attributes by their names; those in a namespace are `namespace name`, with a space.
  package var attributes: [String: String]
  package var children: [Child] = []
  package var line: Int
  package var column: Int

  package var elements: [XMLNode] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All characters in the element and those within, in their order.
  package var text: String {
    var text = ""
    for child in children {
      switch child {
      case .text(let part): text += part
      case .element(let element): text += element.text
      case .comment: break
      }
    }
    return text
  }

  package func elements(_ name: String) -> [XMLNode] { elements.filter { $0.name == name } }

  package func first(_ name: String) -> XMLNode? { elements.first { $0.name == name } }
}
