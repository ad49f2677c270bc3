import OperatingSystem
import Reports

// The rounds in which files are checked or compiled, and mended.
extension ModuleBuild {
  /// Repairs files until they pass the type checker.
  func typecheck(_ suspects: [Int]) throws(PreviewRunnerError) {
    let wanted = Set(wanted).subtracting(left)
    var open = suspects.filter { wanted.contains($0) && !isEmpty($0) }
    var rounds = 0
    while !open.isEmpty {
      if rounds >= Self.roundsBeforeLeaving, mayLeave?(Set(open)) == true { return left.formUnion(open) }
      rounds += 1
      let failed = try round(open, .check)
      // A file that others' errors touched needs no more than to be compiled.
      open = failed.filter { wanted.contains($0) && !isEmpty($0) }
    }
  }

  /// After this many rounds, most files are through, and the others may hold them up for as long again.
  private static let roundsBeforeLeaving = 5

  func compile(_ open: [Int]) throws(PreviewRunnerError) -> [Int] {
    try round(open, .compile)
  }

  /// Files that a frontend is given, and what it does with them.
  private struct Batch {
    var files: [Int]
    var action: Action
  }

  /// The batches of files that frontends are to check or to compile.
  private func batches(of open: [Int], _ action: Action) -> [Batch] {
    // What takes long is by itself, so that others need not wait for it.
    let (long, short) = (open.filter { files[$0].takesLong }, open.filter { !files[$0].takesLong })
    let size = max(
      1, min(action == .compile ? 20 : 60, (short.count + context.frontends - 1) / context.frontends))
    let heldUp = action == .compile ? short.filter { files[$0].isHeldUp } : []
    let all =
      long.map { [$0] } + balanced(heldUp, size: 4)
      + balanced(short.filter { !heldUp.contains($0) }, size: size)
    var result = all.map { Batch(files: $0, action: action) }
    if action == .check { result += batchesToFill(context.frontends - result.count, beside: open) }
    return result
  }

  /// Divides files into batches that take about as long: by the lengths of their contents, the longest first.
  private func balanced(_ files: [Int], size: Int) -> [[Int]] {
    var count = (files.count + size - 1) / size
    if count < 2 { return files.isEmpty ? [] : [files] }
    // Of three on two processors, the last would run alone.
    count = min(files.count, (count + context.frontends - 1) / context.frontends * context.frontends)
    var batches = [[Int]](repeating: [], count: count)
    var lengths = [Int](repeating: 0, count: count)
    let ordered = files.sorted { (self.files[$0].content.count, $1) > (self.files[$1].content.count, $0) }
    for file in ordered {
      let open = batches.indices.filter { batches[$0].count < size }
      guard let next = open.min(by: { (lengths[$0], $0) < (lengths[$1], $1) }) else { break }
      batches[next].append(file)
      lengths[next] += self.files[file].content.count
    }
    return batches.map { $0.sorted() }
  }

  /// Batches of files that have passed the type checker, for frontends that would have nothing to do while the last few are mended.
  private func batchesToFill(_ count: Int, beside open: [Int]) -> [Batch] {
    if count <= 0 { return [] }
    let ready = wanted.filter { file in
      !open.contains(file) && !isEmpty(file) && !files[file].isHeldUp && !files[file].takesLong
        && files[file].checked == named(file) && !isCompiled(file)
    }
    return stride(from: 0, to: ready.count, by: Self.filesToFill).prefix(count).map { start in
      Batch(files: Array(ready[start..<min(start + Self.filesToFill, ready.count)]), action: .compile)
    }
  }

  /// Compiling this many files takes about as long as checking one that the compiler finds hard.
  private static let filesToFill = 3

