import Controls
import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Containers against lengths read off Apple's pictures, in both versions of the rules and at two type sizes:
/// the content of bars, tabs, sheets, alerts and menus keeps its size if the user's text size is smaller.
@MainActor
@Suite struct ContainerFramesTests {
  nonisolated static let sizes: [DynamicTypeSize] = [.large, .medium]
  nonisolated static let versions: [RenderVersion] = [.iOS18, .iOS26]

  /// Phones and tablets with their side margins.
  private enum Screen {
    case phone390
    case phone393
    case phone402
    case phone420
    case pad

    var size: CGSize {
      switch self {
      case .phone390: CGSize(width: 390, height: 844)
      case .phone393: CGSize(width: 393, height: 852)
      case .phone402: CGSize(width: 402, height: 874)
      case .phone420: CGSize(width: 420, height: 912)
      case .pad: CGSize(width: 1180, height: 820)
      }
    }

    var insets: EdgeInsets {
      switch self {
      case .phone390: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      case .phone393: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      case .phone402: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
      case .phone420: EdgeInsets(top: 68, leading: 0, bottom: 34, trailing: 0)
      case .pad: EdgeInsets(top: 32, leading: 0, bottom: 20, trailing: 0)
      }
    }
  }

  /// The frames of the nodes of each kind, and of each text by what it says.
  private func frames(
    _ view: some View, _ screen: Screen, _ version: RenderVersion, _ size: DynamicTypeSize = .large,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String: [[Double]]] {
    var frames: [String: [[Double]]] = [:]
    func collect(_ node: FrameTree.Node) {
      frames[node.text?.string ?? node.type, default: []].append(Render.rounded(node.frame))
      node.children.forEach(collect)
    }
    let outcome = try Render.outcome(view, width: screen.size.width, height: screen.size.height) {
      $0.renderVersion = version
      $0.dynamicTypeSize = size
      $0.safeAreaInsets = screen.insets
      if screen == .pad {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
      } else {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
      }
      change(&$0)
    }
    collect(outcome.tree.root)
    return frames
  }

  private func expect(
    _ frame: [Double]?, _ expected: [Double], within tolerance: Double = 0.4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame else {
      Issue.record("There is no such node.", sourceLocation: sourceLocation)
      return
    }
    for (value, wanted) in zip(frame, expected) where !wanted.isNaN {
      #expect(abs(value - wanted) <= tolerance, "\(frame) is not \(expected)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Lists and forms

  /// Until iOS 18 a row has at least 44 points; a value at accessibility3 goes below its label: 118.67, in iOS 26 130.
  @Test(arguments: [
    (RenderVersion.iOS18, DynamicTypeSize.medium, 44.0), (.iOS18, .large, 44), (.iOS26, .medium, 51),
    (.iOS26, .large, 52),
  ])
  func rowsOfFormsHaveApplesHeights(
    _ version: RenderVersion, _ size: DynamicTypeSize, _ height: Double
  ) throws {
    let form = Form { LabeledContent("Label", value: "Value") }
    let row = try frames(form, .phone390, version, size)["ListRow"]?.first
    // 35 below the safe area.
    expect(row, [0, 47 + 35, 390, height])
  }

  @Test(arguments: [(RenderVersion.iOS18, 118.67), (.iOS26, 130.0)])
  func valuesStandBelowLabelsAtAccessibilitySizes(_ version: RenderVersion, _ height: Double) throws {
    let form = Form { LabeledContent("Label", value: "Value") }
    expect(
      try frames(form, .phone390, version, .accessibility3)["ListRow"]?.first, [0, 82, 390, height], within: 1
    )
  }

  // MARK: Bars

  /// A search field below a large title: 36 points in 52 until iOS 18, in iOS 26 a capsule of 44 that begins 16.67 below
  /// the title's baseline, with 15 below it.
  @Test(arguments: sizes)
  func searchFieldsStandBelowTitles(_ size: DynamicTypeSize) throws {
    let view = NavigationStack {
      List { Text("Row") }.navigationTitle("Title")
        .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }
    let earlier = try frames(view, .phone393, .iOS18, size)
    expect(earlier["SearchField"]?.first, [16, 150, 361, 36])
    expect(earlier["ListRow"]?.first, [0, 150 + 52, 393, 44])
    let later = try frames(view, .phone420, .iOS26, size)
    expect(later["SearchField"]?.first, [20, 68 + 90.33 + 16.67, 380, 44])
    expect(later["ListRow"]?.first, [0, 68 + 90.33 + 16.67 + 44 + 15, 420, .nan])
  }

  /// Items at the bottom: 48 points wide and high, 28 from the screen's sides and end in iOS 26; in a bar of 44 above the
  /// safe area before.
  @Test(arguments: sizes)
  func bottomBarsHaveApplesPlaces(_ size: DynamicTypeSize) throws {
    let view = NavigationStack {
      Text("Screen").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Trash", systemImage: "star") {}
          Spacer()
          Button("New", systemImage: "heart") {}
        }
      }
    }
    let later = try frames(view, .phone390, .iOS26, size)
    #expect(later["ToolbarItem"] == [[28, 768, 48, 48], [314, 768, 48, 48]])
    #expect(try frames(view, .phone393, .iOS18, size)["Toolbar"] == [[0, 852 - 34 - 44, 393, 44]])
  }

