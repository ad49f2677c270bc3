import Foundation
import StandInSupport
import SwiftUI
import Views

/// A preview provider that Prefire generates tests for.
public protocol PrefireProvider: PreviewProvider {}

extension View {
  /// Marks a preview as having no snapshot, which is read in the source.
  public func prefireIgnored() -> some View { self }

  /// Marks a preview as having a snapshot, which is read in the source.
  public func prefireEnabled() -> some View { self }

  /// Sets the delay of the picture in seconds, and how it is compared: the share of the pixels that must
  /// match, and how similar a pixel must be to count as matching, both 0 to 1.
  ///
  /// - Parameter record: whether a test writes its reference again, which `fittingroom snapshot record` does.
  public func snapshot(
    delay: TimeInterval = .zero, precision: Float = 1.0, perceptualPrecision: Float = 1.0,
    record: Bool = false
  ) -> some View {
    standInMarked { marks in
      marks.delay = delay
      marks.precision = Double(precision)
      marks.perceptualPrecision = Double(perceptualPrecision)
    }
  }

  /// Names the story that a view is a part of.
  public func previewUserStory(_ userStory: PreviewModel.UserStory) -> some View {
    preference(key: UserStoryPreferenceKey.self, value: userStory)
  }

  /// Names the state that a view is in.
  public func previewState(_ state: PreviewModel.State) -> some View {
    preference(key: StatePreferenceKey.self, value: state)
  }
}

public struct UserStoryPreferenceKey: PreferenceKey {
  public static let defaultValue: PreviewModel.UserStory? = nil

  public static func reduce(
    value: inout PreviewModel.UserStory?, nextValue: () -> PreviewModel.UserStory?
  ) {
    value = nextValue()
  }
}

public struct StatePreferenceKey: PreferenceKey {
  public static let defaultValue: PreviewModel.State? = nil

  public static func reduce(value: inout PreviewModel.State?, nextValue: () -> PreviewModel.State?) {
    value = nextValue()
  }
}

/// A view of the playbook.
public struct PreviewModel: Identifiable {
  public typealias UserStory = String
  public typealias State = String

  /// Whether a view takes the whole screen.
  public enum LayoutType: Equatable {
    case screen
    case component
  }

  public let id: String
  public let content: () -> AnyView
  public let name: String
  public var state: State?
  public var type: LayoutType
  public var device: PreviewDevice?
  public var story: UserStory?
  public var renderTime: String?

  @MainActor public init(
    id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> any View, name: String,
    type: LayoutType = .component, device: PreviewDevice? = nil
  ) {
    self.id = id ?? name
    self.content = { MainActor.assumeIsolated { Self.erased(content()) } }
    self.name = name
    self.type = type
    self.device = device
  }

  @MainActor private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}

/// All views that Prefire has found, in a list.
public struct PlaybookView: View {
  private let models: [PreviewModel]

  public init(isComponent: Bool, previewModels: [PreviewModel]) { models = previewModels }

  public var body: some View {
    List(models) { model in
      VStack(alignment: .leading) {
        Text(model.name).font(.headline)
        model.content()
      }
    }
    .standInNoted(.approximated, "PlaybookView", "A device groups the views by their stories and states.")
  }
}
