import OperatingSystem
import Reports

/// Compiles the files of one module to objects, and changes what does not compile until the rest does.
///
/// Files are compiled one by one or in batches, each as the primary file of a frontend that has the module's others beside it,
/// so that an error costs the frontend's batch and not the module. Rounds follow one another: what compiled is kept, what did
/// not is repaired at the places that the compiler named (`SourceSyntax`) and compiled again. A repair that changes what others
/// see of a file has those compiled anew that see it (`ModuleInterfaces`); so the files that will need one come first.
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
    /// `UIKit` or `AppKit`, where the module can have it.
    var viewFramework: String?
    /// How many frontends run at once.
    var processes: Int
    /// Is told how many files are done, and how many errors have been mended.
    var progress: (BuildProgress) -> Void
    /// The project's modules that are compiled by now, by the names of the types that they declare.
    var owners: () -> [String: String]
    /// The frontend's arguments for the project's modules that are compiled by now.
    var interfaces: () -> [String]
    /// What tells all that the module is compiled with beside its own files and the project's modules from other such.
    var surroundings: String
    /// The hashes of the project's modules that are compiled by now, by their names.
    var imported: () -> [String: String]
    /// Where what was compiled is kept; nil keeps nothing.
    var keeping: KeptBuild?
    /// What all of the project's modules have needed by now of modules that are not there.
    var missingByAll: () -> MissingModule
    /// Makes the module of missing types anew and answers the frontend's arguments for it.
    var missing: (MissingModule) throws(PreviewRunnerError) -> [String]
  }

  /// A file, and how far it is.
  struct File {
    var path: String
    /// The path that the compiler is given, and what precedes the content (`SourceModule.File`).
    var compiled: (path: String, header: String)
    /// What is compiled now.
    var content: [UInt8]
    var facts: SourceFacts
    var repairs: [SourceRepair] = []
    /// How often each line has been mended.
    var attempts: [Int: Int] = [:]
    var rounds = 0
    /// Whether it is likely not to compile.
    var isSuspect = false
    /// Whether it imports what other files of the module do (`importMore`).
    var importsMore = false
    /// Whether the compiler has given up an expression early: it is given more time from then on.
    var takesLong = false
    /// How often the compiler has given up on it without another error.
    var givenUp = 0
    /// The lines of expressions that the compiler has been given more time for.
    var waitedFor: Set<Int> = []
    /// The object, and the hash of what it was compiled with of other files.
    var object: (path: String, seen: String)?
    /// The hash of what it named itself when it was checked last.
    var checked = ""
    /// Whether it is one of the program's own, which is not repaired.
    var isGenerated = false
    var copy: String
    /// The hash of the content as it was read.
    var source = ""
    /// What it declares, as it was read.
    var factsAsRead = SourceFacts()
    /// What it was before the first repair.
    var original: (content: [UInt8], facts: SourceFacts, interface: FileInterface) = (
      [], SourceFacts(), FileInterface()
    )
    /// What others see of it.
    var interface = FileInterface()
  }

  /// What a frontend does with the files that it is given.
  private enum Action {
    /// It checks what other modules see of them.
    case checkDeclarations
    case check
    case compile

    var arguments: [String] {
      switch self {
      case .checkDeclarations:
        ["-typecheck", "-experimental-skip-non-inlinable-function-bodies-without-types"]
      case .check: ["-typecheck"]
      case .compile: ["-c"]
      }
    }
  }

  let context: Context
  let name: String
  var files: [File] = []
  private var index: [String: Int] = [:]
  /// The files that frontends are given, and those of them that objects are made of.
  private var inputs: [Int] = []
  private var wanted: [Int] = []
  /// All files that objects have been asked of.
  private var taken: Set<Int> = []
  /// The files' paths by what `#fileID` calls them; of several with one name none.
  private var fileIDs: [String: String] = [:]
  /// What the files see of each other; nil where that has changed.
  private var known: ModuleInterfaces?
  /// What the user's files see of each other as they were read, which never changes.
  private(set) lazy var originals = ModuleInterfaces(
    files.prefix(userCount).map {
      .init(path: $0.path, interface: $0.original.interface, facts: $0.original.facts)
    })
  /// What the last build left, until it has been taken up.
  var kept: KeptModule?
  private var missingModules: Set<String> = []
  var missing: MissingModule
  var missingArguments: [String] = []
  /// Members that errors have said values not to have.
  private var lostMembers: Set<String> = []
  /// How often types were declared before anything else was mended.
  private var typeRounds = 0
  /// The hashes of the project's modules that what is there was compiled with, by their names.
  var imports: [String: String] = [:]
  /// The hashes of objects that are kept, by their paths.
  var objectHashes: [String: String] = [:]
  /// The hash of the compiled interface, where it is kept and still holds.
  var keptInterface: String?
  /// The hash of what others see of the files that the interface was compiled from.
  private var emitted = ""
  /// How many frontends have run since something was kept last.
  var unkept = 0
  private let overlay: String
  let userCount: Int
  /// Keeping 500 files takes as long as a fraction of one frontend's batch.
  private static let frontendsBetweenKeeping = 16
  /// The numbers of the files that are not mended: an error in one ends the build, as somebody is writing it.
  var unmended: Set<Int> = []

  /// Reads the files of a module.
  ///
  /// - Parameters:
  ///   - sources: the user's files, adapted to the platform.
  ///   - generated: files of the program's own, by their names.
  ///   - lists: another file of the program's own, that no other file names.
  ///   - missing: what other modules have needed of modules that are not there.
  init(
    name: String, sources: [SourceModule.File], generated: [(name: String, content: [UInt8])],
    lists: (name: String, content: [UInt8])?, missing: MissingModule, context: Context
  ) throws(PreviewRunnerError) {
    self.name = name
    self.context = context
    self.missing = missing
    overlay = "\(context.folder)/overlay.yaml"
    userCount = sources.count
    try RunnerFile.makeFolder(context.folder, mode: 0o700)
    kept = context.keeping?.module()
    // Another program may read other facts.
    let readBefore = kept?.surroundings == context.surroundings ? kept?.files ?? [] : []
    let known = Dictionary(readBefore.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, source) in sources.enumerated() {
      let path = SourceCopy.absolute(source.path)
      let compiled = SourceModule.File(path: path, content: source.content, alias: source.alias)
      let hash = SHA256.hexDigest(of: (source.alias.map { Array($0.utf8) } ?? []) + source.content)
      let old = known[path]
      let facts = old?.source == hash ? old?.facts : nil
      var file = File(
        path: path, compiled: (compiled.compiledPath, compiled.header), content: source.content,
        facts: facts ?? context.syntax.facts(of: source.content),
        copy: "\(context.folder)/source-\(number).swift", source: hash)
      file.factsAsRead = file.facts
      let gone = missingImports(of: file)
      missingModules.formUnion(gone.map(\.module))
      file.isSuspect = !gone.isEmpty
      index[path] = number
      files.append(file)
    }
    for number in files.indices {
      adapt(&files[number])
      files[number].interface = FileInterface(of: files[number])
      files[number].original = (files[number].content, files[number].facts, files[number].interface)
    }
    for extra in generated + (lists.map { [$0] } ?? []) {
      let path = "\(context.folder)/\(extra.name)"
      index[path] = files.count
      var file = File(
        path: path, compiled: (path, ""), content: extra.content, facts: SourceFacts(), isGenerated: true,
        copy: path,
        source: SHA256.hexDigest(of: extra.content))
      if extra.name != lists?.name { file.interface = FileInterface(of: file) }
      files.append(file)
    }
    let named = Dictionary(grouping: files.map(\.path)) { "\(name)/\(FileSystem.name(of: $0))" }
    fileIDs = named.filter { $0.value.count == 1 }.mapValues { $0[0] }
    try writeCopies()
    missingArguments = try context.missing(missing)
  }

  /// Writes what is compiled of the files, and the overlay by which the compiler finds it.
  private func writeCopies() throws(PreviewRunnerError) {
    var roots: [String] = []
    for file in files {
      try RunnerFile.write(Array(file.compiled.header.utf8) + file.content, to: file.copy)
      if !file.isGenerated {
        let (name, copy) = (JSONString.quoted(file.compiled.path), JSONString.quoted(file.copy))
        roots.append(#"{"type":"file","name":\#(name),"external-contents":\#(copy)}"#)
      }
    }
    let text =
      #"{"version":0,"case-sensitive":"true","use-external-names":"false","roots":[\#n"#
      + roots.joined(separator: ",\n") + "]}\n"
    try RunnerFile.write(Array(text.utf8), to: overlay)
  }

  /// What the files declare and name, in their order, those of the program's own left out.
  var facts: [SourceFacts] { files.prefix(userCount).map(\.facts) }
  /// The types that are declared for modules that are not there.
  var missingTypes: MissingModule { missing }

  /// What was changed of the files that objects have been asked of; what is kept may know of others.
  var repairs: [FileRepair] {
    taken.sorted().flatMap { number in
      let file = files[number]
      var seen: Set<SourceRepair> = []
      return file.repairs.filter { seen.insert($0).inserted }.map { FileRepair(path: file.path, repair: $0) }
    }
  }

  // MARK: Imports

  /// The imports of a file that nothing answers.
  private func missingImports(of file: File) -> [SourceFacts.Import] {
    file.factsAsRead.imports.filter { !context.importable.contains($0.module) && $0.module != name }
  }

  /// Changes a file so that it can be compiled beside others at all: without imports that nothing answers, in a module with such with
  /// values that may be missing, and with what else it needs (`SourceFacts.editsThatComplete`).
  private func adapt(_ file: inout File) {
    let facts = file.facts
    var edits = facts.editsThatTakeOut(missingImports(of: file), for: context.viewFramework, in: file.content)
    if !missingModules.isEmpty { edits += facts.editsThatSoftenDemands(in: file.content) }
    edits += facts.editsThatComplete(file.content)
    if edits.isEmpty { return }
    // What is at one place stays in its order.
    let ordered = edits.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    file.content = ordered.map(\.element).applied(to: file.content)
    file.facts = context.syntax.facts(of: file.content)
  }

  /// The modules that files import and that nothing answers, in alphabetical order.
  var modulesThatAreMissing: [String] { missingModules.sorted() }

  // MARK: Rounds

  /// Compiles files, with what they need beside them, and answers their objects.
  ///
  /// - Parameters:
  ///   - wanted: the numbers of the user's files; the program's own come with them.
  ///   - visible: those that the compiler finds declarations in, the same among them.
  func objects(of wanted: [Int], amid visible: [Int]) throws(PreviewRunnerError) -> [String] {
    let generated = Array(userCount..<files.count)
    let wanted = wanted + generated
    taken.formUnion(wanted)
    try begin(wanted, amid: visible + generated)
    var rounds = 0
    while true {
      let open = wanted.filter { !isCompiled($0) && !isEmpty($0) }
      if open.isEmpty { break }
      rounds += 1
      if rounds > 40 { throw .doesNotCompile(diagnostics: "\(name): error: repairs do not come to an end") }
      // What is compiled before the last repair that it sees is compiled again. Checking costs less than half as much, so that
      // all is checked first, as often as something changes that it names. What it sees by way of others alone hardly ever
      // brings an error; compiling finds it.
      let unchecked = open.filter { files[$0].checked != named($0) }
      if open.count > 2, !unchecked.isEmpty, rounds <= 12, wanted.contains(where: mayNeedRepair) {
        try typecheck(unchecked)
      } else {
        // What was mended may fail once more where code is made of it, and change what others see: it comes before the others.
        let mended = open.filter { !files[$0].repairs.isEmpty }
        try typecheck(compile(mended.isEmpty ? open : mended))
      }
    }
    try keep(interface: nil, isLast: true)
    return wanted.compactMap { files[$0].object?.path }
  }

  private func begin(_ wanted: [Int], amid visible: [Int]) throws(PreviewRunnerError) {
    inputs = visible
    self.wanted = wanted
    // Other modules may have needed more meanwhile, which what is compiled of this one does not name.
    _ = missing.add(context.missingByAll().types)
    missingArguments = try context.missing(missing)
    try takeUpKept()
    try forgetWhatNeedsOthers()
  }

  /// Compiles the interface of all files, for modules that import this one. What is mended are declarations; bodies are where objects
  /// are made of files.
  ///
  /// - Parameter folder: where the interface goes.
  func interface(into folder: String) throws(PreviewRunnerError) {
    let all = Array(files.indices)
    try begin(all, amid: all)
    if keptInterface == nil {
      var open = all.filter { !isEmpty($0) }
      var rounds = 0
      while !open.isEmpty, rounds < 40 {
        rounds += 1
        open = try round(open, .checkDeclarations).filter { !isEmpty($0) }
      }
    }
    try emitModule(into: folder)
  }

  /// Compiles the interface once more if bodies that were mended changed it.
  func interfaceAgain(into folder: String) throws(PreviewRunnerError) {
    if emitted == interfaces.all { return }
    inputs = Array(files.indices)
    try emitModule(into: folder)
  }

  /// The hash of what a file is compiled with of others.
  func seen(_ file: Int) -> String { interfaces.seen(by: file) }

  /// The hash of what a file names itself of what it is checked with.
  private func named(_ file: Int) -> String { interfaces.named(by: file) }

  /// What the files see of each other.
  var interfaces: ModuleInterfaces {
    if let known { return known }
    let now = ModuleInterfaces(
      files.map { .init(path: $0.path, interface: $0.interface, facts: $0.isGenerated ? nil : $0.facts) })
    known = now
    return now
  }

  /// Whether a file has an object that still holds.
  func isCompiled(_ file: Int) -> Bool {
    files[file].object.map { $0.seen == seen(file) } ?? false
  }

  private func mayNeedRepair(_ file: Int) -> Bool { files[file].isSuspect || !files[file].repairs.isEmpty }

  /// Files of which nothing is left need no object.
  private func isEmpty(_ file: Int) -> Bool {
    files[file].content.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }

  /// Repairs files until they pass the type checker.
  private func typecheck(_ suspects: [Int]) throws(PreviewRunnerError) {
    var open = suspects.filter { !isEmpty($0) }
    while !open.isEmpty {
      let failed = try round(open, .check)
      // A file that others' errors touched needs no more than to be compiled.
      open = failed.filter { !isEmpty($0) }
    }
  }

  private func compile(_ open: [Int]) throws(PreviewRunnerError) -> [Int] {
    try round(open, .compile)
  }

  /// Runs the frontends once over some files, and mends what they say; answers the files that were changed or did not pass.
  private func round(_ open: [Int], _ action: Action) throws(PreviewRunnerError) -> [Int] {
    // What takes long is by itself, so that others need not wait for it.
    let (long, short) = (open.filter { files[$0].takesLong }, open.filter { !files[$0].takesLong })
    let size = max(
      1, min(action == .compile ? 20 : 40, (short.count + context.processes - 1) / context.processes))
    let batches =
      long.map { [$0] }
      + stride(from: 0, to: short.count, by: size).map {
        Array(short[$0..<min($0 + size, short.count)])
      }
    var diagnostics: [CompilerDiagnostics.Diagnostic] = []
    var failed: [Int] = []
    var broken: [(batch: [Int], reason: String)] = []
    var commands: [ProcessBatch.Command] = []
    for batch in batches { commands.append(command(for: batch, action)) }
    try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ProcessBatch.run(commands, atOnce: context.processes) { number, end in
        let batch = batches[number]
        let said = CompilerDiagnostics(end.output, files: fileIDs)
        if end.exitCode == 0 {
          for file in batch { passed(file, action) }
        } else {
          let wrong = Set(said.errors.compactMap { index[$0.path] })
          failed += batch.filter(wrong.contains)
          diagnostics += said.errors
          if !wrong.isEmpty {
            // What names errors of others alone has checked a file: it is compiled again, with others.
            if action != .checkDeclarations {
              for file in batch where !wrong.contains(file) { files[file].checked = named(file) }
            }
          } else {
            let words =
              end.tookTooLong ? "it took too long to check" : said.others.first ?? said.errors.first?.message
            broken.append((batch, words ?? "the compiler ended with exit code \(end.exitCode)"))
          }
        }
        report()
        return true
      }
    }
    try refuse(diagnostics)
    for (batch, reason) in broken { try mendBroken(batch, reason, action) }
    let mended = try mend(diagnostics)
    // A run that is ended before its time leaves what it has found out to the next one.
    unkept += batches.count
    if unkept >= Self.frontendsBetweenKeeping { try keep(interface: nil, isLast: false) }
    return Set(failed).union(mended).intersection(wanted).sorted()
  }

  /// Notes that a frontend has nothing to say of a file.
  private func passed(_ file: Int, _ action: Action) {
    if action == .checkDeclarations { return }
    files[file].isSuspect = false
    files[file].checked = named(file)
    guard action == .compile else { return }
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

  /// What is left of a batch that the compiler gave no place for: one file by itself is emptied.
  private func mendBroken(_ batch: [Int], _ reason: String, _ action: Action) throws(PreviewRunnerError) {
    guard batch.count > 1 else {
      return try empty(batch[0], reason)
    }
    for file in batch {
      var passed = false
      var errors = false
      try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ProcessBatch.run([command(for: [file], action)], atOnce: 1) { _, end in
          passed = end.exitCode == 0
          errors = CompilerDiagnostics(end.output, files: fileIDs).errors.contains { index[$0.path] != nil }
          return true
        }
      }
      if passed, action != .checkDeclarations { files[file].checked = named(file) }
      if !passed && !errors { try empty(file, reason) }
    }
  }

  private func empty(_ file: Int, _ reason: String) throws(PreviewRunnerError) {
    let lines = files[file].content.filter { $0 == UInt8(ascii: "\n") }
    files[file].repairs = [SourceRepair(kind: .removed, line: 1, name: "the whole file", error: reason)]
    try change(file, to: lines)
  }

  func report() {
    let done = wanted.count(where: isCompiled)
    context.progress(
      BuildProgress(
        module: name, files: wanted.count, compiled: done, repairs: files.reduce(0) { $0 + $1.repairs.count })
    )
  }

  // MARK: Repairs

  /// Mends files at the places of errors; answers those that were changed.
  private func mend(_ diagnostics: [CompilerDiagnostics.Diagnostic]) throws(PreviewRunnerError) -> Set<Int> {
    lostMembers.formUnion(diagnostics.compactMap(\.lostMember))
    var (byFile, changed) = try errorsToMend(diagnostics)
    let widened = try importMore(byFile)
    if !widened.isEmpty {
      for file in widened { byFile[file] = nil }
      return try widened.union(changed).union(mend(byFile.values.flatMap { $0 }))
    }
    // A missing module's type that hides one that is there, such as `State`, has much else fail.
    let isHidden = byFile.values.joined().contains { error in
      error.ambiguousType.map { missing.types[$0] != nil } ?? false
    }
    let declared = try declareMissing(&byFile)
    changed.formUnion(declared)
    // Some types are only met when others are there; after that many rounds what they bring is small.
    if !declared.isEmpty, typeRounds <= 2 || isHidden { return changed.union(byFile.keys) }
    for (file, errors) in byFile.sorted(by: { $0.key < $1.key }) {
      if files[file].isGenerated {
        // Of what is generated, what does not compile goes. It may have gone with what the project declares.
        if changed.contains(file) { continue }
        try leaveOut(errors, ofGenerated: file)
        changed.insert(file)
        continue
      }
      var errors = errors
      let clear = errors.filter { !$0.isGivenUp }
      if clear.isEmpty, try answerGivenUp(file, errors) {
        changed.insert(file)
        continue
      }
      if !clear.isEmpty { errors = clear }
      files[file].rounds += 1
      if files[file].rounds > 40 {
        try empty(file, errors[0].message)
        changed.insert(file)
        continue
      }
      guard let answer = context.syntax.repair(files[file].content, request(to: file, errors))
      else { continue }
      for line in Set(errors.map(\.line)).subtracting(answer.postponed) {
        files[file].attempts[line, default: 0] += 1
      }
      files[file].repairs += answer.repairs
      if !answer.edits.isEmpty {
        try change(file, to: answer.edits.applied(to: files[file].content))
      }
      changed.insert(file)
    }
    return changed
  }

  /// Answers that the compiler has given up on all that is wrong in a file; false if it is to be mended.
  private func answerGivenUp(
    _ file: Int, _ errors: [CompilerDiagnostics.Diagnostic]
  ) throws(PreviewRunnerError) -> Bool {
    files[file].givenUp += 1
    // What is lost elsewhere is most often what makes an expression too hard.
    if try takeOutLost(file, errors) { return true }
    guard files[file].givenUp <= Self.mostGivenUp, !files[file].takesLong, errors.count <= 2,
      !files[file].waitedFor.isSuperset(of: errors.map(\.line))
    else { return false }
    files[file].takesLong = true
    files[file].waitedFor.formUnion(errors.map(\.line))
    return true
  }

  /// How often a file is mended statement by statement where the compiler gives up, which takes it a second or two each time.
  private static let mostGivenUp = 8

  /// Takes what has errors out of a generated file, or all of it if that does not help.
  private func leaveOut(
    _ errors: [CompilerDiagnostics.Diagnostic], ofGenerated file: Int
  ) throws(PreviewRunnerError) {
    files[file].rounds += 1
    let rest = GeneratedSource.withoutErrors(files[file].content, in: Set(errors.map(\.line)))
    try change(file, to: files[file].rounds > 4 || rest == files[file].content ? [] : rest)
  }

  /// The errors by their files, without those that follow from others, and the files that are to be checked again for that.
  private func errorsToMend(
    _ diagnostics: [CompilerDiagnostics.Diagnostic]
  ) throws(PreviewRunnerError) -> (byFile: [Int: [CompilerDiagnostics.Diagnostic]], changed: Set<Int>) {
    var byFile: [Int: [CompilerDiagnostics.Diagnostic]] = [:]
    var changed: Set<Int> = []
    // Classes without initializers get some, so that what makes objects of them is right.
    let withoutInitializers = Set(diagnostics.compactMap(\.classWithoutInitializers))
    for error in Set(diagnostics) {
      guard let file = index[error.path] else { continue }
      if let name = error.redeclaredName, !files[file].isGenerated, try leaveOutGenerated(name, &changed) {
        changed.insert(file)
      } else if let type = error.typeThatCannotBeMade, withoutInitializers.contains(type) {
        changed.insert(file)
      } else {
        byFile[file, default: []].append(error)
      }
    }
    return (byFile, changed)
  }

  /// Takes out what was generated under a name that the project declares itself; whether there is any.
  private func leaveOutGenerated(
    _ name: String, _ changed: inout Set<Int>
  ) throws(PreviewRunnerError) -> Bool {
    var hasFound = false
    for file in files.indices where files[file].isGenerated {
      let lines = GeneratedSource.lines(declaring: name, in: files[file].content)
      if lines.isEmpty { continue }
      try change(file, to: GeneratedSource.withoutErrors(files[file].content, in: lines))
      changed.insert(file)
      hasFound = true
    }
    return hasFound
  }

  private func request(to file: Int, _ errors: [CompilerDiagnostics.Diagnostic]) -> RepairRequest {
    let sorted = errors.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
    return RepairRequest(
      errors: sorted.map {
        SourceError(
          line: $0.line, column: $0.column, message: $0.message, attempts: files[file].attempts[$0.line] ?? 0)
      }, missingModules: missingModules.sorted(), owners: context.owners(),
      boxesWholeBodies: files[file].givenUp > Self.mostGivenUp)
  }

  /// Takes modifiers out of expressions that the compiler has given up, whose names other errors say that nothing has; whether there
  /// are any.
  private func takeOutLost(
    _ file: Int, _ errors: [CompilerDiagnostics.Diagnostic]
  ) throws(PreviewRunnerError) -> Bool {
    if lostMembers.isEmpty { return false }
    var request = request(to: file, errors)
    (request.lostMembers, request.takesOutLostOnly) = (lostMembers.sorted(), true)
    guard let answer = context.syntax.repair(files[file].content, request), !answer.edits.isEmpty else {
      return false
    }
    files[file].repairs += answer.repairs
    try change(file, to: answer.edits.applied(to: files[file].content))
    return true
  }

  /// Has files import Apple's modules that others of the module import, where they lack one that is not there and names are not
  /// found: what is written in Objective-C passes on what it imports. Answers the files.
  private func importMore(
    _ errors: [Int: [CompilerDiagnostics.Diagnostic]]
  ) throws(PreviewRunnerError) -> Set<Int> {
    var widened: Set<Int> = []
    for (file, own) in errors where !files[file].isGenerated && !files[file].importsMore {
      let isUnknown = own.contains { $0.message.hasPrefix("cannot find") }
      guard isUnknown, !missingImports(of: files[file]).isEmpty else { continue }
      files[file].importsMore = true
      let imported = Set(files[file].factsAsRead.imports.map(\.module))
      let more = importedByAny.subtracting(imported)
      if more.isEmpty { continue }
      let text = more.sorted().map { "import \($0); " }.joined()
      try change(file, to: Array(text.utf8) + files[file].content)
      widened.insert(file)
    }
    return widened
  }

  /// The modules that files of this one import and that are neither missing nor the project's.
  private var importedByAny: Set<String> {
    Set(files.flatMap { $0.factsAsRead.imports.map(\.module) }).intersection(context.importable)
      .subtracting(context.imported().keys).subtracting([name, "XCTest", "Testing"])
  }

  /// Declares the types of missing modules that errors ask for, so that what else is wrong does not depend on the order in which
  /// files were compiled; takes the errors out that may have gone with that, and answers their files.
  private func declareMissing(
    _ errors: inout [Int: [CompilerDiagnostics.Diagnostic]]
  ) throws(PreviewRunnerError) -> Set<Int> {
    let uses = MissingUses(files.map(\.original.facts), modules: missingModules, known: missing.types)
    let before = missing
    var answered: Set<Int> = []
    for (file, own) in errors where !files[file].isGenerated {
      errors[file] = own.filter { error in
        let requests = uses.requests(by: error)
        if before.answers(requests) { return true }
        _ = missing.add(requests)
        answered.insert(file)
        return false
      }
      if errors[file]?.isEmpty == true { errors[file] = nil }
    }
    if answered.isEmpty { return [] }
    missingArguments = try context.missing(missing)
    forget(what: before)
    typeRounds += 1
    return answered
  }

  /// Checks and compiles the files again that name a type whose declaration is another than before.
  private func forget(what before: MissingModule) {
    let changed = missing.types.filter { before.types[$0.key] != $0.value }.keys
    let names = Set(changed.map { $0.prefix { $0 != "." }.description })
    if files.contains(where: { file in names.contains(where: file.facts.mentions) }) { keptInterface = nil }
    for number in 0..<userCount where names.contains(where: files[number].facts.mentions) {
      files[number].checked = ""
      files[number].object = nil
    }
  }

  func change(_ file: Int, to content: [UInt8]) throws(PreviewRunnerError) {
    files[file].content = content
    if !files[file].isGenerated { files[file].facts = context.syntax.facts(of: content) }
    files[file].object = nil
    files[file].interface = FileInterface(of: files[file])
    known = nil
    // The compiled interface is another if what others see of the file is.
    keptInterface = nil
    // What lies there may be kept under another name, too.
    try? FileSystem.delete(files[file].copy)
    try RunnerFile.write(Array(files[file].compiled.header.utf8) + content, to: files[file].copy)
  }

  // MARK: Frontends

  func objectPath(_ file: Int) -> String { "\(context.folder)/object-\(file).o" }

  private var arguments: [String] {
    context.options + context.interfaces() + missingArguments + [
      "-module-name", name, "-vfsoverlay", overlay,
    ]
  }

  private func command(for batch: [Int], _ action: Action) -> ProcessBatch.Command {
    let primary = Set(batch)
    let effort = batch.contains { files[$0].takesLong } ? SolverEffort.patient : .hasty
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
  private func emitModule(into folder: String) throws(PreviewRunnerError) {
    let product = "\(folder)/\(name).swiftmodule"
    var rounds = 0
    while true {
      emitted = interfaces.all
      if let hash = keptInterface, context.keeping?.take(hash, to: product) == true { return }
      let list =
        ["-frontend", "-emit-module"] + arguments
        + ["-experimental-skip-non-inlinable-function-bodies-without-types", "-o", product]
        + inputs.filter { !isEmpty($0) }.map { files[$0].compiled.path }
      let process = try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ChildProcess(context.toolchain.frontend, arguments: list)
      }
      if process.exitCode == 0 { return try keep(interface: product, isLast: true) }
      rounds += 1
      let said = CompilerDiagnostics(process.output, files: fileIDs)
      guard rounds < 40, try !mend(said.errors).isEmpty else {
        throw .doesNotCompile(diagnostics: String(decoding: process.output, as: UTF8.self))
      }
    }
  }
}

extension FileInterface {
  fileprivate init(of file: ModuleBuild.File) { self.init(of: file.content, file.facts, path: file.path) }
}

/// How far a build is.
package struct BuildProgress: Sendable, Equatable {
  package var module: String
  package var files: Int
  package var compiled: Int
  package var repairs: Int
}
