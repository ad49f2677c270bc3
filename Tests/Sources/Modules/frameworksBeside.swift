// run: --size 300x300
import ARKit
import SceneKit
import Speech
import StoreKit
import SwiftUI

@MainActor func ask() {
  guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
  SKStoreReviewController.requestReview(in: scene)
}
@MainActor func place(_ anchor: ARFaceAnchor) -> Float {
  guard let recognizer = SFSpeechRecognizer(), !recognizer.isAvailable else { return 0 }
  let node = SCNNode()
  node.simdPosition = SIMD3(1, 2, 3)
  let view = SCNView(frame: .zero)
  view.defaultCameraController.interactionMode = .orbitTurntable
  return node.boundingBox.max.x + anchor.transform.columns.3.x + node.simdPosition.y
}
final class Field: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { fatalError() }
}
@MainActor func fonts() -> UIFont {
  let label = UILabel()
  label.accessibilityAttributedLabel = NSAttributedString(string: "spoken")
  let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), compatibleWith: nil)
  return UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: nil)
}
#Preview {
  Text("pressed")  // shows: pressed
    ._onButtonGesture(pressing: { _ in }, perform: {})
}
