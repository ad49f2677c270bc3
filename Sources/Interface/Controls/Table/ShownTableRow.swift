import Foundation
import Geometry
import Views

/// A row as a table shows it: with the expanded rows above it and its depth.
struct ShownTableRow<Value: Identifiable>: Identifiable {
  enum Content {
    case value(Value)
    case header(AnyView)
  }

  /// The value's own id; a header is identified by the number of headers before it.
  enum ID: Hashable {
    case value(Value.ID)
    case header(Int)
  }

  let id: ID
  let content: Content
  let depth: Int
  /// Whether the rows below show; nil if there are none.
  let isUnfolded: Binding<Bool>?

  /// The rows that show, in their order.
  @MainActor
  static func list(_ rows: [_TableRow<Value>], unfolded: Binding<Set<Value.ID>>) -> [ShownTableRow] {
    var list: [ShownTableRow] = []
    var headers = 0
    func add(_ rows: [_TableRow<Value>], depth: Int) {
      for row in rows {
        switch row {
        case .header(let view):
          list.append(ShownTableRow(id: .header(headers), content: .header(view), depth: 0, isUnfolded: nil))
          headers += 1
        case .value(let value, let children, let binding):
          let isUnfolded = children.map { _ in
            binding
              ?? Binding {
                unfolded.wrappedValue.contains(value.id)
              } set: {
                if $0 {
                  unfolded.wrappedValue.insert(value.id)
                } else {
                  unfolded.wrappedValue.remove(value.id)
                }
              }
          }
          list.append(
            ShownTableRow(id: .value(value.id), content: .value(value), depth: depth, isUnfolded: isUnfolded))
          if let children, isUnfolded?.wrappedValue == true { add(children(), depth: depth + 1) }
        }
      }
    }
    add(rows, depth: 0)
    return list
  }

  /// The first cell, indented by the row's depth, with the control that collapses the rows below it.
  @MainActor @ViewBuilder
  func indenting(_ cell: some View) -> some View {
    if let isUnfolded {
      HStack(spacing: 6) {
        Button {
          isUnfolded.wrappedValue.toggle()
        } label: {
          Image(systemName: isUnfolded.wrappedValue ? "chevron.down" : "chevron.right").font(.caption2.bold())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: isUnfolded.wrappedValue ? "Collapse" : "Expand"))
        cell
      }
      .padding(.leading, CGFloat(depth) * 16)
    } else if depth > 0 {
      cell.padding(.leading, CGFloat(depth) * 16)
    } else {
      cell
    }
  }
}