  /// A title above a subtitle is 5 points higher in iOS 26: its baseline is 93.3 below the bar's top.
  @Test(arguments: sizes)
  func subtitlesStandBelowTitles(_ size: DynamicTypeSize) throws {
    let view = NavigationStack {
      List { Text("Row") }.navigationTitle("Title").navigationSubtitle("Subtitle")
    }
    let nodes = try Render.nodes("Text", in: view, width: 390, height: 844) {
      $0.renderVersion = .iOS26
      $0.dynamicTypeSize = size
      $0.safeAreaInsets = Screen.phone390.insets
    }
    let title = try #require(nodes.first { $0.text?.string == "Title" })
    #expect(abs(Double(try #require(title.text?.lines.first).baseline) - (47 + 93.3)) <= 0.67)
    let subtitle = try #require(nodes.first { $0.text?.string == "Subtitle" })
    // Its capitals, as high as 0.705 of 12 points, begin 7.7 below.
    let top = Double(try #require(subtitle.text?.lines.first).baseline) - 0.705 * 12
    #expect(abs(top - (47 + 93.3 + 7.7)) <= 0.67)
  }

  @Test(arguments: versions, sizes)
  func tabBarsHaveApplesPlaces(_ version: RenderVersion, _ size: DynamicTypeSize) throws {
    let expected: [Double] = version < .iOS26 ? [0, 874 - 34 - 49, 402, 49] : [0, 791, 402, 62]
    let view = TabView {
      ForEach(0..<3) { number in Text("\(number)").tabItem { Label("Tab \(number)", systemImage: "star") } }
    }
    expect(try frames(view, .phone402, version, size)["TabBar"]?.first, expected)
  }

  /// An iPad's capsule extends from 32 to 76 in iOS 26, and its bars begin at 32, too.
  @Test(arguments: sizes)
  func wideBarsHaveApplesPlaces(_ size: DynamicTypeSize) throws {
    let tabs = TabView {
      ForEach(0..<3) { number in Text("\(number)").tabItem { Label("Tab \(number)", systemImage: "star") } }
    }
    expect(try frames(tabs, .pad, .iOS26, size)["TabBar"]?.first, [0, 32, 1180, 44])
    let stack = NavigationStack {
      Text("Screen").toolbar { Button("Add", systemImage: "plus") {} }
    }
    expect(try frames(stack, .pad, .iOS26, size)["ToolbarItem"]?.first, [1180 - 20 - 44, 32, 44, 44])
  }

  // MARK: What is presented

  @Test(arguments: [
    (RenderVersion.iOS18, DynamicTypeSize.large, 72.0), (.iOS18, .medium, 72), (.iOS26, .large, 62),
    (.iOS26, .medium, 62),
  ])
  func sheetsBeginBelowTheSafeArea(_ version: RenderVersion, _ size: DynamicTypeSize, _ top: Double) throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") }
    expect(try frames(view, .phone402, version, size)["Card"]?.first, [0, top, 402, 874 - top])
  }

