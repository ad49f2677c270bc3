import Foundation
import Synchronization

public typealias NSTextCheckingTypes = UInt64

/// Finds links and phone numbers in texts; dates, addresses and transit information are not found.
///
/// Apple's class inherits from the regular expression class, which cannot be subclassed here: this one has
/// the methods that sources call.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes

  private let links: NSRegularExpression
  private let numbers: NSRegularExpression

  /// - Throws: if no type is requested.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    self.checkingTypes = checkingTypes
    links = try NSRegularExpression(
      pattern:
        #"\b(?:[a-z][a-z0-9+.-]*://|mailto:|www\.)[^\s<>"']+[^\s<>"'.,;:!?)\]}]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
        + #"|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|co|de|uk|fr|it|es|nl|ch|at|jp|cn|me|tv|info)\b"#
        + #"(?:/[^\s<>"']*[^\s<>"'.,;:!?)\]}])?"#,
      options: .caseInsensitive)
    numbers = try NSRegularExpression(
      pattern: #"(?<![\w.])(?:\+\d{1,3}[ -]?)?(?:\(\d{2,5}\)|\d{2,5})(?:[ .-]?\d{2,5}){2,4}(?!\w)"#)
  }

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    var found: [NSTextCheckingResult] = []
    if checkingTypes & NSTextCheckingResult.CheckingType._link.rawValue != 0 {
      for match in links.matches(in: string, options: options, range: range) {
        let words = text.substring(with: match.range)
        let address =
          words.contains("://") || words.lowercased().hasPrefix("mailto:")
          ? words : words.contains("@") ? "mailto:\(words)" : "http://\(words)"
        guard let url = URL(string: address) else { continue }
        Detection.keep(Detection(type: ._link, url: url, phoneNumber: nil), of: match)
        found.append(match)
      }
    }
    if checkingTypes & NSTextCheckingResult.CheckingType._phoneNumber.rawValue != 0 {
      for match in numbers.matches(in: string, options: options, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let words = text.substring(with: match.range)
        Detection.keep(Detection(type: ._phoneNumber, url: nil, phoneNumber: words), of: match)
        found.append(match)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// What a detector found, for which the results of this Foundation have no property.
private struct Detection: Sendable {
  var type: NSTextCheckingResult.CheckingType
  var url: URL?
  var phoneNumber: String?

  /// The results with such values; results live as long as the program, so that addresses are never reused.
  private static let known = Mutex<[ObjectIdentifier: (result: NSTextCheckingResult, detection: Detection)]>(
    [:])

  static func keep(_ detection: Detection, of result: NSTextCheckingResult) {
    nonisolated(unsafe) let result = result
    known.withLock { $0[ObjectIdentifier(result)] = (result, detection) }
  }

  static func of(_ result: NSTextCheckingResult) -> Detection? {
    let name = ObjectIdentifier(result)
    return known.withLock { $0[name]?.detection }
  }
}

extension NSTextCheckingResult {
  /// What `resultType` is in sources: this Foundation reports every result as one of a regular expression.
  public var _resultType: CheckingType { Detection.of(self)?.type ?? resultType }
  /// The link that a detector found.
  public var url: URL? { Detection.of(self)?.url }
  public var phoneNumber: String? { Detection.of(self)?.phoneNumber }
  /// Dates are not found.
  public var date: Date? { nil }
  public var duration: TimeInterval { 0 }
  public var timeZone: TimeZone? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

extension NSTextCheckingResult.CheckingType {
  // This Foundation has them under Apple's names, with its own raw values, and marks them deprecated because
  // it finds none.
  fileprivate static let _link = Self(rawValue: 1 << 6)
  fileprivate static let _phoneNumber = Self(rawValue: 1 << 11)
}
