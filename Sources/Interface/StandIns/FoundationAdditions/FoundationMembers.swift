// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

// Members that Apple's Foundation has and this one does not.

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
  public static var completeFileProtection: Data.WritingOptions { [] }
  public static var completeFileProtectionUnlessOpen: Data.WritingOptions { [] }
  public static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { [] }
  public static var noFileProtection: Data.WritingOptions { [] }
}
