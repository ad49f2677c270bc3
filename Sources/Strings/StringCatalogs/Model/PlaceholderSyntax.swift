/// The placeholder syntax of a format.
package enum PlaceholderSyntax: String, Sendable, CaseIterable {
  /// `%@`, `%1$lld` and `%#@name@`, as in Apple's formats, Android and gettext; also Python's `%(name)s`.
  case printf
  /// ICU's MessageFormat: `{name}` and `{count, plural, one {…} other {…}}`.
  case messageFormat
  /// `{name}`, `{0}` and `{}`, as in Python's `str.format`.
  case braces
  /// `{{name}}`, as in i18next.
  case doubleBraces
}
