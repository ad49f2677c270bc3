// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

// Data scanning with the camera, which is not supported here.

@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open class var isSupported: Bool { false }
}
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {}
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Sendable {
    case balanced
    case fast
    case accurate
  }
  public enum TextContentType: Sendable {
    case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber, currency
  }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
      Self(name: "text")
    }
    public static func barcode<Symbologies: Sequence>(symbologies: Symbologies) -> Self {
      Self(name: "barcode")
    }
    public static func barcode() -> Self { Self(name: "barcode") }
  }
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  open var isScanning: Bool { false }
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open func startScanning() throws {}
  open func stopScanning() {}
}
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }
}
