/// CLDR's classes of numbers, each with a form of its own in some language.
package enum PluralCategory: String, CaseIterable, Sendable, Hashable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
