import Foundation
import Geometry
import Imaging
import LayoutEngine
import Testing
import UIKitShim
import Views

/// Images that are made of views while a picture is drawn.
@MainActor
@Suite struct ImageRendererTests {
  @Test func viewsBecomeImages() throws {
    // Whoever renders a picture says how views become images.
    _ = try Render.bitmap(Color.red, width: 1, height: 1)
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 5))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 20 && image.height == 10)
    #expect(image._pixels.prefix(4) == [255, 0, 0, 255])
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 5))
    var size: CGSize?
    renderer.render { given, _ in size = given }
    #expect(size == CGSize(width: 10, height: 5))
  }

  @Test func theProposedSizeIsOffered() throws {
    _ = try Render.bitmap(Color.red, width: 1, height: 1)
    let renderer = ImageRenderer(content: Rectangle())
    renderer.proposedSize = ProposedViewSize(width: 30, height: 7)
    #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 7)
    let clear = ImageRenderer(content: Circle())
    clear.proposedSize = ProposedViewSize(width: 10, height: 10)
    #expect(clear.cgImage?._pixels[3] == 0)
    clear.isOpaque = true
    #expect(clear.cgImage?._pixels[3] == 255)
  }

  @Test func imagesOfViewsShowInViews() throws {
    struct Shown: View {
      var body: some View {
        if let image = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 4, height: 4))
          .uiImage
        {
          Image(uiImage: image)
        }
      }
    }
    let picture = try Render.bitmap(Shown(), width: 4, height: 4)
    #expect(picture[2, 2].green == 255 && picture[2, 2].red == 0)
  }
}
