// The initializers are written out for their isolation and their place in the interface.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation

// What views ask of the app around them. A picture has no windows, no store and nothing to print: the actions do
// nothing, as they do in Xcode's previews.

/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// What becomes of the window that asks.
  public struct SharingBehavior: Hashable, Sendable {
    private let number: Int
    public static let requested = SharingBehavior(number: 0)
    public static let required = SharingBehavior(number: 1)
  }

  nonisolated init() {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Brings a window to the front on top of which another opens.
@MainActor @preconcurrency
public struct PushWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
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
  nonisolated init() {}
  public func callAsFunction() {}
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

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var pushWindow: PushWindowAction { PushWindowAction() }
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var rename: RenameAction? { nil }
}
