// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import IssueReporting

/// A failure of a test, which a preview is not.
public func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line) {}
public let _XCTIsTesting = false