  /// Runs the frontends once over some files, and mends what they say; answers the files that were changed or did not pass.
  func round(_ open: [Int], _ action: Action) throws(PreviewRunnerError) -> [Int] {
    let batches = batches(of: open, action)
    var diagnostics: [CompilerDiagnostics.Diagnostic] = []
    var failed: [Int] = []
    var broken: [(batch: Batch, reason: String)] = []
    var commands: [ProcessBatch.Command] = []
    for batch in batches { commands.append(command(for: batch.files, batch.action)) }
    try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ProcessBatch.run(commands, atOnce: context.frontends, cooperation: context.cooperation) {
        number, end in
        let batch = batches[number]
        let said = CompilerDiagnostics(end.output, files: fileIDs)
        if end.exitCode == 0 {
          for file in batch.files { passed(file, batch.action) }
        } else {
          if batch.action == .compile { for file in batch.files { files[file].isHeldUp = true } }
          var errors = said.errors + placed(said.unplaced)
          let wrong = Set(errors.compactMap { index[$0.path] })
          if batch.action == .checkDeclarations { errors.removeAll(where: isInUncompiledBody) }
          failed += batch.files.filter(Set(errors.compactMap { index[$0.path] }).contains)
          diagnostics += errors
          if wrong.isEmpty {
            broken.append((batch, Self.reason(for: end, said)))
          } else if batch.action != .checkDeclarations {
            // What names errors of others alone has checked a file: it is compiled again, with others.
            for file in batch.files where !wrong.contains(file) { files[file].checked = named(file) }
          }
        }
        report()
        return true
      }
    }
    try refuse(diagnostics)
    for (batch, reason) in broken { try mendBroken(batch, reason) }
    let mended = try mend(diagnostics)
    // A run that is ended before its time leaves what it has found out to the next one.
    unkept += batches.count
    if unkept >= Self.frontendsBetweenKeeping { try keep(interface: nil, isLast: false) }
    return Set(failed).union(mended).sorted()
  }

  /// Notes that a frontend has nothing to say of a file.
  func passed(_ file: Int, _ action: Action) {
    if action == .checkDeclarations { return }
    files[file].isSuspect = false
    files[file].checked = named(file)
    guard action == .compile else { return }
    files[file].isHeldUp = false
    files[file].object = (objectPath(file), seen(file))
    objectHashes[objectPath(file)] = nil
  }

  /// Ends the build where the compiler says what is wrong with a file that is not mended.
  private func refuse(_ diagnostics: [CompilerDiagnostics.Diagnostic]) throws(PreviewRunnerError) {
    let errors = diagnostics.filter { error in
      !error.isGivenUp && index[error.path].map(unmended.contains) ?? false
    }
    if errors.isEmpty { return }
    let lines = errors.map { "\($0.path):\($0.line):\($0.column): error: \($0.message)" }
    throw .doesNotCompile(diagnostics: lines.joined(separator: "\n"))
  }

  /// Mends what others see of the files that are compiled beside others and lack modules: what is wrong with one is met when objects
  /// are made of those that use it, and mending it has these compiled once more.
  ///
  /// - Parameter wanted: the files that are checked in any case.
  func checkDeclarations(besides wanted: Set<Int>) throws(PreviewRunnerError) {
    var open = inputs.filter { file in
      !wanted.contains(file) && files[file].isSuspect && !files[file].areDeclarationsChecked && !isEmpty(file)
    }
    for file in open { files[file].areDeclarationsChecked = true }
    let all = Set(open)
    var rounds = 0
    while !open.isEmpty, rounds < 12 {
      rounds += 1
      open = try round(open, .checkDeclarations).filter { all.contains($0) && !isEmpty($0) }
    }
  }

  /// Whether an error is in a body of a file that no object is made of now: what the body names need not be there.
  private func isInUncompiledBody(_ error: CompilerDiagnostics.Diagnostic) -> Bool {
    guard let file = index[error.path], !wanted.contains(file), let offset = offset(of: error, in: file)
    else { return false }
    return files[file].facts.bodies.contains { $0[0] <= offset && offset < $0[0] + $0[1] }
  }

  /// The byte of a file's content that an error is at.
  func offset(of error: CompilerDiagnostics.Diagnostic, in file: Int) -> Int? {
    let lines = files[file].content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return nil }
    return lines[error.line - 1].startIndex + error.column - 1
  }

  /// What is left of a batch that the compiler gave no place for: one file by itself is emptied.
  private func mendBroken(_ batch: Batch, _ reason: String) throws(PreviewRunnerError) {
    guard batch.files.count > 1 else {
      return try empty(batch.files[0], reason)
    }
    var commands: [ProcessBatch.Command] = []
    for file in batch.files { commands.append(command(for: [file], batch.action)) }
    var broken: [(file: Int, reason: String)] = []
    try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ProcessBatch.run(commands, atOnce: context.frontends, cooperation: context.cooperation) {
        number, end in
        let file = batch.files[number]
        let said = CompilerDiagnostics(end.output, files: fileIDs)
        if end.exitCode == 0 {
          if batch.action != .checkDeclarations { files[file].checked = named(file) }
        } else if !(said.errors + placed(said.unplaced)).contains(where: { index[$0.path] != nil }) {
          broken.append((file, Self.reason(for: end, said)))
        }
        return true
      }
    }
    for (file, reason) in broken.sorted(by: { $0.file < $1.file }) { try empty(file, reason) }
  }

  /// Why a frontend ended that has named no place.
  private static func reason(for end: ProcessBatch.End, _ said: CompilerDiagnostics) -> String {
    if end.tookTooLong { return "it took too long to check" }
    return said.others.first ?? said.errors.first?.message
      ?? "the compiler ended with exit code \(end.exitCode)"
  }

  /// The errors in expansions of macros, at the declarations that these are attached to.
  private func placed(_ errors: [CompilerDiagnostics.Diagnostic]) -> [CompilerDiagnostics.Diagnostic] {
    errors.compactMap { error in
      guard let expanded = ExpandedDeclaration(path: error.path) else { return nil }
      for file in inputs where !files[file].isGenerated {
        guard let place = expanded.place(in: files[file].facts) else { continue }
        let line = files[file].content.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
        return .init(path: files[file].path, line: line, column: 1, message: error.message)
      }
      return nil
    }
  }

  func empty(_ file: Int, _ reason: String) throws(PreviewRunnerError) {
    let lines = files[file].content.filter { $0 == UInt8(ascii: "\n") }
    files[file].repairs = [SourceRepair(kind: .removed, line: 1, name: "the whole file", error: reason)]
    try change(file, to: lines)
  }
}
