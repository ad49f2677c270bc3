import ArgumentParser
import OperatingSystem

/// A number of threads; by default one for each processor.
struct ThreadCount: ExpressibleByArgument {
  let count: Int

  /// One for each processor.
  init() { count = Parallel.processorCount }

  init?(argument: String) {
    guard let count = Int(argument) else { return nil }
    self.count = count
  }

  // Independent of the machine, for help and documents.
  var defaultValueDescription: String { "one for each processor" }
}
