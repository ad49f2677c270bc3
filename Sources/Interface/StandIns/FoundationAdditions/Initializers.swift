// Functions with the names of Apple's types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Initializers without arguments that the classes here lack. Extensions cannot override NSObject's; so a
// function with the type's name takes the initializer's place.

/// An empty text.
@_disfavoredOverload public func NSAttributedString() -> NSAttributedString { NSAttributedString(string: "") }
/// An empty text that can be changed.
@_disfavoredOverload public func NSMutableAttributedString() -> NSMutableAttributedString {
  NSMutableAttributedString(string: "")
}
/// The process.
@_disfavoredOverload public func ProcessInfo() -> ProcessInfo { ProcessInfo.processInfo }
