// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
import Observation

// The language model, which is not available here; requests to it end in an error.

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
  public struct Guardrails: Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }
  public struct Adapter: Sendable {
    public init(fileURL: URL) throws { throw LanguageModelSession.GenerationError.unavailable }
    public init(name: String) throws { throw LanguageModelSession.GenerationError.unavailable }
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public var contextSize: Int { 4096 }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    private let name: String
    public static var greedy: SamplingMode { SamplingMode(name: "greedy") }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top \(k)")
    }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "threshold \(probabilityThreshold)")
    }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature) = (sampling, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }
}

public protocol InstructionsRepresentable { var instructionsRepresentation: Instructions { get } }
public protocol PromptRepresentable { var promptRepresentation: Prompt { get } }
/// The instructions of the model.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  public var instructionsRepresentation: Instructions { self }
}
/// The prompt.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> Instructions {
    expression.instructionsRepresentation
  }
  public static func buildBlock(_ parts: Instructions...) -> Instructions {
    Instructions(text: parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(text: parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(text: "") }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }
}
@resultBuilder public struct PromptBuilder {
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> Prompt {
    expression.promptRepresentation
  }
  public static func buildBlock(_ parts: Prompt...) -> Prompt {
    Prompt(text: parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildArray(_ parts: [Prompt]) -> Prompt {
    Prompt(text: parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
}

/// A tool for the model; it is never called.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output: PromptRepresentable
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
/// The output of a tool in the first versions of the framework.
public struct ToolOutput: PromptRepresentable, Sendable {
  private let text: String
  public init(_ string: String) { text = string }
  public init(_ content: GeneratedContent) { text = content.text }
  public var promptRepresentation: Prompt { Prompt(text: text) }
}

/// A conversation, as a list of what was said.
public struct Transcript: Equatable, Sendable, RandomAccessCollection {
  public enum Segment: Equatable, Identifiable, Sendable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
    public var description: String {
      switch self {
      case .text(let segment): segment.content
      case .structure(let segment): segment.content.text
      }
    }
  }
  public struct TextSegment: Equatable, Identifiable, Sendable, CustomStringConvertible {
    public let id: String
    public var content: String
    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
    public var description: String { content }
  }
  public struct StructuredSegment: Equatable, Identifiable, Sendable {
    public let id: String
    public var source: String
    public var content: GeneratedContent
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
  public struct Instructions: Equatable, Identifiable, Sendable {
    public let id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }
  public struct ToolDefinition: Equatable, Sendable {
    public var name: String
    public var description: String
    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description) = (name, description)
    }
  }
  public struct Prompt: Equatable, Identifiable, Sendable {
    public let id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) { (self.id, self.segments, self.options) = (id, segments, options) }
  }
  public struct ResponseFormat: Equatable, Sendable {
    public let name: String
    public init<V: Generable>(type: V.Type) { name = "\(type)" }
    public init(schema: GenerationSchema) { name = schema.debugDescription }
  }
  public struct Response: Equatable, Identifiable, Sendable {
    public let id: String
    public var assetIDs: [String]
    public var segments: [Segment]
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }
  public struct ToolCall: Equatable, Identifiable, Sendable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }
  public struct ToolCalls: Equatable, Identifiable, Sendable, RandomAccessCollection {
    public let id: String
    private let calls: [ToolCall]
    public init<S: Sequence<ToolCall>>(id: String = UUID().uuidString, _ calls: S) {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(position: Int) -> ToolCall { calls[position] }
  }
  public struct ToolOutput: Equatable, Identifiable, Sendable {
    public let id: String
    public var toolName: String
    public var segments: [Segment]
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }
  public enum Entry: Equatable, Identifiable, Sendable {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)
    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }
  private let entries: [Entry]
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(position: Int) -> Entry { entries[position] }
}

/// A conversation with the model, which only returns errors.
@Observable public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, LocalizedError, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    public struct Refusal: Sendable {
      public init(transcriptEntries: [Transcript.Entry]) {}
      public var explanation: Response<String> { get async throws { throw GenerationError.unavailable } }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)
    static let unavailable = GenerationError.assetsUnavailable(
      Context(debugDescription: "There is no model here."))
    public var errorDescription: String? { "There is no language model here." }
  }
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }
  }
  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  /// A streamed response: it ends in an error at once.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw GenerationError.unavailable }
  }
  public let transcript: Transcript
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.init(model: model, tools: tools, transcript: Transcript()) }
  @_disfavoredOverload
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) { self.init(model: model, tools: tools, transcript: Transcript()) }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
    self.init(model: model, tools: tools, transcript: Transcript())
  }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    self.transcript = transcript
  }
  public var isResponding: Bool { false }
  public func prewarm(promptPrefix: Prompt? = nil) {}

  @discardableResult public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw GenerationError.unavailable }
  @discardableResult public func respond(to prompt: String, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw GenerationError.unavailable }
  @discardableResult public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.unavailable }
  @discardableResult public func respond<C: Generable>(
    to prompt: Prompt, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<C> { throw GenerationError.unavailable }
  @discardableResult public func respond<C: Generable>(
    to prompt: String, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<C> { throw GenerationError.unavailable }
  @discardableResult public func respond<C: Generable>(
    generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<C> { throw GenerationError.unavailable }
  @discardableResult public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }
  @discardableResult public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }
  @discardableResult public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }

  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    _ = try prompt()
    return ResponseStream()
  }
  public func streamResponse<C: Generable>(
    to prompt: Prompt, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<C> { ResponseStream() }
  public func streamResponse<C: Generable>(
    to prompt: String, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<C> { ResponseStream() }
  public func streamResponse<C: Generable>(
    generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<C> {
    _ = try prompt()
    return ResponseStream()
  }
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
}
