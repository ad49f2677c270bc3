/// What is wrong with what a worker's process said: nothing that the runner says by itself.
package struct WorkerFault: Error, Equatable, CustomStringConvertible {
  /// The end of a sentence about the process.
  package let description: String

  package init(_ description: String) { self.description = description }
}
