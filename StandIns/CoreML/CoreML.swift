// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreVideo
import FoundationAdditions
import StandInSupport
import Views

// The types around models; no model is loaded.

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  public override init() {}
  open var computeUnits = MLComputeUnits.all
}
/// The error of a model's prediction; the view gets a note that it was requested.
public func _predictionError(of model: String) -> MLModelError {
  StandInNote.add(
    .withoutEffect, model, "Core ML models are not run: a prediction fails here that a device makes.")
  return MLModelError()
}
open class MLPredictionOptions: NSObject, @unchecked Sendable { public override init() {} }
public struct MLModelError: Error, Sendable { public init() {} }
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  private var values: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }
  open var count: Int { values.count }
  open subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }
}
open class MLFeatureValue: NSObject, @unchecked Sendable {
  open var doubleValue: Double { 0 }
  open var int64Value: Int64 { 0 }
  open var stringValue: String { "" }
  open var multiArrayValue: MLMultiArray? { nil }
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
  public convenience init(double value: Double) { self.init() }
  public convenience init(string value: String) { self.init() }
  public convenience init(int64 value: Int64) { self.init() }
  public convenience init(multiArray value: MLMultiArray) { self.init() }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init() }
}
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public init(dictionary: [String: Any]) throws {}
  open var featureNames: Set<String> { [] }
  open func featureValue(for featureName: String) -> MLFeatureValue? { nil }
}
open class MLModel: NSObject, @unchecked Sendable {
  public convenience init(contentsOf url: URL) throws { throw MLModelError() }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError()
  }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError()
  }
  open class func compileModel(at url: URL) throws -> URL { throw MLModelError() }
}
