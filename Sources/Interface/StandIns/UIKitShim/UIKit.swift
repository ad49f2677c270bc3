// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

// What `import UIKit` provides: values work; views and controllers store their properties, and only some of
// them are drawn.
@_exported import Controls
@_exported import CoreGraphicsShim
@_exported import CoreImageShim
@_exported import FoundationAdditions
@_exported import ImageIOShim
@_exported import QuartzCoreShim
@_exported import UIFoundationShim
@_exported import UserNotificationsShim
