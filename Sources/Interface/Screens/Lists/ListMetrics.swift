package import Foundation
package import Geometry
import Typesetting
package import Views

/// The lengths of a list, in points.
///
/// Measured on pictures of Apple's renderer: cards and rows of iOS 17, 18 and 26 at several text sizes. Plain and
/// grouped lists follow the same rows; the headers of plain lists are from memory.
package struct ListMetrics {
  package let look: ListLook
  package let version: RenderVersion
  /// Whether the rows stand on the sidebar itself, without cards and lines: beside other columns, not on a phone.
  package let isFlat: Bool
  private let typeSize: DynamicTypeSize
  private let minimum: CGFloat
  package let pixel: CGFloat

  package init(look: ListLook, environment: EnvironmentValues) {
    self.look = look
    isFlat = look == .sidebar && environment.isInSidebar
    version = environment.renderVersion
    typeSize = environment.dynamicTypeSize
    minimum = environment.defaultMinListRowHeight
    pixel = environment.pixelLength
  }

  private var isGlass: Bool { version >= .iOS26 }

  /// How much lengths that follow the text grow at the reader's size.
  package var scale: CGFloat { CGFloat(TypeScale.scale(.body, size: typeSize.rawValue)) }

  /// The distance of cards from the list's sides.
  package func margin(width: CGFloat) -> CGFloat {
    guard look.hasCards else { return 0 }
    return isGlass ? Self.sideMargin(width: width) : 20
  }

  /// What iOS 26 keeps free at the sides of screens.
  package static func sideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The room at each side of a row's content.
  package func rowInset(width: CGFloat) -> CGFloat {
    if !isGlass { return 20 }
    return look.hasCards ? 16 : Self.sideMargin(width: width)
  }

  /// The room above and below a row's content.
  package var rowPadding: CGFloat { isGlass ? 15 : 11 }

  /// The least height of a row.
  package var minRowHeight: CGFloat {
    // Until something else is asked for, a row of iOS 26 is as high as a line of text with its padding.
    if isGlass && minimum == 44 {
      return CGFloat(TypeScale.metrics(.body, size: typeSize.rawValue).lineHeight) + 2 * rowPadding
    }
    return minimum
  }

  package var cornerRadius: CGFloat { isGlass ? 26 : 10 }
  package var cornerStyle: RoundedCornerStyle { isGlass ? .circular : .continuous }

  package var separatorThickness: CGFloat { isGlass ? 1 : pixel }
  /// How far a line between rows ends before its card's side.
  package func separatorInset(width: CGFloat) -> CGFloat { isGlass ? rowInset(width: width) : 0 }

  // MARK: Sections

  /// The distance between two cards with no text between them, and from the top of the list to the first.
  package static let sectionGap: CGFloat = 35
  /// The distance from a card to the header below it, and from a footer to the card below it.
  package static let textGap: CGFloat = 53.0 / 3

  /// The room above and below the text of a header.
  package var headerPadding: (top: CGFloat, bottom: CGFloat) {
    switch look {
    case .plain, .inset, .automatic: isGlass ? (10, 10) : (11, 6)
    case .grouped, .insetGrouped: isGlass ? (10, 10) : (17, 6)
    case .sidebar: (13, 9)
    }
  }

  /// The room above and below the text of a footer.
  package var footerPadding: (top: CGFloat, bottom: CGFloat) {
    look.isGrouped ? (isGlass ? (7, 7) : (8, 10)) : (isGlass ? (7, 7) : (6, 6))
  }

  // MARK: Arrows

  /// The size of the arrow at the end of a row that leads on, its ink; 6.67 by 11 at the size medium.
  package var chevronSize: CGSize { CGSize(width: 7.08 * scale, height: 11.69 * scale) }
  /// From the arrow's ink to the side of the card.
  package var chevronInset: CGFloat { isGlass ? 55.0 / 3 : 61.0 / 3 }
  /// From a row's content to the arrow.
  package var chevronGap: CGFloat { 8 }
}
