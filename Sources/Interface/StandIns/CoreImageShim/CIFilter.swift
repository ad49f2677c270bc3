// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import CoreGraphicsShim
import Foundation
import FoundationAdditions

/// A filter, which stores its inputs and has no output.
open class CIFilter: NSObject, _KeyedValues {
  open var name: String
  open var inputImage: CIImage?
  open var backgroundImage: CIImage?
  open var maskImage: CIImage?
  open var mask: CIImage?
  open var targetImage: CIImage?
  open var gradientImage: CIImage?
  open var paletteImage: CIImage?
  open var textureImage: CIImage?
  open var shadingImage: CIImage?
  open var displacementImage: CIImage?
  open var guideImage: CIImage?
  open var extent = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var message = Data()
  open var correctionLevel = "M"
  open var text = ""
  open var fontName = ""
  open var attributedText = NSAttributedString(string: "")
  open var cubeData = Data()
  open var cubeDimension: Float = 2
  open var colorSpace: CGColorSpace?
  open var extrapolate = false
  open var invert = false
  open var perceptual = false
  open var smoothEmbedding = false
  open var preserveColor = false
  open var passes: Float = 0
  /// The values set by key, which have no effect.
  public var keyedValues: [String: Any] = [:]

  open var acuteAngle: Float = 0
  open var amount: Float = 0
  open var angle: Float = 0
  open var aspectRatio: Float = 0
  open var barcodeHeight: Float = 0
  open var brightness: Float = 0
  open var centerStretchAmount: Float = 0
  open var concentration: Float = 0
  open var contrast: Float = 0
  open var count: Float = 0
  open var cropAmount: Float = 0
  open var crossAngle: Float = 0
  open var crossOpacity: Float = 0
  open var crossScale: Float = 0
  open var crossWidth: Float = 0
  open var decay: Float = 0
  open var dotSize: Float = 0
  open var edgeIntensity: Float = 0
  open var epsilon: Float = 0
  open var ev: Float = 0
  open var falloff: Float = 0
  open var fold: Float = 0
  open var fontSize: Float = 0
  open var gcr: Float = 0
  open var haloOverlap: Float = 0
  open var haloRadius: Float = 0
  open var haloWidth: Float = 0
  open var height: Float = 0
  open var highlightAmount: Float = 0
  open var intensity: Float = 0
  open var layers: Float = 0
  open var levels: Float = 0
  open var maxAmount: Float = 0
  open var maxStriationRadius: Float = 0
  open var minAmount: Float = 0
  open var noiseLevel: Float = 0
  open var opacity: Float = 0
  open var outerRadius: Float = 0
  open var parameterB: Float = 0
  open var parameterC: Float = 0
  open var periodicity: Float = 0
  open var pitch: Float = 0
  open var power: Float = 0
  open var quietSpace: Float = 0
  open var radius: Float = 0
  open var refraction: Float = 0
  open var ringAmount: Float = 0
  open var ringSize: Float = 0
  open var roll: Float = 0
  open var rotation: Float = 0
  open var saturation: Float = 0
  open var scale: Float = 0
  open var scaleFactor: Float = 0
  open var shadowAmount: Float = 0
  open var shadowDensity: Float = 0
  open var shadowRadius: Float = 0
  open var shadowSize: Float = 0
  open var sharpness: Float = 0
  open var size: Float = 0
  open var softness: Float = 0
  open var strands: Float = 0
  open var striationContrast: Float = 0
  open var striationStrength: Float = 0
  open var stripeWidth: Float = 0
  open var sunRadius: Float = 0
  open var threshold: Float = 0
  open var time: Float = 0
  open var ucr: Float = 0
  open var unsharpMaskIntensity: Float = 0
  open var unsharpMaskRadius: Float = 0
  open var value: Float = 0
  open var width: Float = 0
  open var yaw: Float = 0
  open var center = CGPoint.zero
  open var center0 = CGPoint.zero
  open var center1 = CGPoint.zero
  open var point = CGPoint.zero
  open var point0 = CGPoint.zero
  open var point1 = CGPoint.zero
  open var point2 = CGPoint.zero
  open var point3 = CGPoint.zero
  open var point4 = CGPoint.zero
  open var topLeft = CGPoint.zero
  open var topRight = CGPoint.zero
  open var bottomLeft = CGPoint.zero
  open var bottomRight = CGPoint.zero
  open var insetPoint0 = CGPoint.zero
  open var insetPoint1 = CGPoint.zero
  open var offset = CGPoint.zero
  open var growAmount = CGPoint.zero
  open var breakpoint0 = CGPoint.zero
  open var breakpoint1 = CGPoint.zero
  open var color = CIColor.white
  open var color0 = CIColor.white
  open var color1 = CIColor.white
  open var color2 = CIColor.white
  open var lightColor = CIColor.white
  open var neutral = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var targetNeutral = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var rVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var gVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var bVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var aVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var biasVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var minComponents = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var maxComponents = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var redCoefficients = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var greenCoefficients = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var blueCoefficients = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var alphaCoefficients = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var weights = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var lightPosition = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var lightPointsAt = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var inputAspectRatio: Float = 1
  open var outputImage: CIImage? { nil }
  open var inputKeys: [String] { [] }
  open var outputKeys: [String] { ["outputImage"] }
  open var attributes: [String: Any] { [:] }
  open var isEnabled = true

