import Foundation
import Geometry
import LayoutEngine
public import Views

/// The placeholder for missing content: a symbol, a title, a description and actions, centred.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(Color(.system(.secondaryLabel)))
      }
      .multilineTextAlignment(.center)
      if Actions.self != EmptyView.self {
        VStack(spacing: 16) { actions }.controlSize(.regular)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .noted(
      .approximated, "ContentUnavailableView", "Its lengths are read off pictures, not measured.")
  }

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

/// A large symbol over a bold title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(Color(.system(.secondaryLabel)))
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Views.Label(titleKey, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Views.Label(titleKey, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      Views.Label(titleResource, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      Views.Label(titleResource, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Views.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      Views.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// The symbol and title of a search without results.
public nonisolated struct SearchUnavailableContent {
  /// A magnifying glass and "No Results".
  public nonisolated struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      Views.Label {
        Text(searchResult: text)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The suggestion below it.
  public nonisolated struct Description: View {
    @MainActor public var body: some View {
      Text.searchAdvice
    }
  }

  /// Nothing.
  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  public static var search: ContentUnavailableView {
    search(text: nil)
  }

  /// A search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    search(text: text.isEmpty ? nil : text)
  }

  @_disfavoredOverload
  private static func search(text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
