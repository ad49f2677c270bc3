import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// What ignores the safe area, and how much space that gains.
@MainActor
@Suite struct SafeAreaTraps {
  private func frames(_ view: some View) throws -> [String: [Double]] {
    try Render.frames(view, width: 100, height: 200) {
      $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    }
  }

  @Test func ignoringItCoversTheScreenButReportsTheSafeSize() throws {
    let found = try frames(Color.red.probe("color").ignoresSafeArea().probe("all"))
    #expect(found["color"] == [0, 0, 100, 200])
    #expect(found["all"] == [0, 20, 100, 170])
  }

  @Test func onlyWhatTouchesAnEdgeMoves() throws {
    let top = try frames(
      VStack {
        Plain(10, 10).probe("box")
        Spacer()
      }.ignoresSafeArea(edges: .top))
    #expect(top["box"]?[1] == 0)
    let text = try frames(Text("t").probe("text"))
    #expect(try frames(Text("t").probe("text").ignoresSafeArea()) == text)
    #expect(try frames(Plain(50, 50).probe("box").ignoresSafeArea())["box"] == [25, 80, 50, 50])
  }

  @Test func aBarStandsOverThePrimarysSafeArea() throws {
    let found = try frames(
      ScrollView {
        Plain(100, 1000).probe("content")
      }.probe("scroll").safeAreaInset(edge: .bottom, spacing: 0) { Plain(100, 50).probe("bar") })
    #expect(found["bar"] == [0, 140, 100, 50])
    #expect(found["content"]?[1] == 20)
  }

  @Test func readersLeaveTheSafeAreaOut() throws {
    let size = Box<CGSize>(.zero)
    let insets = Box<EdgeInsets>(EdgeInsets())
    func note(_ proxy: GeometryProxy) -> Color {
      size.value = proxy.size
      insets.value = proxy.safeAreaInsets
      return .clear
    }
    func reader() -> some View {
      GeometryReader { proxy in
        note(proxy)
      }
    }
    _ = try frames(reader())
    #expect(size.value == CGSize(width: 100, height: 170))
    #expect(insets.value == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    _ = try frames(reader().ignoresSafeArea())
    #expect(size.value == CGSize(width: 100, height: 200))
  }
}
