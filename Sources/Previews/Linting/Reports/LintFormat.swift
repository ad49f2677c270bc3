/// A form that findings are written in.
package protocol LintFormat {
  /// The whole report.
  ///
  /// - Parameter pictures: the path of each finding's picture, in the order of the findings; nil if it has
  ///   none.
  func text(_ report: LintReport, pictures: [String?]) -> String
}
