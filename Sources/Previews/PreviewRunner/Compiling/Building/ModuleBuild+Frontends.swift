import OperatingSystem

// The frontends of a module: what they are given, and the interface that one of them makes.
extension ModuleBuild {
  func objectPath(_ file: Int) -> String { "\(context.folder)/object-\(file).o" }

  var arguments: [String] {
    context.options + context.imported.arguments + missingArguments + [
      "-module-name", name, "-vfsoverlay", overlay,
    ]
  }

  func command(for batch: [Int], _ action: Action) -> ProcessBatch.Command {
    let primary = Set(batch)
    let effort = batch.map { files[$0].effort }.max() ?? .hasty
    var list = ["-frontend"] + action.arguments + effort.arguments + arguments
    for file in inputs where primary.contains(file) || !isEmpty(file) {
      if primary.contains(file) { list.append("-primary-file") }
      list.append(files[file].compiled.path)
    }
    if action == .compile {
      for file in inputs where primary.contains(file) {
        // What lies there may be kept under another name, too.
        try? FileSystem.delete(objectPath(file))
        list += ["-o", objectPath(file)]
      }
    }
    return ProcessBatch.Command(
      path: context.toolchain.frontend, arguments: list, processorLimit: 30 + 15 * batch.count)
  }

  /// Compiles the interface of the files that frontends are given, and mends what the compiler finds wrong with it.
  func emitModule(into folder: String) throws(PreviewRunnerError) {
    let product = "\(folder)/\(name).swiftmodule"
    var rounds = 0
    while true {
      emitted = interfaces.all
      if let hash = keptInterface, context.keeping?.take(hash, to: product) == true { return }
      let list =
        ["-frontend", "-emit-module"] + arguments
        + ["-experimental-skip-non-inlinable-function-bodies-without-types", "-o", product]
        + (try interfacePaths())
      let command = ProcessBatch.Command(path: context.toolchain.frontend, arguments: list)
      var (exitCode, output): (Int32, [UInt8]) = (1, [])
      try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ProcessBatch.run([command], atOnce: 1, cooperation: context.cooperation) { _, ended in
          (exitCode, output) = (ended.exitCode, ended.output)
          return true
        }
      }
      if exitCode == 0 { return try keep(interface: product, isLast: true) }
      rounds += 1
      let said = CompilerDiagnostics(output, files: fileIDs)
      guard rounds < 40, try !mend(said.errors).isEmpty else {
        throw .doesNotCompile(diagnostics: String(decoding: output, as: UTF8.self))
      }
    }
  }

  /// The paths that the interface is made of: an empty file where nothing is left of the module's, such as of one that only passes on a
  /// module that is not there.
  private func interfacePaths() throws(PreviewRunnerError) -> [String] {
    let paths = inputs.filter { !isEmpty($0) }.map { files[$0].compiled.path }
    if !paths.isEmpty { return paths }
    let empty = "\(context.folder)/Empty.swift"
    try RunnerFile.write([], to: empty)
    return [empty]
  }
}
