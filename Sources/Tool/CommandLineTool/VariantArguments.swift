import ArgumentParser
import Devices
import Foundation
import Geometry
import PreviewRunner
import Rendering
import StringCatalogs

/// A number of pixels per point.
struct PixelScale: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    guard let value = Int(argument), (1...3).contains(value) else { return nil }
    self.value = Double(value)
  }
}

/// A device by its name, "iPhone 16 Pro" or "iPhone 16 Pro landscape"; files can add further ones.
struct DeviceName: ExpressibleByArgument {
  let name: String

  init?(argument: String) { name = argument }

  static var defaultCompletionKind: CompletionKind { .asked { DeviceTable.builtIn.names } }
}

/// Safe area insets as "47,0,34,0" or "20".
struct SafeAreaArgument: ExpressibleByArgument {
  let insets: EdgeInsets
  /// As written.
  let name: String

  init?(argument: String) {
    let lengths = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard lengths.count == 4 || lengths.count == 1, lengths.allSatisfy({ $0 >= 0 && $0 <= 10000 }) else {
      return nil
    }
    name = argument
    insets = EdgeInsets(
      top: lengths[0], leading: lengths[1 % lengths.count], bottom: lengths[2 % lengths.count],
      trailing: lengths[3 % lengths.count])
  }
}

/// A pseudolocalization by its name.
struct PseudoLocaleName: ExpressibleByArgument {
  let rawValue: String

  init?(argument: String) {
    guard let pseudo = PseudoLocale(rawValue: argument) else { return nil }
    rawValue = pseudo.rawValue
  }

  static let allValueStrings = PseudoLocale.names
  static var defaultCompletionKind: CompletionKind { .asked { allValueStrings } }
}

/// A value by its name: a colour scheme, a Dynamic Type size.
struct Named<Value: NamedValue>: ExpressibleByArgument {
  let value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(name: argument) else { return nil }
    self.value = value
  }

  // Needed at every start; a key path of a generic type costs a hundred times as much as a closure.
  static var allValueStrings: [String] { Value.allNamed.map { $0.name } }
  static var defaultCompletionKind: CompletionKind { .asked { allValueStrings } }
}

/// A colour as "#RRGGBB", "#RRGGBBAA", "white", "black" or "transparent".
struct BackgroundColor: ExpressibleByArgument {
  /// The colour as a number sign and eight digits.
  let color: String

  init?(argument: String) {
    switch argument.lowercased() {
    case "white": color = "#ffffffff"
    case "black": color = "#000000ff"
    case "transparent": color = "#00000000"
    case let text:
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
        return nil
      }
      color = "#\(digits)" + (digits.count == 6 ? "ff" : "")
    }
  }
}

extension CompletionKind {
  /// Values that shells ask the program for, so that they neither cost every start nor lengthen the help.
  static func asked(_ values: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, _ in values() }
  }
}
