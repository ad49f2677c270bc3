import OperatingSystem
import Reports

/// Compiles the files of one module to objects, and changes what does not compile until the rest does.
///
/// Files are compiled one by one or in batches, each as the primary file of a frontend that has the module's others beside it,
/// so that an error costs the frontend's batch and not the module. Rounds follow one another: what compiled is kept, what did
/// not is repaired at the places that the compiler named (`SourceSyntax`) and compiled again. A repair that changes what others
/// see of a file has everything compiled anew that was compiled before; so the files that will need one come first.
final class ModuleBuild {
  /// What compiles, and what surrounds the module.
  struct Context {
    var toolchain: Toolchain
    var syntax: SyntaxLibrary
    /// The frontend's arguments beside the files'.
    var options: [String]
    /// A folder for the module alone.
    var folder: String
    /// Modules that sources may import.
    var importable: Set<String>
    /// How many frontends run at once.
    var processes: Int
    /// Is told how many files are done, and how many errors have been mended.
    var progress: (BuildProgress) -> Void
    /// The project's modules that are compiled by now, by the names of the types that they declare.
    var owners: () -> [String: String]
    /// The frontend's arguments for the project's modules that are compiled by now.
    var interfaces: () -> [String]
    /// Makes the module of missing types anew and answers the frontend's arguments for it.
    var missing: (MissingModule) throws(PreviewRunnerError) -> [String]
  }

  /// A file, and how far it is.
  private struct File {
    var path: String
    /// What is compiled now.
    var content: [UInt8]
    var facts: SourceFacts
    var repairs: [SourceRepair] = []
    /// How often each line has been mended.
    var attempts: [Int: Int] = [:]
    var rounds = 0
    /// Whether it is likely not to compile.
    var isSuspect = false
    /// The object, and the number of the interfaces that it was compiled with.
    var object: (path: String, interfaces: Int)?
    /// Whether it is one of the program's own, which is not repaired.
    var isGenerated = false
    var copy: String
  }

  private let context: Context
  private let name: String
  private var files: [File] = []
  private var index: [String: Int] = [:]
  private var inputs: [Int] = []
  private var interfaces = 0
  private var missingModules: Set<String> = []
  private var missing: MissingModule
  private var missingArguments: [String] = []
  private let overlay: String
  private let userCount: Int

  /// Reads the files of a module.
  ///
  /// - Parameters:
  ///   - sources: the user's files, adapted to the platform.
  ///   - generated: files of the program's own, by their names.
  ///   - missing: what other modules have needed of modules that are not there.
  init(
    name: String, sources: [SourceModule.File], generated: [(name: String, content: [UInt8])],
    missing: MissingModule, context: Context
  ) throws(PreviewRunnerError) {
    self.name = name
    self.context = context
    self.missing = missing
    overlay = "\(context.folder)/overlay.yaml"
    userCount = sources.count
    try RunnerFile.makeFolder(context.folder, mode: 0o700)
    for (number, source) in sources.enumerated() {
      let path = SourceCopy.absolute(source.path)
      var file = File(
        path: path, content: source.content, facts: context.syntax.facts(of: source.content),
        copy: "\(context.folder)/source-\(number).swift")
      dropMissingImports(of: &file)
      index[path] = number
      files.append(file)
    }
    for extra in generated {
      let path = "\(context.folder)/\(extra.name)"
      index[path] = files.count
      files.append(
        File(
          path: path, content: extra.content, facts: SourceFacts(), isGenerated: true, copy: path))
    }
    var roots: [String] = []
    for file in files {
      try RunnerFile.write(file.content, to: file.copy)
      if !file.isGenerated {
        roots.append(
          #"{"type":"file","name":\#(JSONString.quoted(file.path)),"external-contents":\#(JSONString.quoted(file.copy))}"#
        )
      }
    }
    let text =
      #"{"version":0,"case-sensitive":"true","use-external-names":"false","roots":[\#n"#
      + roots.joined(separator: ",\n") + "]}\n"
    try RunnerFile.write(Array(text.utf8), to: overlay)
    missingArguments = try context.missing(missing)
  }

  /// What the files declare and name, in their order, those of the program's own left out.
  var facts: [SourceFacts] { files.prefix(userCount).map(\.facts) }
  /// The types that are declared for modules that are not there.
  var missingTypes: MissingModule { missing }

  var repairs: [FileRepair] {
    files.flatMap { file in
      var seen: Set<SourceRepair> = []
      return file.repairs.filter { seen.insert($0).inserted }.map { FileRepair(path: file.path, repair: $0) }
    }
  }

  // MARK: Imports

