import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Testing
import Views

extension ContainerValues {
  private enum WeightKey: ContainerValueKey { static let defaultValue = 1 }

  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// Taking a view's children apart.
@MainActor
@Suite struct SubviewTests {
  @Test func groupsHandOutTheFlatList() throws {
    let view = Group(
      subviews: Group {
        Color.red.frame(width: 1, height: 1)
        ForEach(0..<2) { _ in Color.red.frame(width: 2, height: 1) }
        EmptyView()
      }
    ) { subviews in
      HStack(spacing: 0) {
        ForEach(subviews) { $0.padding(.trailing, 10) }
        Color.red.frame(width: CGFloat(100 * subviews.count), height: 1)
        subviews.dropFirst(2)
      }
    }
    #expect(try Render.size(view) == [337, 1])
  }

  @Test func loopsGoOverTheChildrenOfAView() throws {
    let view = VStack(spacing: 0) {
      ForEach(
        subviews: Group {
          Color.red.frame(width: 1, height: 5)
          Color.red.frame(width: 2, height: 5)
        }
      ) { subview in
        subview
        Color.blue.frame(width: 1, height: 2)
      }
    }
    #expect(try Render.size(view) == [2, 14])
  }

  @Test func childrenCarryValuesForTheirContainer() throws {
    let view = Group(
      subviews: Group {
        Color.red.frame(width: 1, height: 5).containerValue(\.weight, 7).tag("x")
        Color.red.frame(width: 2, height: 5)
      }
    ) { subviews in
      let weights = subviews.map(\.containerValues.weight)
      let tagged = subviews.filter { $0.containerValues.hasTag("x") }.count
      Color.red.frame(width: CGFloat(weights.reduce(0, +)), height: CGFloat(tagged))
    }
    #expect(try Render.size(view) == [8, 1])
  }

  @Test func sectionsAreHandedOutWithTheirParts() throws {
    let view = Group(
      sections: Group {
        Plain(1, 1)
        Section {
          ForEach(0..<3) { _ in Plain(1, 1) }
        } header: {
          Plain(1, 1)
        }
        ForEach(0..<2) { _ in
          Section {
            Plain(1, 1)
          } footer: {
            Plain(1, 1)
          }
        }
      }
    ) { sections in
      let counts = sections.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" }
      Text(counts.joined(separator: " "))
    }
    #expect(try Render.lines(view) == ["010 130 011 011"])
    let loop = VStack(spacing: 0) {
      ForEach(
        sections: Section {
          Plain(3, 4)
        } header: {
          Plain(9, 1)
        }
      ) { section in
        section.content
        section.header
      }
    }
    #expect(try Render.size(loop) == [9, 5])
  }

  private struct Divided: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Plain(1, 5) }
        }
      }
    }
  }

  @Test func variadicRootsTakeTheirChildrenApart() throws {
    let view = _VariadicView.Tree(Divided()) {
      Plain(10, 10)
      ForEach(0..<2) { _ in Plain(20, 10) }
    }
    #expect(try Render.size(view) == [20, 40])
  }
}
