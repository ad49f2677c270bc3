import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import UIKitShim
import Views

@MainActor
@Suite struct DrawingTests {
  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func thirdsNeitherGapNorOverlap() throws {
    let view = HStack(spacing: 0) {
      ForEach(0..<3) { _ in red }
    }
    let picture = try Render.bitmap(view, width: 100, height: 2)
    for x in 0..<100 { #expect(color(picture, x, 0) == [255, 0, 0, 255]) }
  }

  @Test func backgroundsLieBehindAndOverlaysInFront() throws {
    let view = Color.clear.frame(width: 4, height: 4)
      .background(red).overlay { blue.frame(width: 2, height: 2) }
    let picture = try Render.bitmap(view, width: 4, height: 4)
    #expect(color(picture, 0, 0) == [255, 0, 0, 255])
    #expect(color(picture, 2, 2) == [0, 0, 255, 255])
  }

  @Test func clippingCutsWhatOverflows() throws {
    let view = red.frame(width: 20, height: 20).frame(width: 4, height: 4).clipped()
    let picture = try Render.bitmap(view, width: 8, height: 8)
    #expect(color(picture, 1, 4)[3] == 0)
    #expect(color(picture, 4, 4)[3] == 255)
  }

  @Test func opacityIsThatOfEachLayer() throws {
    let view = ZStack {
      red
      blue
    }
    #expect(color(try Render.bitmap(view.opacity(0.5), width: 2, height: 2), 0, 0) == [64, 0, 128, 192])
    let group = view.compositingGroup().opacity(0.5)
    #expect(color(try Render.bitmap(group, width: 2, height: 2), 0, 0) == [0, 0, 128, 128])
  }

  @Test func higherIndicesAreDrawnLater() throws {
    let view = VStack(spacing: -4) {
      red.frame(width: 4, height: 4).zIndex(1)
      blue.frame(width: 4, height: 4)
    }
    #expect(color(try Render.bitmap(view, width: 4, height: 4), 1, 1) == [255, 0, 0, 255])
  }

  @Test func stylesReachIntoTheSafeAreaAndViewsDoNot() throws {
    func picture(_ view: some View) throws -> Bitmap {
      try Render.bitmap(view, width: 10, height: 10) {
        $0.safeAreaInsets = EdgeInsets(top: 3, leading: 0, bottom: 2, trailing: 0)
      }
    }
    let style = try picture(Color.clear.background(red))
    #expect(color(style, 5, 0)[3] == 255 && color(style, 5, 9)[3] == 255)
    let view = try picture(Color.clear.background { red })
    #expect(color(view, 5, 0)[3] == 0 && color(view, 5, 5)[3] == 255)
    let ignoring = try picture(red.ignoresSafeArea(edges: .top))
    #expect(color(ignoring, 5, 0)[3] == 255 && color(ignoring, 5, 9)[3] == 0)
  }

  @Test func missingSymbolsAreReported() throws {
    let outcome = try Render.outcome(Image(systemName: "no.such.symbol"))
    #expect(outcome.missingAssets == ["symbol \"no.such.symbol\""])
    #expect(!outcome.displayList.items.isEmpty)
  }

  @Test func shadowsOfStylesTakeTheViewsColours() throws {
    func dark(_ color: Color) throws -> Bitmap {
      let style = Color.clear.shadow(.drop(color: color, radius: 0, x: 4, y: 0))
      return try Render.bitmap(Rectangle().fill(style).frame(width: 4, height: 4), width: 12, height: 4) {
        $0.colorScheme = .dark
      }
    }
    #expect(color(try dark(.primary), 9, 2) == [255, 255, 255, 255])
    let accented = try Render.bitmap(
      Rectangle().fill(Color.clear.shadow(.drop(color: .accentColor, radius: 0, x: 4, y: 0)))
        .frame(width: 4, height: 4).accentColor(Color(red: 0, green: 1, blue: 0)), width: 12, height: 4)
    #expect(color(accented, 9, 2) == [0, 255, 0, 255])
  }

  @Test func privateTextHidesWhereAskedForOnly() throws {
    func items(_ view: some View) throws -> String {
      "\(try Render.outcome(view, width: 40, height: 20).displayList.items)"
    }
    let text = Text("a").privacySensitive()
    #expect(try items(text.redacted(reason: .privacy)) == items(Text("a").redacted(reason: .placeholder)))
    #expect(try items(text) == items(Text("a")))
    #expect(try items(Text("a").redacted(reason: .privacy)) == items(Text("a")))
  }

  @Test func notesOfEarlierPassesAreForgotten() throws {
    struct Changing: View {
      @State private var isLoaded = false
      var body: some View {
        Group {
          if isLoaded { Color.red } else { Color("Placeholder") }
        }.onAppear { isLoaded = true }
      }
    }
    #expect(try Render.outcome(Changing()).fidelityNotes == [])
    #expect(try Render.outcome(Color("Placeholder")).missingAssets == ["color \"Placeholder\""])
  }

  @Test func darkViewsDrawInDarkColours() throws {
    let view = Color(.systemBackground)
    let dark = try Render.bitmap(view, width: 1, height: 1) { $0.colorScheme = .dark }
    #expect(color(dark, 0, 0) == [0, 0, 0, 255])
    let preferring = try Render.bitmap(view.preferredColorScheme(.dark), width: 1, height: 1)
    #expect(color(preferring, 0, 0) == [0, 0, 0, 255])
  }

  @Test func theSamePictureEveryTime() throws {
    let view = VStack {
      Text("Hello, **world** 👋🏽").shadow(radius: 2)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing)
    }
    let first = try Render.bitmap(view, width: 120, height: 80)
    #expect(try Render.bitmap(view, width: 120, height: 80) == first)
  }
}
