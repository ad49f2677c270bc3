import Foundation
import UniformTypeIdentifiersShim

public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}

/// A dragged or pasted item. There are none in a picture, so it only holds its type.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open private(set) var registeredTypeIdentifiers: [String] = []
  open var suggestedName: String?

  public override init() {}

  public init(object: any NSItemProviderWriting) {
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
  }

  public init(item: Any?, typeIdentifier: String?) {
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  public init?(contentsOf fileURL: URL!) {}

  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    guard let wanted = UTType(identifier) else { return false }
    return registeredContentTypes.contains { $0.conforms(to: wanted) }
  }

  open func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(identifier)
  }

  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool { false }
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }

  @discardableResult
  open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  @_disfavoredOverload
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}

  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
    async throws -> Any
  {
    throw CocoaError(.fileNoSuchFile)
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  @discardableResult
  open func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredTypeIdentifiers.append(typeIdentifier)
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    registeredTypeIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
  }

  open func registerObject<T>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) {}

  open override func copy() -> Any { self }
}
