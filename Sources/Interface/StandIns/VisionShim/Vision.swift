// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreMLShim
import CoreVideoShim
import FoundationAdditions

// Requests about pictures, which find nothing.

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
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}
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
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
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
