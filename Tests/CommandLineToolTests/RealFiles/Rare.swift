import AVFoundation
import Combine
import JavaScriptCore
import SwiftData
import SwiftUI
import UIKit

// Names that few files have, of which each kept files of public apps from compiling.

@Model final class Bird {
  var name: String
  init(name: String) { self.name = name }
}

struct Plain: Widget {
  var body: some WidgetConfiguration { Timetable() }
}

struct Timetable: WidgetConfiguration {}

typealias Wide = ScaledShape<Circle>

final class Player: NSObject {
  @objc dynamic var rate: Float = 1.5
}

final class Loader: ObservableObject {
  @Published private(set) var rate: Float = 0
  let load: (URL) async throws -> (Data, URLResponse)
  private let player = Player()
  private var observation: AnyCancellable?

  init(load: @escaping (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)) {
    self.load = load
    observation = player.publisher(for: \.rate).sink { [weak self] in self?.rate = $0 }
  }

  func length(of url: URL) async throws -> Double {
    let asset = AVURLAsset(url: url)
    let (duration, tracks) = try await asset.load(.duration, .tracks)
    let size = try await tracks.first?.load(.naturalSize)
    return duration.seconds + Double(size?.width ?? 0)
  }

  func watch(_ descriptor: Int32) -> any DispatchSourceFileSystemObject {
    DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write)
  }
}

extension UIScrollView {
  static func exchange() {
    guard let first = class_getInstanceMethod(UIScrollView.self, Selector("setContentOffset:")),
      let second = class_getInstanceMethod(UIScrollView.self, Selector("own:"))
    else { return }
    method_exchangeImplementations(first, second)
  }
}

private struct Found: View {
  @Query(filter: #Predicate<Bird> { $0.name.localizedStandardContains("É") }) private var birds: [Bird]
  @StateObject private var loader = Loader()

  var body: some View {
    Text("found " + birds.map(\.name).joined())
    Text("rate \(loader.rate)")
    Text("asked \(JSContext()!.evaluateScript("1")!.isUndefined ? "in vain" : "well")")
    Text(
      "wide \(Wide(shape: Circle(), scale: CGSize(width: 2, height: 1)).path(in: .init(x: 0, y: 0, width: 4, height: 4)).boundingRect.width)"
    )
    Text(
      "long \("iiii".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width < "MMMM".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width)"
    )
    Image(size: CGSize(width: 24, height: 12)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 24, height: 12)), with: .color(.red))
    }
  }
}

#Preview("Rare") {
  let container = try! ModelContainer(
    for: Bird.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let _ = container.mainContext.insert(Bird(name: "Ente"))
  let _ = container.mainContext.insert(Bird(name: "Owl"))
  VStack { Found() }.modelContainer(container)
}
