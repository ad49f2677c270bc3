import Foundation
import UniformTypeIdentifiersShim

/// A value that can be dragged, copied and shared. Nothing leaves a picture, so representations are never
/// used.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to turn a value into data or a file and back.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  var body: Body { get }
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item>
  { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    self
  }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { self }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("Never has no value.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}

public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let number: Int
  public static let all = TransferRepresentationVisibility(number: 0)
  public static let team = TransferRepresentationVisibility(number: 1)
  public static let group = TransferRepresentationVisibility(number: 2)
  public static let ownProcess = TransferRepresentationVisibility(number: 3)
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<C0: TransferRepresentation, C1: TransferRepresentation>(
    _ content0: C0, _ content1: C1
  ) -> TupleTransferRepresentation<Item> where C0.Item == Item, C1.Item == Item {
    TupleTransferRepresentation()
  }
  public static func buildBlock<
    C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation
  >(
    _ content0: C0, _ content1: C1, _ content2: C2
  ) -> TupleTransferRepresentation<Item> where C0.Item == Item, C1.Item == Item, C2.Item == Item {
    TupleTransferRepresentation()
  }
  public static func buildBlock<
    C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation,
    C3: TransferRepresentation
  >(
    _ content0: C0, _ content1: C1, _ content2: C2, _ content3: C3
  ) -> TupleTransferRepresentation<Item>
  where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item {
    TupleTransferRepresentation()
  }
  public static func buildBlock<
    C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation,
    C3: TransferRepresentation, C4: TransferRepresentation
  >(
    _ content0: C0, _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4
  ) -> TupleTransferRepresentation<Item>
  where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
    TupleTransferRepresentation()
  }
  public static func buildBlock<
    C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation,
    C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation
  >(
    _ content0: C0, _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5
  ) -> TupleTransferRepresentation<Item>
  where C0.Item == Item, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
    TupleTransferRepresentation()
  }
}

/// Several representations of one value.
public struct TupleTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {}

public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveTransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransferRepresentation
{
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// A primitive representation.
public protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension PrimitiveTransferRepresentation {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never {
  public var body: Never { fatalError("Never has no value.") }
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .url)
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(contentType: .rtf) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}
