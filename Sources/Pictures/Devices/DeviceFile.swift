import Foundation

/// A JSON file that describes devices.
///
/// `Documentation/Screenshots.md` describes the format. Invalid content is rejected with the device and the
/// field; unknown fields are rejected, too, because they are usually misspelt.
enum DeviceFile {
  /// The devices of a file.
  ///
  /// - Throws: `DeviceFileError`.
  static func models(_ bytes: [UInt8], path: String) throws(DeviceFileError) -> [DeviceModel] {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      throw DeviceFileError(path: path, reason: "it is not JSON")
    }
    guard let members = root as? [String: Any], members.count == 1, let list = members["devices"] as? [Any]
    else {
      throw DeviceFileError(path: path, reason: "it must be an object whose one field, “devices”, is a list")
    }
    var models: [DeviceModel] = []
    for (index, entry) in list.enumerated() {
      guard let fields = entry as? [String: Any] else {
        throw DeviceFileError(path: path, reason: "device \(index + 1) must be an object")
      }
      do throws(Fault) {
        models.append(try model(fields))
      } catch {
        let names = fields["names"] as? [Any] ?? [fields["name"] ?? ""]
        let name = (names.first as? String).flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? String(index + 1)
        throw DeviceFileError(path: path, reason: "device \(name): “\(error.field)” \(error.rule)")
      }
    }
    return models
  }

  /// An invalid field.
  private struct Fault: Error {
    var field: String
    /// What is wrong, after the field's name.
    var rule: String
  }

  private static let known: Set<String> = [
    "name", "names", "points", "scale", "pixels", "safeArea", "sizeClasses", "cornerRadius", "cutout",
    "homeIndicator", "bezel", "bodyRadius",
  ]

  private static func model(_ fields: [String: Any]) throws(Fault) -> DeviceModel {
    try refuseUnknown(in: fields, known: known, field: nil)
    let names = try names(fields)
    let points = try numbers(fields["points"], count: 2, in: 1...10000, field: "points")
    guard let points else { throw Fault(field: "points", rule: "is missing: the screen's width and height") }
    let scale = try numbers(fields["scale"].map { [$0] }, count: 1, in: 1...4, field: "scale")?[0]
    guard let scale else { throw Fault(field: "scale", rule: "is missing: the pixels per point") }
    let screen = CGSize(width: points[0], height: points[1])
    var body = DeviceBody.generic(screen: screen)
    if let radius = try length(fields["cornerRadius"], "cornerRadius") {
      guard radius <= min(points[0], points[1]) / 2 else {
        throw Fault(field: "cornerRadius", rule: "is more than half of the screen")
      }
      body.cornerRadius = radius
    }
    if let bezel = try numbers(fields["bezel"], count: 2, in: 0...2000, field: "bezel") {
      body.bezel = CGSize(width: bezel[0], height: bezel[1])
    }
    body.bodyRadius = try length(fields["bodyRadius"], "bodyRadius")
    body.cutout = try cutout(fields["cutout"], on: screen)
    body.hasHomeIndicator = try flag(fields["homeIndicator"], "homeIndicator") ?? true
    let isTablet = body.isTablet
    let areas = try pair(fields["safeArea"], "safeArea", area) ?? (nil, nil)
    let classes = try pair(fields["sizeClasses"], "sizeClasses", sizeClasses) ?? (nil, nil)
    return DeviceModel(
      names: names, scale: scale,
      pixels: try numbers(fields["pixels"], count: 2, in: 1...40000, field: "pixels")?.map { Int($0) },
      portrait: areas.0 ?? .init(top: 0, bottom: 0, leading: 0, trailing: 0),
      landscape: areas.1 ?? .init(top: 0, bottom: 0, leading: 0, trailing: 0),
      portraitClasses: classes.0 ?? .init(isCompactWidth: !isTablet, isCompactHeight: false),
      landscapeClasses: classes.1 ?? .init(isCompactWidth: !isTablet, isCompactHeight: !isTablet), body: body)
  }

  private static func refuseUnknown(
    in fields: [String: Any], known: Set<String>, field: String?
  ) throws(Fault) {
    guard let unknown = fields.keys.filter({ !known.contains($0) }).min() else { return }
    throw Fault(
      field: field.map { "\($0).\(unknown)" } ?? unknown,
      rule: "is not a field; there are: \(known.sorted().joined(separator: ", "))")
  }

  private static func names(_ fields: [String: Any]) throws(Fault) -> [String] {
    let field = fields["names"] == nil ? "name" : "names"
    guard let value = fields[field] else { throw Fault(field: field, rule: "is missing") }
    let names = field == "name" ? [value] : value as? [Any] ?? []
    let texts = names.compactMap { $0 as? String }
    guard !texts.isEmpty, texts.count == names.count, !texts.contains(where: \.isEmpty) else {
      throw Fault(field: field, rule: field == "name" ? "must be a text" : "must be a list of texts")
    }
    if let name = texts.first(where: { $0.lowercased().hasSuffix("landscape") }) {
      throw Fault(field: field, rule: "must not end in “landscape”, as “\(name)” does: every device has that")
    }
    return texts
  }

  /// A list of a given number of numbers; nil if there is none.
  private static func numbers(
    _ value: Any?, count: Int, in range: ClosedRange<Double>, field: String
  ) throws(Fault) -> [Double]? {
    guard let value else { return nil }
    let list = value as? [Any] ?? []
    let numbers = list.compactMap(number)
    guard list.count == count, numbers.count == count, numbers.allSatisfy(range.contains) else {
      let limits = "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw Fault(
        field: field, rule: count == 1 ? "must be a number \(limits)" : "must be \(count) numbers \(limits)")
    }
    return numbers
  }

  private static func number(_ value: Any) -> Double? {
    // Where Foundation has one class for both, a Boolean would pass as a number.
    if isFlag(value) { return nil }
    return (value as? NSNumber)?.doubleValue
  }

  private static func isFlag(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }

  private static func length(_ value: Any?, _ field: String) throws(Fault) -> Double? {
    try numbers(value.map { [$0] }, count: 1, in: 0...2000, field: field)?[0]
  }

  private static func flag(_ value: Any?, _ field: String) throws(Fault) -> Bool? {
    guard let value else { return nil }
    guard isFlag(value), let flag = value as? Bool else {
      throw Fault(field: field, rule: "must be true or false")
    }
    return flag
  }

  /// The values for both orientations of a device.
  private static func pair<Value>(
    _ value: Any?, _ field: String, _ read: (Any, String) throws(Fault) -> Value
  ) throws(Fault) -> (Value?, Value?)? {
    guard let value else { return nil }
    guard let members = value as? [String: Any] else {
      throw Fault(field: field, rule: "must be an object with “portrait” and “landscape”")
    }
    try refuseUnknown(in: members, known: ["portrait", "landscape"], field: field)
    func member(_ name: String) throws(Fault) -> Value? {
      guard let value = members[name] else { return nil }
      return try read(value, "\(field).\(name)")
    }
    return (try member("portrait"), try member("landscape"))
  }

  private static func area(_ value: Any, _ field: String) throws(Fault) -> Device.SafeArea {
    let edges: Set<String> = ["top", "leading", "bottom", "trailing"]
    guard let members = value as? [String: Any] else {
      throw Fault(field: field, rule: "must be an object with lengths for the edges")
    }
    try refuseUnknown(in: members, known: edges, field: field)
    func edge(_ name: String) throws(Fault) -> Double { try length(members[name], "\(field).\(name)") ?? 0 }
    return Device.SafeArea(
      top: try edge("top"), bottom: try edge("bottom"), leading: try edge("leading"),
      trailing: try edge("trailing"))
  }

  private static func sizeClasses(_ value: Any, _ field: String) throws(Fault) -> DeviceModel.SizeClasses {
    let texts = (value as? [Any] ?? []).compactMap { $0 as? String }
    guard texts.count == 2, texts.allSatisfy({ ["compact", "regular"].contains($0) }) else {
      throw Fault(field: field, rule: "must be two of “compact” and “regular”: for the width and the height")
    }
    return .init(isCompactWidth: texts[0] == "compact", isCompactHeight: texts[1] == "compact")
  }

  private static func cutout(_ value: Any?, on screen: CGSize) throws(Fault) -> DeviceBody.Cutout {
    guard let value else { return .none }
    guard let members = value as? [String: Any], let kind = members["kind"] as? String,
      ["none", "notch", "island"].contains(kind)
    else {
      throw Fault(field: "cutout", rule: "must be an object whose “kind” is none, notch or island")
    }
    try refuseUnknown(in: members, known: ["kind", "frame"], field: "cutout")
    if kind == "none" { return .none }
    let frame = try numbers(members["frame"], count: 4, in: 0...10000, field: "cutout.frame")
    guard let frame else {
      throw Fault(field: "cutout.frame", rule: "is missing: x, y, width and height in points")
    }
    let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    guard CGRect(origin: .zero, size: screen).contains(rect), !rect.isEmpty else {
      throw Fault(field: "cutout.frame", rule: "does not lie on the screen")
    }
    return kind == "notch" ? .notch(rect) : .island(rect)
  }
}
