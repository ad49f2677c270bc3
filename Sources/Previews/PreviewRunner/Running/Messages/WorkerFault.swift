/// An invalid message of a worker's process, which the runner itself never sends.
package struct WorkerFault: Error, Equatable, CustomStringConvertible {
  /// The end of a sentence about the process.
  package let description: String

  package init(_ description: String) { self.description = description }
}
