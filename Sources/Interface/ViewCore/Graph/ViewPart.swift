/// A named part of a view: an identity below the view's own, or one of several objects of a type that it
/// stores.
///
/// Two parts are the same if they have the same name, were declared in the same file and have the same number. A file declares
/// its parts once each, as static constants:
///
/// ```swift
/// extension ViewPart {
///   /// The tabs in the bar.
///   fileprivate static let tab = ViewPart("tab")
/// }
///
/// inputs.child(.part(.tab[number]))
/// ```
///
/// so that views of different files never share an identity, and the compiler refuses the same name twice in
/// one file.
package struct ViewPart: Hashable, Sendable, CustomStringConvertible {
  private let name: StaticString
  private let file: StaticString
  private var number = 0

  /// - Parameters:
  ///   - name: what the part is called in its file.
  ///   - file: where it is declared.
  package init(_ name: StaticString, file: StaticString = #fileID) {
    self.name = name
    self.file = file
  }

  /// One of several parts that are alike.
  package subscript(number: Int) -> ViewPart {
    var part = self
    part.number = number
    return part
  }

  package static func == (left: ViewPart, right: ViewPart) -> Bool {
    left.number == right.number && isSame(left.name, right.name) && isSame(left.file, right.file)
  }

  private static func isSame(_ left: StaticString, _ right: StaticString) -> Bool {
    if left.utf8CodeUnitCount != right.utf8CodeUnitCount { return false }
    // One declaration has one literal; different literals may have equal letters.
    return left.utf8Start == right.utf8Start
      || UnsafeBufferPointer(start: left.utf8Start, count: left.utf8CodeUnitCount)
        .elementsEqual(UnsafeBufferPointer(start: right.utf8Start, count: right.utf8CodeUnitCount))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(bytes: UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// "TabView.swift: tab 2".
  package var description: String {
    let file = String(describing: file).split(separator: "/").last ?? ""
    return "\(file): \(name)\(number == 0 ? "" : " \(number)")"
  }
}
