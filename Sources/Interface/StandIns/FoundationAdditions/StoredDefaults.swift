package import Foundation
import Glibc

/// `UserDefaults` that stores what Apple's stores.
///
/// Foundation's on Linux ends the process at a `CGFloat`, also in a collection, calls itself without end to store no URL, which is
/// what `set(nil, forKey:)` means to the compiler, and keeps of a URL its path.
package final class StoredDefaults: UserDefaults {
  /// Whether a value is left out that no property list takes; otherwise it ends the process, as on Apple's systems.
  package nonisolated(unsafe) static var isLeftOut: (Any) -> Bool = { _ in false }

  override package func set(_ value: Any?, forKey name: String) {
    guard let value = Self.unwrapped(value) else { return removeObject(forKey: name) }
    guard let stored = Self.propertyList(of: value) else { return }
    super.set(stored, forKey: name)
  }

  override package func set(_ url: URL?, forKey name: String) {
    guard let url else { return removeObject(forKey: name) }
    // Foundation keeps the path alone.
    url.isFileURL ? super.set(url, forKey: name) : super.set(url.absoluteString, forKey: name)
  }

  override package func url(forKey name: String) -> URL? {
    if let text = string(forKey: name), text.contains("://") { return URL(string: text) }
    return super.url(forKey: name)
  }

  // MARK: Values

  /// A value as Foundation takes it; nil if it is left out.
  private static func propertyList(of value: Any) -> Any? {
    switch value {
    case is Bool, is Int, is Double, is String, is Data, is Date: return value
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as any FixedWidthInteger: return Int(truncatingIfNeeded: number)
    case let values as [Any]: return values.compactMap { unwrapped($0).flatMap(propertyList) }
    case let values as [String: Any]: return values.compactMapValues { unwrapped($0).flatMap(propertyList) }
    default: return isLeftOut(value) ? nil : value
    }
  }

  /// The value inside of optionals, however many.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: Foundation's class

  /// Has all objects of `UserDefaults` store values as this class does, by its methods in that class's table.
  ///
  /// The table is in the class's metadata (Swift's ABI, “Class Metadata”); an entry is only replaced where it is the method's.
  package static func replaceFoundations() {
    let original = metadata(of: UserDefaults.self)
    let own = metadata(of: StoredDefaults.self)
    // Without Objective-C, the sizes of the metadata and of what precedes its address are the ninth and tenth word of 32 bits.
    let sizes = UnsafeRawPointer(original).assumingMemoryBound(to: UInt32.self)
    let count = (Int(sizes[8]) - Int(sizes[9])) / MemoryLayout<UInt>.size
    let symbols = [
      "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF",
      "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF",
      "$s10Foundation12UserDefaultsC3url6forKey0A10Essentials3URLVSgSS_tF",
    ]
    for symbol in symbols {
      guard let function = dlsym(nil, symbol),
        let index = (0..<count).first(where: { original[$0] == UInt(bitPattern: function) }),
        makeWritable(original + index)
      else { continue }
      original[index] = own[index]
    }
  }

  private static func metadata(of type: UserDefaults.Type) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }

  private static func makeWritable(_ word: UnsafeMutablePointer<UInt>) -> Bool {
    let page = Int(getpagesize())
    let start = Int(bitPattern: word) / page * page
    return mprotect(UnsafeMutableRawPointer(bitPattern: start), page, PROT_READ | PROT_WRITE) == 0
  }
}
