public import CoreTransferableShim
public import Foundation
public import FoundationAdditions
public import Screens
public import UniformTypeIdentifiersShim
public import Views

/// There is no dragging in a picture: views stay as they are.
nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    self
  }
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

/// Handles something that is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  @MainActor func validateDrop(info: DropInfo) -> Bool
  @MainActor func performDrop(info: DropInfo) -> Bool
  @MainActor func dropEntered(info: DropInfo)
  @MainActor func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The dragged items and their location.
public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What to do with a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
  case delete
  case alias
}

public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// A drop in progress.
public struct DropSession {
  public enum Phase: Hashable, Sendable {
    case entering
    case active
    case exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public var phase: Phase
  public var location: CGPoint
  public var suggestedOperations: [DropOperation]
}

public struct DropConfiguration: Sendable {
  public var operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

public struct DragConfiguration: Sendable {
  public var allowMove: Bool
  public var allowDelete: Bool

  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}

/// The arrangement of dragged items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: Int
  public static let `default` = DragDropPreviewsFormation(number: 0)
  public static let pile = DragDropPreviewsFormation(number: 1)
  public static let list = DragDropPreviewsFormation(number: 2)
  public static let stack = DragDropPreviewsFormation(number: 3)
}

extension DynamicViewContent {
  /// Lets a user drop views in, which never happens in a picture.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }
}