  /// Takes out imports that nothing answers: in any file they would stop every file.
  private func dropMissingImports(of file: inout File) {
    for imported in file.facts.imports
    where !context.importable.contains(imported.module) && imported.module != name {
      missingModules.insert(imported.module)
      file.isSuspect = true
      for place in imported.offset..<imported.offset + imported.length
      where file.content[place] != UInt8(ascii: "\n") {
        file.content[place] = UInt8(ascii: " ")
      }
    }
  }

  /// The modules that files import and that nothing answers, in alphabetical order.
  var modulesThatAreMissing: [String] { missingModules.sorted() }

  // MARK: Rounds

  /// Compiles files, with what they need beside them, and answers their objects.
  ///
  /// - Parameters:
  ///   - wanted: the numbers of the user's files; the program's own come with them.
  func objects(of wanted: [Int]) throws(PreviewRunnerError) -> [String] {
    inputs = wanted + Array(userCount..<files.count)
    try typecheck(inputs.filter { files[$0].isSuspect && files[$0].object == nil })
    var rounds = 0
    while true {
      let open = inputs.filter { files[$0].object?.interfaces != interfaces && !isEmpty($0) }
      if open.isEmpty { break }
      rounds += 1
      let failed = try compile(open)
      try typecheck(failed)
      if rounds > 40 { throw .doesNotCompile(diagnostics: "\(name): error: repairs do not come to an end") }
    }
    return inputs.compactMap { files[$0].object?.path }
  }

  /// Files of which nothing is left need no object.
  private func isEmpty(_ file: Int) -> Bool {
    files[file].content.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }

  /// Repairs files until they pass the type checker.
  private func typecheck(_ suspects: [Int]) throws(PreviewRunnerError) {
    var open = suspects.filter { !isEmpty($0) }
    while !open.isEmpty {
      let failed = try round(open, compiles: false)
      // A file that others' errors touched needs no more than to be compiled.
      open = failed.filter { !isEmpty($0) }
    }
  }

  private func compile(_ open: [Int]) throws(PreviewRunnerError) -> [Int] {
    try round(open, compiles: true)
  }

