/// A PDF file of one page, for tests that read some.
package enum PDFPage {
  /// The file's text. Offsets are left to the reader's repair.
  ///
  /// - Parameters:
  ///   - width: the page's width in points.
  ///   - height: the page's height in points.
  ///   - content: the drawing, in PDF operators; the origin is the lower left corner.
  package static func file(width: Int, height: Int, drawing content: String) -> String {
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >> endobj
    4 0 obj << /Length \(content.utf8.count) >> stream
    \(content)
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF
    """
  }
}
