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
  /// Whether the rows are on the sidebar itself, without cards and lines: beside other columns, not on a
  /// phone.
  package let isFlat: Bool
  private let typeSize: DynamicTypeSize
  private let minimum: CGFloat
  package let pixel: CGFloat
  /// The section margins that a section has set.
  private var ownLeading: CGFloat?
  private var ownTrailing: CGFloat?
  /// The width that a section index takes at the end of the rows.
  package var indexWidth: CGFloat = 0

  package init(look: ListLook, environment: EnvironmentValues) {
    self.look = look
    isFlat = look == .sidebar && environment.isInSidebar
    version = environment.renderVersion
    typeSize = environment.dynamicTypeSize
    minimum = environment.defaultMinListRowHeight
    pixel = environment.pixelLength
  }

  private var isGlass: Bool { version >= .iOS26 }

  /// The scale of lengths that follow the user's text size.
  package var scale: CGFloat { CGFloat(TypeScale.scale(.body, size: typeSize.rawValue)) }

  /// The same lengths in a section with margins of its own.
  package func inside(_ margins: ListSectionMargins) -> ListMetrics {
    var result = self
    result.ownLeading = margins.leading
    result.ownTrailing = margins.trailing
    return result
  }

  /// The margins of cards from the list's sides.
  package func margins(width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let usual = look.hasCards ? isGlass ? Self.sideMargin(width: width) : 20 : 0
    return (ownLeading ?? usual, max(ownTrailing ?? usual, indexWidth))
  }

  /// The part of a row of a size that its card takes up, in the row's own coordinates.
  package func card(size: CGSize, isRightToLeft: Bool) -> CGRect {
    let margins = margins(width: size.width)
    return CGRect(
      x: isRightToLeft ? margins.trailing : margins.leading, y: 0,
      width: size.width - margins.leading - margins.trailing, height: size.height)
  }

  /// The margins of iOS 26 at the sides of screens.
  package static func sideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The padding on each side of a row's content.
  package func rowInset(width: CGFloat) -> CGFloat {
    if !isGlass { return 20 }
    return look.hasCards ? 16 : Self.sideMargin(width: width)
  }

  /// The padding above and below a row's content.
  package var rowPadding: CGFloat { isGlass ? 15 : 11 }

  /// The minimum height of a row.
  package var minRowHeight: CGFloat {
    // By default, a row of iOS 26 is as high as a line of text with its padding.
    if isGlass && minimum == 44 {
      return CGFloat(TypeScale.metrics(.body, size: typeSize.rawValue).lineHeight) + 2 * rowPadding
    }
    return minimum
  }

  package var cornerRadius: CGFloat { isGlass ? 26 : 10 }
  package var cornerStyle: RoundedCornerStyle { isGlass ? .circular : .continuous }

  package var separatorThickness: CGFloat { isGlass ? 1 : pixel }
  /// The inset of a separator from its card's edge.
  package func separatorInset(width: CGFloat) -> CGFloat { isGlass ? rowInset(width: width) : 0 }

  // MARK: Sections

  /// The distance between two cards with no text between them, and from the top of the list to the first.
  package static let sectionGap: CGFloat = 35
  /// The part of it below a section, which is the whole distance from its card to the header below; a footer
  /// includes it in its own height, and the rest belongs to the card below.
  package static let textGap: CGFloat = 53.0 / 3

  /// The padding above and below the text of a header.
  package var headerPadding: (top: CGFloat, bottom: CGFloat) {
    switch look {
    case .plain, .inset, .automatic: isGlass ? (10, 10) : (11, 6)
    case .grouped, .insetGrouped: isGlass ? (10, 10) : (17, 6)
    case .sidebar: (13, 9)
    }
  }

  /// The padding above and below the text of a footer.
  ///
  /// In pictures of iOS 18.5 the first baseline lies 18.33 below the last row of 44 points, and in those of iOS 26.2 20.67.
  package var footerPadding: (top: CGFloat, bottom: CGFloat) {
    look.isGrouped ? (isGlass ? (8, 6) : (6, 12)) : (isGlass ? (7, 7) : (6, 6))
  }

  // MARK: Arrows

  /// The size of the chevron's ink at the end of a row that leads to another screen: 6.67 by 11 at the size
  /// medium.
  package var chevronSize: CGSize { CGSize(width: 7.08 * scale, height: 11.69 * scale) }
  /// From the arrow's ink to the side of the card.
  package var chevronInset: CGFloat { isGlass ? 55.0 / 3 : 61.0 / 3 }
  /// From a row's content to the arrow.
  package var chevronGap: CGFloat { 8 }
}
