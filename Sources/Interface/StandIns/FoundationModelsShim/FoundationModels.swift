// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
import Observation

// The language model, which is not available here; what apps ask of it ends in an error.

public final class SystemLanguageModel: Sendable {
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
public struct GenerationOptions: Equatable, Sendable {
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
public struct Instructions: Sendable { public init(_ text: String) {} }
public struct Prompt: Sendable { public init(_ text: String) {} }
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
@Observable public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, Sendable { case assetsUnavailable }
  public struct Response<Content: Sendable>: Sendable { public let content: Content }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {}
  public var isResponding: Bool { false }
  public func prewarm() {}
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  { throw GenerationError.assetsUnavailable }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> AsyncThrowingStream<Response<String>, any Error>
  { AsyncThrowingStream { $0.finish(throwing: GenerationError.assetsUnavailable) } }
}
