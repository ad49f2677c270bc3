// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreML
import CoreVideo
import FoundationAdditions

// Image analysis requests, which find nothing.

open class VNRequest: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  open var results: [VNObservation]? { nil }
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  public override init() {}
  public init(completionHandler: CompletionHandler?) {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate
  case fast
}
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var usesLanguageCorrection = true
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
  public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
  public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
  public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
  public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
  public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
  public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNCoreMLModel: NSObject, @unchecked Sendable { public init(for model: MLModel) throws {} }
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop
  case scaleFit
  case scaleFill
}
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: CompletionHandler? = nil) { super.init() }
}
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: Float { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: Float { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [String: Any] = [:]) {
  }
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [String: Any] = [:]) {}
  public init(data imageData: Data, options: [String: Any] = [:]) {}
  public init(url imageURL: URL, options: [String: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {}
}
