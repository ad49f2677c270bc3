// run: --size 400x800
import AVFoundation
import AppIntents
import Contacts
import OSLog
import QuartzCore
import SwiftUI
import UIKit
import Vision
import WebKit

final class Field: UITextField {}
final class Controller: UIViewController {
  override func viewDidLoad() {
    let field = Field(frame: .zero)
    field.inputView = UIView()
    field.inputAccessoryView = UIView()
    let search = UISearchTextField(frame: .zero)
    search.insertToken(UISearchToken(icon: nil, text: "t"), at: 0)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (own: Controller, _) in
      own.view.isHidden = true
    }
    UIPageControl().preferredIndicatorImage = .add
  }
}
final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to)?.alpha = 1
    transitionContext.completeTransition(true)
  }
}
struct Decider: WebPage.NavigationDeciding {
  func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .cancel }
}
func logged() throws -> [String] {
  try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }.map(
    \.composedMessage)
}
struct Screen: View {
  @State private var page = WebPage(configuration: WebPage.Configuration(), navigationDecider: Decider())
  var turn: CATransform3D { CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1) }
  var body: some View {
    VStack {
      // shows: 1 -1 false
      Text(verbatim: "\(Int(turn.m12.rounded())) \(Int(turn.m21.rounded())) \(CATransform3DIsIdentity(turn))")
      // shows: VNBarcodeSymbologyQR false
      Text(verbatim: "\(VNBarcodeSymbology.qr.rawValue) \(AVMetadataObject.ObjectType.aztec == .qr)")
      Text(IntentChoiceOption(title: "Small").title)  // shows: Small
      TextField("", text: .constant("a")).textContentType(.birthdateDay)
      WebView(page).webViewMagnificationGestures(.disabled).frame(height: 50)
    }
  }
}
