/// The failure of a dependency that has no implementation.
public struct UnimplementedFailure: Error {
  public let description: String
  public init(description: String) { self.description = description }
}

/// Tests are never run by previews.
public let isTesting = false

/// A finding, which a preview goes on after.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}

public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}

/// The work's result, or nil if it throws.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any Sendable]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> Result
) -> Result? { try? body() }

@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any Sendable]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> Result
) async -> Result? { try? await body() }
