import Controls
import Foundation
import Geometry
import LayoutEngine
import Views

/// The insertion point of a search field.
private nonisolated struct SearchCaret: View {
  @MainActor var body: some View {
    Capsule().fill(TintShapeStyle()).frame(width: 2, height: 21).padding(.horizontal, -6)
  }
}

/// The glass, the tokens and the text of a search field.
nonisolated struct SearchFieldContent: View {
  let search: SearchRequest
  let isBottom: Bool

  @Environment(\.renderVersion) private var version
  @Environment(\.isFocused) private var isFocused

  @MainActor var body: some View {
    let isGlass = version >= .iOS26
    let field = HStack(spacing: isGlass ? 9 : 7) {
      Image(systemName: "magnifyingglass")
        .font(.system(size: 17))
        .foregroundStyle(Color(.system(isGlass && !isBottom ? .label : .secondaryLabel)))
      ForEach(Array(search.tokens.enumerated()), id: \.offset) { token in
        token.element
          .labelStyle(.titleAndIcon)
          .padding(.horizontal, 8).padding(.vertical, 3)
          .background(Color(.system(.systemFill)), in: Capsule())
      }
      Group {
        if search.text.isEmpty {
          if isFocused { SearchCaret() }
          (search.prompt ?? Text(system: .search)).foregroundStyle(Color(.system(.secondaryLabel)))
        } else {
          Text(verbatim: search.text).foregroundStyle(Color(.system(.label)))
        }
      }
      .font(.system(size: 17)).lineLimit(1)
      if isFocused && !search.text.isEmpty { SearchCaret() }
      Spacer(minLength: 0)
    }
    .padding(.leading, isGlass ? (isBottom ? 18 : 13) : 7)
    .padding(.trailing, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    if isBottom {
      field.glassGround()
    } else if isGlass {
      field.background(Color(.system(.tertiarySystemFill)), in: Capsule())
    } else {
      field.background(Color(.system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 10))
    }
  }
}
