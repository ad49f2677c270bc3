import Foundation

/// A function that predicates call by name.
enum PredicateFunction: String {
  case count
  case sum
  case min
  case max
  case average
  case abs
  case floor
  case ceiling
  case trunc
  case sqrt
  case lowercase
  case uppercase
  case now

  func value(of parameters: [Any?]) -> Any? {
    let first = parameters.first ?? nil
    let items = PredicateValue.collection(first) ?? parameters
    let numbers = items.compactMap(PredicateValue.number)
    let number = PredicateValue.number(first)
    switch self {
    case .count: return items.count
    case .sum: return numbers.reduce(0, +)
    case .min: return numbers.min()
    case .max: return numbers.max()
    case .average: return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case .abs: return number.map { Swift.abs($0) }
    case .floor: return number?.rounded(.down)
    case .ceiling: return number?.rounded(.up)
    case .trunc: return number?.rounded(.towardZero)
    case .sqrt: return number?.squareRoot()
    case .lowercase: return PredicateValue.text(first)?.lowercased()
    case .uppercase: return PredicateValue.text(first)?.uppercased()
    case .now: return Date()
    }
  }
}