  /// A sheet on an iPad of 1180 by 820 points in iOS 26.
  @Test(arguments: sizes)
  func sheetsOfTabletsHaveApplesPlace(_ size: DynamicTypeSize) throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") }
    expect(try frames(view, .pad, .iOS26, size)["Card"]?.first, [300, 82, 580, 646])
  }

  /// 270 points wide and 140.33 high with a title, two lines of message and a row of buttons until iOS 18; in iOS 26
  /// 320 wide, 156 high with a row of buttons and 268 with three.
  @Test(arguments: sizes)
  func alertsHaveApplesSizes(_ size: DynamicTypeSize) throws {
    func alert(_ message: String, _ count: Int) -> some View {
      Text("Below").alert("Title", isPresented: .constant(true)) {
        ForEach(0..<count) { Button("Button \($0)") {} }
      } message: {
        Text(verbatim: message)
      }
    }
    let earlier = try frames(
      alert("Are you sure you want to delete this row of the list?", 2), .phone393, .iOS18, size)
    expect(earlier["alert"]?.first, [0, 0, 393, 852])
    expect(try card(earlier), [(393 - 270) / 2, .nan, 270, 140.33], within: 1)
    let row = try frames(alert("A message.", 2), .phone402, .iOS26, size)
    expect(try card(row), [41, .nan, 320, 156], within: 2)
    let three = try frames(alert("A message.", 3), .phone402, .iOS26, size)
    expect(try card(three), [41, .nan, 320, 268], within: 2)
  }

  /// The card of an alert: the widest thing in the window that is not as wide as the window.
  private func card(_ frames: [String: [[Double]]]) throws -> [Double] {
    let all = frames.values.flatMap { $0 }.filter { $0[2] < 380 && $0[3] > 100 }
    return try #require(all.max { $0[2] * $0[3] < $1[2] * $1[3] })
  }

  /// Menus of iOS 26: 250 points wide, rows of 42, margins of 10, a line between sections in a band of 21.
  @Test(arguments: sizes)
  func menusHaveApplesSizes(_ size: DynamicTypeSize) throws {
    let view = Menu("Open") {
      Button("One") {}
      Button("Two") {}
      Divider()
      Button("Three") {}
    }
    let steps = try DriveStep.script("open Open")
    let frames = try frames(view, .phone402, .iOS26, size) { $0.steps = steps }
    expect(frames["menu"]?.first, [.nan, .nan, 250, 10 + 3 * 42 + 21 + 10])
  }

  // MARK: Columns

  /// The sidebar of iOS 26 takes 320 points, of which 10 at its side and below the status bar are the window's.
  @Test(arguments: versions, sizes)
  func sidebarsHaveApplesWidth(_ version: RenderVersion, _ size: DynamicTypeSize) throws {
    let view = NavigationSplitView {
      List { Text("Row") }
    } detail: {
      Text("Detail")
    }
    let columns = try #require(try frames(view, .pad, version, size)["Column"])
    expect(columns[0], [0, .nan, 320, .nan])
    expect(columns[1], [320, .nan, 860, .nan])
  }

  // MARK: What the device draws

  private func isDark(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Bool {
    let pixel = bitmap[Int((x * 3).rounded(.down)), Int((y * 3).rounded(.down))]
    return pixel.alpha > 200 && Int(pixel.red) + Int(pixel.green) + Int(pixel.blue) < 150
  }

  /// The island of 402 points from 138 to 264 and 13.67 to 51, and the home indicator from 129 to 273 and 861 to 866.
  @Test func theDeviceDrawsItsIslandAndItsIndicator() throws {
    let bitmap = try Render.bitmap(Color.white.ignoresSafeArea(), width: 402, height: 874) {
      $0.scale = 3
      $0.renderVersion = .iOS26
      $0.safeAreaInsets = Screen.phone402.insets
      $0.chrome = DeviceChrome(cutout: .island, hasHomeIndicator: true, isPad: false, isLandscape: false)
    }
    #expect(
      isDark(bitmap, 201, 14) && isDark(bitmap, 201, 50.5) && isDark(bitmap, 139, 32)
        && isDark(bitmap, 263, 32))
    #expect(
      !isDark(bitmap, 201, 13) && !isDark(bitmap, 201, 51.5) && !isDark(bitmap, 137, 32)
        && !isDark(bitmap, 265, 32))
    #expect(
      isDark(bitmap, 201, 861.5) && isDark(bitmap, 201, 865.5) && isDark(bitmap, 131, 863.5)
        && isDark(bitmap, 271, 863.5))
    #expect(!isDark(bitmap, 201, 860) && !isDark(bitmap, 201, 866.5) && !isDark(bitmap, 128, 863.5))
  }

  /// The keyboard of 402 points in iOS 26: 344 high, the first row of keys from 581 to 626, a key of 32.67 points.
  @Test(arguments: sizes)
  func theKeyboardHasApplesKeys(_ size: DynamicTypeSize) throws {
    let frames = try frames(TextField("Name", text: .constant("")), .phone402, .iOS26, size) {
      $0.hasKeyboard = true
      $0.steps = (try? DriveStep.script("focus Name")) ?? []
    }
    expect(frames["Keyboard"]?.first, [0, 530, 402, 344])
    // The letter is in the middle of its key.
    let letter = try #require(frames["q"]?.first)
    #expect(abs(letter[0] + letter[2] / 2 - (8.33 + 32.67 / 2)) <= 0.7)
    #expect(abs(letter[1] + letter[3] / 2 - (581 + 22.5)) <= 0.4)
  }
}
