package import Devices
package import PreviewRunner
internal import Rendering
internal import Reports

/// How a preview was actually shown, which it may have decided itself.
package struct ShownVariant: Sendable {
  /// In points.
  package let width: Double
  package let height: Double
  /// Nil if it was not a device's screen.
  package let device: Device?
  package let scale: Double

  /// - Parameter asked: the requested variant.
  package init(_ report: RenderReport, asked: PreviewVariant) {
    // The variant's name begins with the size that was proposed; what it was shown on comes next.
    func isNamed(_ device: Device) -> Bool {
      "\(report.variant).".contains(".\(OutputName.safe(device.fileName)).")
    }
    let known = Device.names.flatMap { name in
      [name, "\(name) landscape"].compactMap { Device(named: $0) }
    }
    device = ([asked.device].compactMap(\.self) + known).first(where: isNamed)
    scale = asked.scale
    let tree = try? JSONParser.parse(Array(report.tree.utf8))
    let proposal = tree?["proposal"]?.array?.map(\.number) ?? [nil, nil]
    let own = tree?["size"]?.array?.map(\.number) ?? [nil, nil]
    width = proposal.first.flatMap(\.self) ?? own.first.flatMap(\.self) ?? device?.width ?? 0
    height = proposal.last.flatMap(\.self) ?? own.last.flatMap(\.self) ?? device?.height ?? 0
  }

  /// "402×874 pt at 3x on iPhone 17".
  package var words: String {
    "\(Self.plain(width))×\(Self.plain(height)) pt at \(Self.plain(scale))x"
      + (device.map { " on \($0.name)" } ?? ", no device")
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String((number * 100).rounded() / 100)
  }
}
