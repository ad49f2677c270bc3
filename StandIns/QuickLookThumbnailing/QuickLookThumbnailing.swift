// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreGraphics
import FoundationAdditions
import SwiftUI

// Thumbnails of files, which only a device makes: asking for one fails.

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable {
    case icon
    case lowQualityThumbnail
    case thumbnail
  }
  open var type: RepresentationType { .icon }
  open var uiImage: UIImage { UIImage() }
  open var cgImage: CGImage { fatalError("Thumbnails are made on devices alone.") }
  open var contentRect: CGRect { .zero }
}
public enum QLThumbnailError: Int, Error {
  case generationFailed = 0
  case savingToURLFailed
  case noCachedThumbnail
  case noCloudThumbnail
  case requestInvalid
  case requestCancelled
}
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var iconMode = false
    open var minimumDimension: CGFloat = 0
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }
  public static let shared = QLThumbnailGenerator()
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    throw QLThumbnailError.generationFailed
  }
  open func generateBestRepresentation(
    for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completion(nil, QLThumbnailError.generationFailed) }
  open func generateRepresentations(
    for request: Request,
    update: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) { update?(nil, .icon, QLThumbnailError.generationFailed) }
  open func cancel(_ request: Request) {}
}
open class QLFileThumbnailRequest: NSObject {
  open var fileURL: URL { URL(fileURLWithPath: "/") }
  open var maximumSize: CGSize { .zero }
  open var minimumSize: CGSize { .zero }
  open var scale: CGFloat { 1 }
}
open class QLThumbnailReply: NSObject {
  public convenience init(imageFileURL: URL) { self.init() }
  public convenience init(contextSize: CGSize, drawing: @escaping (CGContext) -> Bool) { self.init() }
  public convenience init(contextSize: CGSize, currentContextDrawing: @escaping () -> Bool) { self.init() }
  open var extensionBadge = ""
}
open class QLThumbnailProvider: NSObject {
  open func provideThumbnail(
    for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
  ) { handler(nil, QLThumbnailError.generationFailed) }
}
