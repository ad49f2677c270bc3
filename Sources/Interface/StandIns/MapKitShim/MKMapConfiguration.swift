// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How a map is drawn; a labelled box stands for each.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat
    case realistic
  }
  open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default`
    case muted
  }
  open var emphasisStyle = EmphasisStyle.default
  open var showsTraffic = false
  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
  public init(emphasisStyle: EmphasisStyle) {
    super.init()
    self.emphasisStyle = emphasisStyle
  }
}
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var showsTraffic = false
  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
