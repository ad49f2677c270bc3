/// How far a build is.
package struct BuildProgress: Sendable, Equatable {
  package var module: String
  package var files: Int
  package var compiled: Int
  package var repairs: Int
}
