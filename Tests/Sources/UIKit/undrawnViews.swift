// run: --size 100x100
// Views that are not drawn are not made either.
import SwiftUI
import UIKit

struct Web: UIViewRepresentable {
  func makeUIView(context: Context) -> UICollectionView { fatalError("nobody makes it") }
  func updateUIView(_ view: UICollectionView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject {
    @objc func tap() {}
    let selector = #selector(tap)
  }
}
// notes: UIKit
#Preview { Web().frame(width: 80, height: 30) }
