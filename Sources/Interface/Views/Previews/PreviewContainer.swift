/// Types that hold previews.
package enum PreviewContainer {
  /// The name of a type with its module and the types around it: "Module.Outer.Card_Previews".
  ///
  /// For the file of a private type the runtime reports an address, which differs between processes.
  package static func name(of type: Any.Type) -> String {
    let full = _typeName(type)
    guard let start = full.firstRange(of: "(unknown context at ") else { return full }
    let rest = full[start.upperBound...]
    guard let end = rest.firstIndex(of: ")") else { return full }
    let tail = rest[rest.index(after: end)...]
    return String(full[..<start.lowerBound]) + (tail.hasPrefix(".") ? tail.dropFirst() : tail)
  }
}
