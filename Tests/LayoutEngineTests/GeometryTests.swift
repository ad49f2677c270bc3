import Foundation
import Geometry
import LayoutEngine
import Testing

/// Reading sizes and places.
struct GeometryTests {
  @Test func readerIsGreedyAndPutsItsContentAtTheCorner() {
    #expect(size(nil, nil) { GeometryReader { _ in Text("hi") } } == CGSize(10, 10))
    let laid = LaidOut(100, 80) {
      GeometryReader { _ in
        Box(10, 10).probe("a")
        Box(20, 20).probe("b")
        Color.red.probe("c")
      }
    }
    #expect(laid.frame("a") == CGRect(0, 0, 10, 10))
    #expect(laid.frame("b") == CGRect(0, 0, 20, 20))
    #expect(laid.frame("c") == CGRect(0, 0, 100, 80))
  }

  @Test func framesAreGivenInEverySpace() {
    var frames: [String: CGRect] = [:]
    var bounds: CGRect?
    _ = LaidOut(200, 200) {
      Box(20, 10).onGeometry { proxy in
        frames["local"] = proxy.frame(in: .local)
        frames["global"] = proxy.frame(in: .global)
        frames["named"] = proxy.frame(in: .named("outer"))
        frames["unknown"] = proxy.frame(in: .named("nobody"))
        bounds = proxy.bounds(of: .named("outer"))
      }.padding(5).coordinateSpace(.named("outer")).offset(x: 30)
    }
    #expect(frames["local"] == CGRect(0, 0, 20, 10))
    #expect(frames["global"] == CGRect(120, 95, 20, 10))
    #expect(frames["named"] == CGRect(5, 5, 20, 10))
    #expect(frames["unknown"] == frames["global"])
    #expect(bounds == CGRect(-5, -5, 30, 20))
  }

  @Test func scrollViewIsACoordinateSpace() {
    var frame = CGRect.null
    _ = LaidOut(100, 100) {
      ScrollView(position: .offset(CGPoint(x: 0, y: 40))) {
        Box(20, 500).onGeometry { frame = $0.frame(in: .scrollView) }
      }.padding(10)
    }
    #expect(frame.minY == -40)
  }

  @Test func effectsCountInTheWindowAndNotInTheSize() {
    var (frame, size) = (CGRect.null, CGSize.zero)
    _ = LaidOut(300, 300) {
      Box(100, 100).onGeometry {
        frame = $0.frame(in: .global)
        size = $0.size
      }.scaleEffect(2)
    }
    #expect(frame == CGRect(50, 50, 200, 200))
    #expect(size == CGSize(100, 100))
  }

  @Test func anchorsAreReadInAnotherView() {
    let laid = LaidOut(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(20, 20).probe("a")
        Box(40, 30).probe("b")
      }
    }
    let proxy = GeometryProxy(node: laid.node("a"), layoutDirection: .leftToRight)
    let anchor = Anchor<CGRect>.Source.bounds.anchor(for: laid.node("b"))
    #expect(proxy[anchor] == CGRect(0, 20, 40, 30))
    let point = Anchor<CGPoint>.Source.bottomTrailing.anchor(for: laid.node("b"))
    #expect(proxy[point] == CGPoint(x: 40, y: 50))
  }

  @Test func proxyOutlivesTheTree() {
    var kept: GeometryProxy?
    do {
      _ = LaidOut(100, 100) { Box(20, 20).onGeometry { kept = $0 }.padding(3) }
    }
    #expect(kept?.frame(in: .global) == CGRect(40, 40, 20, 20))
  }
}
