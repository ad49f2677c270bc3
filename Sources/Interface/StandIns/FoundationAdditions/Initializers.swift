// Names of Apple's types, which functions have here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Initializers without arguments that the classes here lack. Extensions cannot override NSObject's; a function of the type's
// name is called where no initializer can be.

/// An empty text.
@_disfavoredOverload public func NSAttributedString() -> NSAttributedString { NSAttributedString(string: "") }
/// An empty text that can be changed.
@_disfavoredOverload public func NSMutableAttributedString() -> NSMutableAttributedString {
  NSMutableAttributedString(string: "")
}
/// The process.
@_disfavoredOverload public func ProcessInfo() -> ProcessInfo { ProcessInfo.processInfo }