  public override init() { name = "" }
  public convenience init?(name: String) {
    self.init()
    self.name = name
  }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }
  open func setDefaults() {}

  open class func filterNames(inCategory category: String?) -> [String] { [] }
  open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
  open class func localizedName(forFilterName name: String) -> String? { nil }
  open class func localizedName(forCategory category: String) -> String { category }
}

// swift-format-ignore
extension CIFilter {
  /// A built-in filter by its Core Image name.
  private static func _builtIn(_ name: String = #function) -> CIFilter {
    let filter = CIFilter()
    filter.name = "CI" + name.prefix(1).uppercased() + name.dropFirst().prefix { $0 != "(" }
    return filter
  }
  public class func accordionFoldTransition() -> CIFilter { _builtIn() }
  public class func additionCompositing() -> CIFilter { _builtIn() }
  public class func affineClamp() -> CIFilter { _builtIn() }
  public class func affineTile() -> CIFilter { _builtIn() }
  public class func areaAlphaWeightedHistogram() -> CIFilter { _builtIn() }
  public class func areaAverage() -> CIFilter { _builtIn() }
  public class func areaBoundsRed() -> CIFilter { _builtIn() }
  public class func areaHistogram() -> CIFilter { _builtIn() }
  public class func areaLogarithmicHistogram() -> CIFilter { _builtIn() }
  public class func areaMaximum() -> CIFilter { _builtIn() }
  public class func areaMaximumAlpha() -> CIFilter { _builtIn() }
  public class func areaMinMax() -> CIFilter { _builtIn() }
  public class func areaMinMaxRed() -> CIFilter { _builtIn() }
  public class func areaMinimum() -> CIFilter { _builtIn() }
  public class func areaMinimumAlpha() -> CIFilter { _builtIn() }
  public class func attributedTextImageGenerator() -> CIFilter { _builtIn() }
  public class func aztecCodeGenerator() -> CIFilter { _builtIn() }
  public class func barcodeGenerator() -> CIFilter { _builtIn() }
  public class func barsSwipeTransition() -> CIFilter { _builtIn() }
  public class func bicubicScaleTransform() -> CIFilter { _builtIn() }
  public class func blendWithAlphaMask() -> CIFilter { _builtIn() }
  public class func blendWithBlueMask() -> CIFilter { _builtIn() }
  public class func blendWithMask() -> CIFilter { _builtIn() }
  public class func blendWithRedMask() -> CIFilter { _builtIn() }
  public class func bloom() -> CIFilter { _builtIn() }
  public class func blurredRectangleGenerator() -> CIFilter { _builtIn() }
  public class func bokehBlur() -> CIFilter { _builtIn() }
  public class func boxBlur() -> CIFilter { _builtIn() }
  public class func bumpDistortion() -> CIFilter { _builtIn() }
  public class func bumpDistortionLinear() -> CIFilter { _builtIn() }
  public class func cannyEdgeDetector() -> CIFilter { _builtIn() }
  public class func checkerboardGenerator() -> CIFilter { _builtIn() }
  public class func circleSplashDistortion() -> CIFilter { _builtIn() }
  public class func circularScreen() -> CIFilter { _builtIn() }
  public class func circularWrap() -> CIFilter { _builtIn() }
  public class func cmykHalftone() -> CIFilter { _builtIn() }
  public class func code128BarcodeGenerator() -> CIFilter { _builtIn() }
  public class func colorAbsoluteDifference() -> CIFilter { _builtIn() }
  public class func colorBlendMode() -> CIFilter { _builtIn() }
  public class func colorBurnBlendMode() -> CIFilter { _builtIn() }
  public class func colorClamp() -> CIFilter { _builtIn() }
  public class func colorControls() -> CIFilter { _builtIn() }
  public class func colorCrossPolynomial() -> CIFilter { _builtIn() }
  public class func colorCube() -> CIFilter { _builtIn() }
  public class func colorCubeWithColorSpace() -> CIFilter { _builtIn() }
  public class func colorCubesMixedWithMask() -> CIFilter { _builtIn() }
  public class func colorCurves() -> CIFilter { _builtIn() }
  public class func colorDodgeBlendMode() -> CIFilter { _builtIn() }
  public class func colorInvert() -> CIFilter { _builtIn() }
  public class func colorMap() -> CIFilter { _builtIn() }
  public class func colorMatrix() -> CIFilter { _builtIn() }
  public class func colorMonochrome() -> CIFilter { _builtIn() }
  public class func colorPolynomial() -> CIFilter { _builtIn() }
  public class func colorPosterize() -> CIFilter { _builtIn() }
  public class func colorThreshold() -> CIFilter { _builtIn() }
  public class func colorThresholdOtsu() -> CIFilter { _builtIn() }
  public class func columnAverage() -> CIFilter { _builtIn() }
  public class func comicEffect() -> CIFilter { _builtIn() }
  public class func convertLabToRGB() -> CIFilter { _builtIn() }
  public class func convertRGBtoLab() -> CIFilter { _builtIn() }
  public class func convolution3X3() -> CIFilter { _builtIn() }
  public class func convolution5X5() -> CIFilter { _builtIn() }
  public class func convolution7X7() -> CIFilter { _builtIn() }
  public class func convolution9Horizontal() -> CIFilter { _builtIn() }
  public class func convolution9Vertical() -> CIFilter { _builtIn() }
  public class func copyMachineTransition() -> CIFilter { _builtIn() }
  public class func coreMLModel() -> CIFilter { _builtIn() }
  public class func crystallize() -> CIFilter { _builtIn() }
  public class func darkenBlendMode() -> CIFilter { _builtIn() }
  public class func depthOfField() -> CIFilter { _builtIn() }
  public class func depthToDisparity() -> CIFilter { _builtIn() }
  public class func differenceBlendMode() -> CIFilter { _builtIn() }
  public class func discBlur() -> CIFilter { _builtIn() }
  public class func disintegrateWithMaskTransition() -> CIFilter { _builtIn() }
  public class func disparityToDepth() -> CIFilter { _builtIn() }
  public class func displacementDistortion() -> CIFilter { _builtIn() }
  public class func dissolveTransition() -> CIFilter { _builtIn() }
  public class func dither() -> CIFilter { _builtIn() }
  public class func divideBlendMode() -> CIFilter { _builtIn() }
  public class func documentEnhancer() -> CIFilter { _builtIn() }
  public class func dotScreen() -> CIFilter { _builtIn() }
  public class func droste() -> CIFilter { _builtIn() }
  public class func edgePreserveUpsample() -> CIFilter { _builtIn() }
  public class func edgeWork() -> CIFilter { _builtIn() }
  public class func edges() -> CIFilter { _builtIn() }
  public class func eightfoldReflectedTile() -> CIFilter { _builtIn() }
  public class func exclusionBlendMode() -> CIFilter { _builtIn() }
  public class func exposureAdjust() -> CIFilter { _builtIn() }
  public class func falseColor() -> CIFilter { _builtIn() }
  public class func flashTransition() -> CIFilter { _builtIn() }
  public class func fourfoldReflectedTile() -> CIFilter { _builtIn() }
  public class func fourfoldRotatedTile() -> CIFilter { _builtIn() }
  public class func fourfoldTranslatedTile() -> CIFilter { _builtIn() }
  public class func gaborGradients() -> CIFilter { _builtIn() }
  public class func gammaAdjust() -> CIFilter { _builtIn() }
  public class func gaussianBlur() -> CIFilter { _builtIn() }
  public class func gaussianGradient() -> CIFilter { _builtIn() }
  public class func glassDistortion() -> CIFilter { _builtIn() }
  public class func glassLozenge() -> CIFilter { _builtIn() }
  public class func glideReflectedTile() -> CIFilter { _builtIn() }
  public class func gloom() -> CIFilter { _builtIn() }
  public class func guidedFilter() -> CIFilter { _builtIn() }
  public class func hardLightBlendMode() -> CIFilter { _builtIn() }
  public class func hatchedScreen() -> CIFilter { _builtIn() }
  public class func heightFieldFromMask() -> CIFilter { _builtIn() }
  public class func hexagonalPixellate() -> CIFilter { _builtIn() }
  public class func highlightShadowAdjust() -> CIFilter { _builtIn() }
  public class func holeDistortion() -> CIFilter { _builtIn() }
  public class func hueAdjust() -> CIFilter { _builtIn() }
  public class func hueBlendMode() -> CIFilter { _builtIn() }
  public class func hueSaturationValueGradient() -> CIFilter { _builtIn() }
  public class func kMeans() -> CIFilter { _builtIn() }
  public class func kaleidoscope() -> CIFilter { _builtIn() }
  public class func keystoneCorrectionCombined() -> CIFilter { _builtIn() }
  public class func keystoneCorrectionHorizontal() -> CIFilter { _builtIn() }
  public class func keystoneCorrectionVertical() -> CIFilter { _builtIn() }
  public class func labDeltaE() -> CIFilter { _builtIn() }
  public class func lanczosScaleTransform() -> CIFilter { _builtIn() }
  public class func lenticularHaloGenerator() -> CIFilter { _builtIn() }
  public class func lightTunnel() -> CIFilter { _builtIn() }
  public class func lightenBlendMode() -> CIFilter { _builtIn() }
  public class func lineOverlay() -> CIFilter { _builtIn() }
  public class func lineScreen() -> CIFilter { _builtIn() }
  public class func linearBurnBlendMode() -> CIFilter { _builtIn() }
  public class func linearDodgeBlendMode() -> CIFilter { _builtIn() }
  public class func linearGradient() -> CIFilter { _builtIn() }
  public class func linearLightBlendMode() -> CIFilter { _builtIn() }
  public class func linearToSRGBToneCurve() -> CIFilter { _builtIn() }
  public class func luminosityBlendMode() -> CIFilter { _builtIn() }
  public class func maskToAlpha() -> CIFilter { _builtIn() }
  public class func maskedVariableBlur() -> CIFilter { _builtIn() }
  public class func maximumComponent() -> CIFilter { _builtIn() }
  public class func maximumCompositing() -> CIFilter { _builtIn() }
  public class func median() -> CIFilter { _builtIn() }
  public class func meshGenerator() -> CIFilter { _builtIn() }
  public class func minimumComponent() -> CIFilter { _builtIn() }
  public class func minimumCompositing() -> CIFilter { _builtIn() }
  public class func mix() -> CIFilter { _builtIn() }
  public class func modTransition() -> CIFilter { _builtIn() }
  public class func morphologyGradient() -> CIFilter { _builtIn() }
  public class func morphologyMaximum() -> CIFilter { _builtIn() }
  public class func morphologyMinimum() -> CIFilter { _builtIn() }
  public class func morphologyRectangleMaximum() -> CIFilter { _builtIn() }
  public class func morphologyRectangleMinimum() -> CIFilter { _builtIn() }
  public class func motionBlur() -> CIFilter { _builtIn() }
  public class func multiplyBlendMode() -> CIFilter { _builtIn() }
  public class func multiplyCompositing() -> CIFilter { _builtIn() }
  public class func ninePartStretched() -> CIFilter { _builtIn() }
  public class func ninePartTiled() -> CIFilter { _builtIn() }
  public class func noiseReduction() -> CIFilter { _builtIn() }
  public class func opTile() -> CIFilter { _builtIn() }
  public class func overlayBlendMode() -> CIFilter { _builtIn() }
  public class func pageCurlTransition() -> CIFilter { _builtIn() }
  public class func pageCurlWithShadowTransition() -> CIFilter { _builtIn() }
  public class func paletteCentroid() -> CIFilter { _builtIn() }
  public class func palettize() -> CIFilter { _builtIn() }
  public class func parallelogramTile() -> CIFilter { _builtIn() }
  public class func pdf417BarcodeGenerator() -> CIFilter { _builtIn() }
  public class func personSegmentation() -> CIFilter { _builtIn() }
  public class func perspectiveCorrection() -> CIFilter { _builtIn() }
  public class func perspectiveRotate() -> CIFilter { _builtIn() }
  public class func perspectiveTile() -> CIFilter { _builtIn() }
  public class func perspectiveTransform() -> CIFilter { _builtIn() }
  public class func perspectiveTransformWithExtent() -> CIFilter { _builtIn() }
  public class func photoEffectChrome() -> CIFilter { _builtIn() }
  public class func photoEffectFade() -> CIFilter { _builtIn() }
  public class func photoEffectInstant() -> CIFilter { _builtIn() }
  public class func photoEffectMono() -> CIFilter { _builtIn() }
  public class func photoEffectNoir() -> CIFilter { _builtIn() }
  public class func photoEffectProcess() -> CIFilter { _builtIn() }
  public class func photoEffectTonal() -> CIFilter { _builtIn() }
  public class func photoEffectTransfer() -> CIFilter { _builtIn() }
  public class func pinLightBlendMode() -> CIFilter { _builtIn() }
  public class func pinchDistortion() -> CIFilter { _builtIn() }
  public class func pixellate() -> CIFilter { _builtIn() }
  public class func pointillize() -> CIFilter { _builtIn() }
  public class func qrCodeGenerator() -> CIFilter { _builtIn() }
  public class func radialGradient() -> CIFilter { _builtIn() }
  public class func randomGenerator() -> CIFilter { _builtIn() }
  public class func rippleTransition() -> CIFilter { _builtIn() }
  public class func roundedRectangleGenerator() -> CIFilter { _builtIn() }
  public class func roundedRectangleStrokeGenerator() -> CIFilter { _builtIn() }
  public class func rowAverage() -> CIFilter { _builtIn() }
  public class func saliencyMap() -> CIFilter { _builtIn() }
  public class func saturationBlendMode() -> CIFilter { _builtIn() }
  public class func screenBlendMode() -> CIFilter { _builtIn() }
  public class func sepiaTone() -> CIFilter { _builtIn() }
  public class func shadedMaterial() -> CIFilter { _builtIn() }
  public class func sharpenLuminance() -> CIFilter { _builtIn() }
  public class func sixfoldReflectedTile() -> CIFilter { _builtIn() }
  public class func sixfoldRotatedTile() -> CIFilter { _builtIn() }
  public class func smoothLinearGradient() -> CIFilter { _builtIn() }
  public class func softLightBlendMode() -> CIFilter { _builtIn() }
  public class func sobelGradients() -> CIFilter { _builtIn() }
  public class func sourceAtopCompositing() -> CIFilter { _builtIn() }
  public class func sourceInCompositing() -> CIFilter { _builtIn() }
  public class func sourceOutCompositing() -> CIFilter { _builtIn() }
  public class func sourceOverCompositing() -> CIFilter { _builtIn() }
  public class func spotColor() -> CIFilter { _builtIn() }
  public class func spotLight() -> CIFilter { _builtIn() }
  public class func sRGBToneCurveToLinear() -> CIFilter { _builtIn() }
  public class func starShineGenerator() -> CIFilter { _builtIn() }
  public class func straighten() -> CIFilter { _builtIn() }
  public class func stretchCrop() -> CIFilter { _builtIn() }
  public class func stripesGenerator() -> CIFilter { _builtIn() }
  public class func subtractBlendMode() -> CIFilter { _builtIn() }
  public class func sunbeamsGenerator() -> CIFilter { _builtIn() }
  public class func swipeTransition() -> CIFilter { _builtIn() }
  public class func temperatureAndTint() -> CIFilter { _builtIn() }
  public class func textImageGenerator() -> CIFilter { _builtIn() }
  public class func thermal() -> CIFilter { _builtIn() }
  public class func toneCurve() -> CIFilter { _builtIn() }
  public class func torusLensDistortion() -> CIFilter { _builtIn() }
  public class func triangleKaleidoscope() -> CIFilter { _builtIn() }
  public class func triangleTile() -> CIFilter { _builtIn() }
  public class func twelvefoldReflectedTile() -> CIFilter { _builtIn() }
  public class func twirlDistortion() -> CIFilter { _builtIn() }
  public class func unsharpMask() -> CIFilter { _builtIn() }
  public class func vibrance() -> CIFilter { _builtIn() }
  public class func vignette() -> CIFilter { _builtIn() }
  public class func vignetteEffect() -> CIFilter { _builtIn() }
  public class func vividLightBlendMode() -> CIFilter { _builtIn() }
  public class func vortexDistortion() -> CIFilter { _builtIn() }
  public class func whitePointAdjust() -> CIFilter { _builtIn() }
  public class func xRay() -> CIFilter { _builtIn() }
  public class func zoomBlur() -> CIFilter { _builtIn() }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputEVKey = "inputEV"
public let kCIInputBiasKey = "inputBias"
public let kCIInputVersionKey = "inputVersion"
public let kCIInputWeightsKey = "inputWeights"
public let kCIOutputImageKey = "outputImage"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The members of every filter.
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}
extension CIFilter: CIFilterProtocol {}
