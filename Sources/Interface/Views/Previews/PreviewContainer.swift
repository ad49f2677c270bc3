/// Types that hold previews.
package enum PreviewContainer {
  /// The name of a type with its module and the types around it: "Module.Outer.Card_Previews".
  ///
  /// What the runtime says about the file of a private type is an address, which is another one in each
  /// process.
  package static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard let start = full.firstRange(of: "(unknown context at ") else { return full }
    let rest = full[start.upperBound...]
    guard let end = rest.firstIndex(of: ")") else { return full }
    let tail = rest[rest.index(after: end)...]
    return String(full[..<start.lowerBound]) + (tail.hasPrefix(".") ? tail.dropFirst() : tail)
  }
}
