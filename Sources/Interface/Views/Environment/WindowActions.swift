// The initializers are written out for their isolation and their position in the interface.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation

// Actions that views request from their app. Windows open and close in `window`; the picture of a single view
// has no other windows, no store and no printer, so that the actions do nothing there, as in Xcode's
// previews.

/// A request to an app's windows.
package enum WindowRequest {
  /// A window of a scene, found by its identifier or by the type of the value that it shows.
  case open(id: String?, value: AnyHashable?)
  /// The same, replacing the requesting window, which shows again when the other is closed.
  case push(id: String?, value: AnyHashable?)
  /// Without a name it is the requesting window.
  case dismiss(id: String?, value: AnyHashable?)
  case settings

  /// The request as it is written in source.
  package var name: String {
    func list(_ id: String?, _ value: AnyHashable?) -> String {
      [id.map { "id: \"\($0)\"" }, value.map { "value: \($0.base)" }].compactMap(\.self).joined(
        separator: ", ")
    }
    switch self {
    case .open(let id, let value): return "openWindow(\(list(id, value)))"
    case .push(let id, let value): return "pushWindow(\(list(id, value)))"
    case .dismiss(let id, let value): return "dismissWindow(\(list(id, value)))"
    case .settings: return "openSettings()"
    }
  }
}

/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// What happens to the requesting window.
  public struct SharingBehavior: Hashable, Sendable {
    private let number: Int
    public static let requested = SharingBehavior(number: 0)
    public static let required = SharingBehavior(number: 1)
  }

  nonisolated fileprivate let ask: WindowRequestHandler?

  public func callAsFunction<D: Codable & Hashable>(value: D) { ask?(.open(id: nil, value: value)) }
  public func callAsFunction(id: String) { ask?(.open(id: id, value: nil)) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    ask?(.open(id: id, value: value))
  }
}

/// Closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated fileprivate let ask: WindowRequestHandler?

  public func callAsFunction() { ask?(.dismiss(id: nil, value: nil)) }
  public func callAsFunction(id: String) { ask?(.dismiss(id: id, value: nil)) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { ask?(.dismiss(id: nil, value: value)) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    ask?(.dismiss(id: id, value: value))
  }
}

/// Opens a window that replaces the requesting one, which shows again once the other is closed. A window that
/// was itself opened this way may not do it.
@MainActor @preconcurrency
public struct PushWindowAction {
  nonisolated fileprivate let ask: WindowRequestHandler?

  public func callAsFunction(id: String) { ask?(.push(id: id, value: nil)) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { ask?(.push(id: nil, value: value)) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    ask?(.push(id: id, value: value))
  }
}

/// Opens an immersive space.
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
  public enum Result: Hashable, Sendable {
    case opened
    case userCancelled
    case error
  }

  nonisolated init() {}
  @discardableResult public func callAsFunction(id: String) async -> Result { .error }
  @discardableResult public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

/// Closes the immersive space.
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
  nonisolated init() {}
  public func callAsFunction() async {}
}

/// Shows the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated fileprivate let ask: WindowRequestHandler?

  public func callAsFunction() { ask?(.settings) }
}

/// Opens a document.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}
  public func callAsFunction(at url: URL) async throws {}
}

/// Makes a document.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}
  public func callAsFunction(contentType: String? = nil) {}
}

/// Asks for a review in the store.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

/// Gives a view another name in the window's list.
@MainActor @preconcurrency
public struct RenameAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

nonisolated extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// Carries a request to the app's windows.
package typealias WindowRequestHandler = @MainActor (WindowRequest) -> Void

extension EnvironmentValues {
  private struct WindowRequestHandlerKey: EnvironmentKey {
    static var defaultValue: WindowRequestHandler? { nil }
  }

  /// What carries requests to the app's windows; nil if there are none.
  package var windowRequestHandler: WindowRequestHandler? {
    get { self[WindowRequestHandlerKey.self] }
    set { self[WindowRequestHandlerKey.self] = newValue }
  }

  public var openWindow: OpenWindowAction { OpenWindowAction(ask: windowRequestHandler) }
  public var dismissWindow: DismissWindowAction { DismissWindowAction(ask: windowRequestHandler) }
  public var pushWindow: PushWindowAction { PushWindowAction(ask: windowRequestHandler) }
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction(ask: windowRequestHandler) }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var rename: RenameAction? { nil }
}
