import Foundation
import Geometry
import LayoutEngine

/// Trees of views are laid out as the model of the layout tests says. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let widths: [Double?] = [100, nil, 0, 133.25, 300, 12, .infinity]
  let offer = ModelView.Offer(width: widths[input.below(7)], height: widths[input.below(7)])
  let view = ModelView.random(depth: 1 + input.below(5), using: &input)
  // The model asks every question again, and large trees take it minutes.
  guard view.count <= 24 else { return 0 }
  if let text = view.disagreement(offer) { fatalError("\(text), for \(offer) in \(view)") }
  return 0
}
