// run: --size 300x300
import AVFoundation
import SwiftUI
import UIKit

final class PlayerView: UIView {
  override static var layerClass: AnyClass { AVPlayerLayer.self }
  var player: AVPlayer? {
    get { (layer as! AVPlayerLayer).player }
    set { (layer as! AVPlayerLayer).player = newValue }
  }
}

@MainActor func gravity() -> String {
  let view = PlayerView()
  view.player = AVPlayer()
  return view.player == nil ? "none" : "plays"
}
#Preview { Text(gravity()) }  // shows: plays
