package import Fonts
import Foundation
internal import Geometry
internal import ImageComparison
package import Imaging
internal import LayoutEngine
internal import OperatingSystem
internal import PNGCodec
internal import Rasterization
internal import Rendering
internal import Views

/// Small copies of a run's pictures on one page, with the name of each preview and what it was shown with below.
///
/// What does not fit on one page goes on others, which are numbered.
package struct ContactSheet {
  /// The number of pictures per page, chosen so that a page can be viewed at once and stays a small file.
  package static let picturesPerPage = 120
  /// Pixels per point of a page.
  static let scale = 2.0

  private let gallery: Gallery

  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// How many pages there are; one if there is no picture.
  package var pageCount: Int {
    max(1, (gallery.pictures.count + Self.picturesPerPage - 1) / Self.picturesPerPage)
  }

  /// A page's picture. Pictures that cannot be read only show their names.
  ///
  /// - Parameter number: from 0.
  /// - Throws: `RenderError` if the page would be too large.
  @MainActor
  package func page(_ number: Int, fonts: FontLibrary) throws -> Bitmap {
    let start = number * Self.picturesPerPage
    let shown = Array(gallery.pictures.dropFirst(start).prefix(Self.picturesPerPage))
    let side = Double(ContactSheetCell.width) * Self.scale
    let height = Double(ContactSheetCell.height) * Self.scale
    let copies = Parallel.map(count: shown.count) { index -> Bitmap? in
      guard let file = try? FileSystem.read(shown[index].path), let image = try? PNGDecoder.decode(file)
      else {
        return nil
      }
      return Bitmap(StraightBitmap(image.sRGBBitmap).reduced(toFit: Int(side), Int(height)))
    }
    let pages = pageCount > 1 ? ", page \(number + 1) of \(pageCount)" : ""
    let view = ContactSheetPage(
      title: gallery.title, count: gallery.count + pages,
      cells: zip(shown, copies).map { ContactSheetCell(picture: $0, copy: $1) })
    var request = RenderRequest(proposal: .unspecified, scale: Self.scale)
    request.background = .white
    return try ViewRenderer(fonts: fonts).render(view, request).bitmap(Rasterizer())
  }
}

/// A page: a heading, and rows of cells.
private nonisolated struct ContactSheetPage: View {
  let title: String
  let count: String
  let cells: [ContactSheetCell]

  private var columns: Int { min(8, max(3, Int(Double(cells.count).squareRoot().rounded(.up)))) }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text(verbatim: title).font(.system(size: 17, weight: .semibold)).foregroundStyle(Color.black)
        Text(verbatim: count).font(.system(size: 13)).foregroundStyle(Color(white: 0.4))
      }
      ForEach(Array(stride(from: 0, to: cells.count, by: columns)), id: \.self) { start in
        row(cells[start..<min(start + columns, cells.count)])
      }
    }
    .padding(24)
    .background(Color(white: 0.96))
    .environment(\.colorScheme, .light)
    .environment(\.layoutDirection, .leftToRight)
  }

  /// Cells beside each other, their pictures on one line.
  @MainActor
  private func row(_ cells: ArraySlice<ContactSheetCell>) -> some View {
    let height = cells.map(\.pictureHeight).max() ?? 0
    return HStack(alignment: .top, spacing: 16) {
      ForEach(Array(cells.enumerated()), id: \.offset) { _, cell in cell.rowHeight(height) }
    }
  }
}

/// A picture, its preview's name, and what it was shown with.
private nonisolated struct ContactSheetCell: View {
  /// The largest size of a copy in points.
  static let width: CGFloat = 160
  static let height: CGFloat = 240

  let picture: GalleryPicture
  let copy: Bitmap?
  private var rowHeight = Self.height

  init(picture: GalleryPicture, copy: Bitmap?) { (self.picture, self.copy) = (picture, copy) }

  /// The height of the copy in points.
  var pictureHeight: CGFloat { copy.map { CGFloat($0.height) / CGFloat(ContactSheet.scale) } ?? 40 }

  /// The cell with its picture at the bottom of that height.
  func rowHeight(_ height: CGFloat) -> ContactSheetCell {
    var cell = self
    cell.rowHeight = height
    return cell
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Group {
        if let copy {
          Image(bitmap: copy, scale: CGFloat(ContactSheet.scale))
            .background(Color.white)
            .overlay(Rectangle().strokeBorder(Color(white: 0.8), lineWidth: 0.5))
        } else {
          Rectangle().strokeBorder(Color(white: 0.7), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
      }
      .frame(width: Self.width, height: rowHeight, alignment: .bottomLeading)
      Text(verbatim: picture.preview).font(.system(size: 12, weight: .medium)).foregroundStyle(Color.black)
      Text(verbatim: FileSystem.name(of: picture.source) + traits).font(.system(size: 10))
        .foregroundStyle(Color(white: 0.4))
    }
    .lineLimit(2)
    .frame(width: Self.width, alignment: .topLeading)
  }

  private var traits: String {
    picture.traits.isEmpty ? "" : ": " + picture.traits.map(\.value).joined(separator: ", ")
  }
}
