import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The branches that may be compiled, as far as their conditions show: the program has replaced those that it knows, such as
  /// `os(iOS)`, with `true` and `false`.
  var possibleClauses: [IfConfigClauseSyntax] {
    var possible: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map(\.knownValue) ?? true
      if value != false { possible.append(clause) }
      if value == true { break }
    }
    return possible
  }
}

extension ExprSyntax {
  /// The value of a condition that consists of `true` and `false`, or that these decide; nil if the compiler's settings decide.
  fileprivate var knownValue: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return negated.expression.knownValue.map(!)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.knownValue
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    // One of these operands is enough; each is a conjunction.
    var rows: [[Bool?]] = [[]]
    for element in sequence.elements {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        rows[rows.count - 1].append(element.knownValue)
        continue
      }
      if sign == "||" { rows.append([]) } else if sign != "&&" { return nil }
    }
    let values = rows.map { row in row.contains(false) ? false : row.contains(nil) ? nil : true }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }
}
