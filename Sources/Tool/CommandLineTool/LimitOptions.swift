import ArgumentParser

/// The options for the limits of a render, and its sandbox.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of processes that share the renders.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Stop a render that takes longer than this.", valueName: "seconds"))
  var timeLimit = 60

  @Option(help: ArgumentHelp("Stop a render that takes more memory than this.", valueName: "MB"))
  var maxMemory = 2048

  @Option(help: ArgumentHelp("Refuse pictures with more pixels than this.", valueName: "n"))
  var maxPixels = 100_000_000

  @Flag(
    inversion: .prefixedNo,
    help: """
      Deny views the network, writing files, and reading any files but the system's and the project's. The default is to do \
      so if the kernel supports it.
      """)
  var sandbox: Bool?

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?
}
