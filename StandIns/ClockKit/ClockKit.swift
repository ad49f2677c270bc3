// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Foundation
import FoundationAdditions
import SwiftUI
@_exported import WatchKit

// Complications of watches before WidgetKit; none is drawn.

public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
  case modularSmall = 0
  case modularLarge = 1
  case utilitarianSmall = 2
  case utilitarianSmallFlat = 6
  case utilitarianLarge = 3
  case circularSmall = 4
  case extraLarge = 7
  case graphicCorner = 8
  case graphicBezel = 9
  case graphicCircular = 10
  case graphicRectangular = 11
  case graphicExtraLarge = 12
}
public enum CLKComplicationTimelineEntryCategory: Int, Sendable {
  case gameplay
}
public enum CLKComplicationPrivacyBehavior: UInt, Sendable {
  case showOnLockScreen
  case hideOnLockScreen
}
open class CLKComplication: NSObject, @unchecked Sendable {
  open var family: CLKComplicationFamily { .modularSmall }
  open var identifier: String { "" }
}
open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
  public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {}
}
open class CLKTextProvider: NSObject, @unchecked Sendable {
  open var tintColor: UIColor?
}
open class CLKSimpleTextProvider: CLKTextProvider, @unchecked Sendable {
  open var text: String
  open var shortText: String?
  public init(text: String) { self.text = text }
  public init(text: String, shortText: String?) {
    self.text = text
    self.shortText = shortText
  }
}
open class CLKImageProvider: NSObject, @unchecked Sendable {
  open var tintColor: UIColor?
  public init(onePieceImage: UIImage) {}
}
open class CLKFullColorImageProvider: NSObject, @unchecked Sendable {
  public init(fullColorImage: UIImage) {}
}
open class CLKComplicationTemplate: NSObject, @unchecked Sendable {
  open var tintColor: UIColor?
  /// A picture of the complication, which is empty here.
  open func previewContext() -> some View { EmptyView() }
}
open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
  public let date: Date
  public let complicationTemplate: CLKComplicationTemplate
  public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
    self.date = date
    self.complicationTemplate = complicationTemplate
  }
}
public protocol CLKComplicationDataSource: NSObjectProtocol {
  func getCurrentTimelineEntry(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
}
open class CLKComplicationServer: NSObject, @unchecked Sendable {
  private static let only = CLKComplicationServer()
  open class func sharedInstance() -> CLKComplicationServer { only }
  open var activeComplications: [CLKComplication]? { nil }
  open func reloadTimeline(for complication: CLKComplication) {}
  open func extendTimeline(for complication: CLKComplication) {}
  open func reloadComplicationDescriptors() {}
}
