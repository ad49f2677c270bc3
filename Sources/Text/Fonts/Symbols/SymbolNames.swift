/// Names that stand for one drawing.
enum SymbolNames {
  /// The name of the symbol that shows what a name means, where Apple has two for one drawing or ours are the same.
  static func drawn(for name: String) -> String {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if let other = same[stem] { return isFilled ? other + ".fill" : other }
    if name.hasPrefix("pointer.arrow") { return "cursorarrow" + name.dropFirst(13) }
    // `10.arrow.trianglehead.clockwise` is what SF Symbols 6 calls `goforward.10`.
    let words = name.split(separator: ".")
    if words.count == 4, words[1] == "arrow", words[2] == "trianglehead", Int(words[0]) != nil {
      switch words[3] {
      case "clockwise": return "goforward.\(words[0])"
      case "counterclockwise": return "gobackward.\(words[0])"
      default: break
      }
    }
    return name
  }

  private static let same: [String: String] = [
    "clear": "xmark.square", "bin.xmark": "xmark.bin", "text.page": "doc.plaintext",
    "richtext.page": "doc.richtext", "airpods.max": "headphones", "lock.rotation.open": "lock.open.rotation",
    "thermometer.variable": "thermometer.medium", "powerplug.portrait": "powerplug",
    "printer.dotmatrix": "printer", "printer.dotmatrix.fill.and.paper": "printer",
    "printer.dotmatrix.filled.and.paper": "printer", "wand.and.stars.inverse": "wand.and.stars",
    "wand.and.rays.inverse": "wand.and.rays", "airpodspro.case": "airpodspro.chargingcase",
    "airpods.gen3.chargingcase.wireless": "airpodspro.chargingcase.wireless",
    "macwindow.and.pointer.arrow": "macwindow.and.cursorarrow",
    "filemenu.and.pointer.arrow": "filemenu.and.cursorarrow",
    "contextualmenu.and.pointer.arrow": "contextualmenu.and.cursorarrow", "appletv.remote.gen4": "av.remote",
  ]
}
