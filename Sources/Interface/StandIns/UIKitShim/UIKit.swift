// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

// What sources find by `import UIKit`: values work, views and controllers are remembered and never shown.
@_exported public import CoreGraphicsShim
@_exported public import FoundationAdditions
@_exported public import QuartzCoreShim
@_exported public import UIFoundationShim