  /// Runs the frontends once over some files, and mends what they say; answers the files that were changed or did not pass.
  private func round(_ open: [Int], compiles: Bool) throws(PreviewRunnerError) -> [Int] {
    let size = max(1, min(compiles ? 10 : 16, (open.count + context.processes - 1) / context.processes))
    let batches = stride(from: 0, to: open.count, by: size).map {
      Array(open[$0..<min($0 + size, open.count)])
    }
    var diagnostics: [CompilerDiagnostics.Diagnostic] = []
    var failed: [Int] = []
    var broken: [(batch: [Int], reason: String)] = []
    var commands: [ProcessBatch.Command] = []
    for batch in batches { commands.append(command(for: batch, compiles: compiles)) }
    let version = interfaces
    try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ProcessBatch.run(commands, atOnce: context.processes) { number, end in
        let batch = batches[number]
        let said = CompilerDiagnostics(end.output)
        if end.exitCode == 0 {
          for file in batch {
            files[file].isSuspect = false
            if compiles { files[file].object = (objectPath(file), version) }
          }
        } else {
          failed += batch
          diagnostics += said.errors
          if said.errors.allSatisfy({ index[$0.path] == nil }) {
            let words =
              end.tookTooLong ? "it took too long to check" : said.others.first ?? said.errors.first?.message
            broken.append((batch, words ?? "the compiler ended with exit code \(end.exitCode)"))
          }
        }
        report()
        return true
      }
    }
    for (batch, reason) in broken { try mendBroken(batch, reason, compiles: compiles) }
    let mended = try mend(diagnostics)
    return Set(failed).union(mended).intersection(inputs).sorted()
  }

  /// What is left of a batch that the compiler gave no place for: one file by itself is emptied.
  private func mendBroken(_ batch: [Int], _ reason: String, compiles: Bool) throws(PreviewRunnerError) {
    guard batch.count > 1 else {
      return try empty(batch[0], reason)
    }
    for file in batch {
      var passed = false
      var errors = false
      try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ProcessBatch.run([command(for: [file], compiles: compiles)], atOnce: 1) { _, end in
          passed = end.exitCode == 0
          errors = CompilerDiagnostics(end.output).errors.contains { index[$0.path] != nil }
          return true
        }
      }
      if !passed && !errors { try empty(file, reason) }
    }
  }

  private func empty(_ file: Int, _ reason: String) throws(PreviewRunnerError) {
    let lines = files[file].content.filter { $0 == UInt8(ascii: "\n") }
    files[file].repairs = [SourceRepair(kind: .removed, line: 1, name: "the whole file", error: reason)]
    try change(file, to: lines)
  }

  private func report() {
    let done = inputs.count { files[$0].object?.interfaces == interfaces }
    context.progress(
      BuildProgress(
        module: name, files: inputs.count, compiled: done, repairs: files.reduce(0) { $0 + $1.repairs.count })
    )
  }

  // MARK: Repairs

  /// Mends files at the places of errors; answers those that were changed.
  private func mend(_ diagnostics: [CompilerDiagnostics.Diagnostic]) throws(PreviewRunnerError) -> Set<Int> {
    var byFile: [Int: [CompilerDiagnostics.Diagnostic]] = [:]
    for error in Set(diagnostics) {
      if let file = index[error.path] { byFile[file, default: []].append(error) }
    }
    var changed: Set<Int> = []
    var types: [String: SourceFacts.TypeUse] = [:]
    for (file, errors) in byFile.sorted(by: { $0.key < $1.key }) {
      if files[file].isGenerated {
        // Of what is generated, what does not compile goes.
        files[file].content = []
        try change(file, to: [])
        changed.insert(file)
        continue
      }
      files[file].rounds += 1
      if files[file].rounds > 40 {
        try empty(file, errors[0].message)
        changed.insert(file)
        continue
      }
      let sorted = errors.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
      let request = RepairRequest(
        errors: sorted.map {
          SourceError(
            line: $0.line, column: $0.column, message: $0.message,
            attempts: files[file].attempts[$0.line] ?? 0)
        }, missingModules: missingModules.sorted(), owners: context.owners())
      for line in Set(sorted.map(\.line)) { files[file].attempts[line, default: 0] += 1 }
      guard let answer = context.syntax.repair(files[file].content, request) else { continue }
      for (name, _) in answer.types {
        // How it is used in all of the module counts.
        var use = SourceFacts.TypeUse()
        for other in files { if let found = other.facts.typeUses[name] { use.formUnion(found) } }
        types[name] = use
      }
      files[file].repairs += answer.repairs
      if !answer.edits.isEmpty {
        try change(file, to: Self.applying(answer.edits, to: files[file].content))
      }
      changed.insert(file)
    }
    if missing.add(types) {
      missingArguments = try context.missing(missing)
    }
    return changed
  }

  private func change(_ file: Int, to content: [UInt8]) throws(PreviewRunnerError) {
    let before = Self.interface(of: files[file])
    files[file].content = content
    if !files[file].isGenerated { files[file].facts = context.syntax.facts(of: content) }
    files[file].object = nil
    if Self.interface(of: files[file]) != before { interfaces += 1 }
    try RunnerFile.write(content, to: files[file].copy)
  }

  private static func applying(_ edits: [RepairAnswer.Edit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits where edit.offset >= position && edit.offset + edit.length <= source.count {
      result += source[position..<edit.offset]
      result += edit.text.utf8
      position = edit.offset + edit.length
    }
    return result + source[position...]
  }

  // MARK: Frontends

  private func objectPath(_ file: Int) -> String { "\(context.folder)/object-\(file).o" }

  private var arguments: [String] {
    context.options + context.interfaces() + missingArguments + [
      "-module-name", name, "-vfsoverlay", overlay,
    ]
  }

  private func command(for batch: [Int], compiles: Bool) -> ProcessBatch.Command {
    let primary = Set(batch)
    var list = ["-frontend", compiles ? "-c" : "-typecheck"] + arguments
    for file in inputs where primary.contains(file) || !isEmpty(file) {
      if primary.contains(file) { list.append("-primary-file") }
      list.append(files[file].path)
    }
    if compiles {
      for file in inputs where primary.contains(file) { list += ["-o", objectPath(file)] }
    }
    return ProcessBatch.Command(
      path: context.toolchain.frontend, arguments: list, processorLimit: 30 + 15 * batch.count)
  }

  /// Compiles the interface of the files that have objects, for modules that import this one.
  func emitModule(into folder: String) throws(PreviewRunnerError) {
    let list =
      ["-frontend", "-emit-module"] + arguments
      + [
        "-experimental-skip-non-inlinable-function-bodies-without-types", "-o",
        "\(folder)/\(name).swiftmodule",
      ] + inputs.filter { !isEmpty($0) }.map { files[$0].path }
    let process = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(context.toolchain.frontend, arguments: list)
    }
    if process.exitCode != 0 {
      throw .doesNotCompile(diagnostics: String(decoding: process.output, as: UTF8.self))
    }
  }

  /// What others see of a file.
  private static func interface(of file: File) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for body in file.facts.bodies where body[0] >= position && body[0] + body[1] <= file.content.count {
      result += file.content[position..<body[0]]
      position = body[0] + body[1]
    }
    return result + file.content[position...]
  }
}

/// How far a build is.
package struct BuildProgress: Sendable, Equatable {
  package var module: String
  package var files: Int
  package var compiled: Int
  package var repairs: Int
}
