// run: --size 300x300
import SwiftUI
import UIKit

class Chip: UIView {
  let label = UILabel()
  convenience init(_ text: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = text
    label.frame = bounds
    addSubview(label)
  }
}
final class RoundChip: Chip {}

#Preview { Chip("first") }  // shows: first
#Preview("second") {
  let chip = RoundChip("second")  // shows: second
  chip.layer.cornerRadius = 10
  return chip
}
#Preview { Text("third") }  // shows: third
