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
    /// The modules that files of this one import where conditions hold: what is in others is not prepared.
    var importedNames: Set<String>
    /// Those of them that are the project's.
    var projectModules: Set<String>
    /// `UIKit` or `AppKit`, where the module can have it.
    var viewFramework: String?
    /// How many frontends run at once in all.
    var processes: Int
    /// Other modules' builds go on while this one waits for its frontends.
    var cooperation: Cooperation
    /// Is told how many files are done, and how many errors have been mended.
    var progress: (BuildProgress) -> Void
    /// What is compiled by now of what it imports.
    var imported: ModuleSurroundings
    /// What tells all that the module is compiled with beside its own files and the project's modules from other such.
    var surroundings: String
    /// Where what was compiled is kept; nil keeps nothing.
    var keeping: KeptBuild?
    /// What all of the project's modules have needed by now of modules that are not there.
    var missingByAll: () -> MissingModule
    /// How all of the project's modules use names.
    var uses: () -> ProjectUses
    /// Makes the module of missing types anew and answers the frontend's arguments for it.
    var missing: (MissingModule) throws(PreviewRunnerError) -> [String]

    /// How many frontends the module runs at once.
    var frontends: Int { max(1, processes / max(1, cooperation.active)) }
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
    /// What is compiled of it, its previews included.
    var text: [UInt8] { Array(compiled.header.utf8) + content }
    /// Whether it is likely not to compile.
    var isSuspect = false
    /// Whether the compiler has said what is wrong with what others see of it.
    var areDeclarationsChecked = false
    /// Whether it imports what other files of the module do (`importMore`).
    var importsMore = false
    /// The imports that it has been given for that, as its content begins.
    var furtherImports: [UInt8] = []
    /// How long the compiler tries an expression: more once it has given one up.
    var effort = SolverEffort.hasty
    var takesLong: Bool { effort > .hasty }
    /// Whether objects were to be made of it with other files of which one could not be: the compiler ends at the first such file.
    var isHeldUp = false
    /// Whether its previews are left out of what is compiled (`leaveOutPreviews`).
    var isWithoutPreviews = false
    /// How often the compiler has given up on it without another error.
    var givenUp = 0
    /// The lines of expressions that the compiler has been given more time for, by the effort.
    var waitedFor: [SolverEffort: Set<Int>] = [:]
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
  enum Action {
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
  var index: [String: Int] = [:]
  /// The files that frontends are given, and those of them that objects are made of.
  var inputs: [Int] = []
  var wanted: [Int] = []
  /// All files that objects have been asked of.
  var taken: Set<Int> = []
  /// The files' paths by what `#fileID` calls them; of several with one name none.
  var fileIDs: [String: String] = [:]
  /// What the files see of each other; nil where that has changed.
  var known: ModuleInterfaces?
  /// What the user's files see of each other as they were read, which never changes.
  private(set) lazy var originals = ModuleInterfaces(
    files.prefix(userCount).map {
      .init(path: $0.path, interface: $0.original.interface, facts: $0.original.facts)
    })
  /// What the last build left, until it has been taken up.
  var kept: KeptModule?
  var missingModules: Set<String> = []
  var missing: MissingModule
  var missingArguments: [String] = []
  /// Whether objects or an interface have been asked of it.
  var hasBegun = false
  /// The files of which no object was made by now since mending them takes long, and whether there may be such.
  var left: Set<Int> = []
  var mayLeave: ((Set<Int>) -> Bool)?
  /// Members that errors have said values not to have.
  var lostMembers: Set<String> = []
  /// Modifiers that views turned out not to have, and attributes that nothing declares.
  var lostModifiers: Set<String> = []
  var lostAttributes: Set<String> = []
  /// How often types were declared before anything else was mended.
  var typeRounds = 0
  /// The hashes of the project's modules that what is there was compiled with, by their names.
  var imports: [String: String] = [:]
  /// The same of those that `known` was made beside.
  private var knownImports: [String: String] = [:]
  /// The hashes of objects that are kept, by their paths.
  var objectHashes: [String: String] = [:]
  /// The hash of the compiled interface, where it is kept and still holds.
  var keptInterface: String?
  /// The hash of what others see of the files that the interface was compiled from.
  var emitted = ""
  /// How many frontends have run since something was kept last.
  var unkept = 0
  let overlay: String
  let userCount: Int
  /// Keeping 500 files takes as long as a fraction of one frontend's batch.
  static let frontendsBetweenKeeping = 16
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
      index[path] = number
      files.append(
        File(
          path: path, compiled: (compiled.compiledPath, compiled.header), content: source.content,
          facts: SourceFacts(), copy: "\(context.folder)/source-\(number).swift", source: hash))
    }
    readFacts { file in known[file.path].flatMap { $0.source == file.source ? $0.facts : nil } }
    adaptAll()
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

  /// Reads what files declare and name, and notes which modules are not there.
  ///
  /// - Parameter known: what the last build has read of a file that is the same now.
  private func readFacts(known: (File) -> SourceFacts?) {
    let facts = files.map(known)
    let (unread, contents) = (files.indices.filter { facts[$0] == nil }, files.map(\.content))
    let syntax = context.syntax
    let read = Parallel.map(count: unread.count) { syntax.facts(of: contents[unread[$0]]) }
    for number in files.indices { if let known = facts[number] { files[number].facts = known } }
    for (number, found) in zip(unread, read) { files[number].facts = found }
    for number in files.indices {
      files[number].factsAsRead = files[number].facts
      let gone = missingImports(of: files[number])
      missingModules.formUnion(gone.map(\.module))
      files[number].isSuspect = !gone.isEmpty
    }
  }

  /// Adapts all files that have been read, each by itself.
  private func adaptAll() {
    // It changes nothing but the files that it is given.
    nonisolated(unsafe) let build = self
    let read = files
    let adapted = Parallel.map(count: read.count) { number in
      var file = read[number]
      build.adapt(&file)
      file.interface = FileInterface(of: file)
      file.original = (file.content, file.facts, file.interface)
      return Unshared(value: file)
    }
    files = adapted.map(\.value)
  }

  /// A value that one thread has made for another.
  struct Unshared<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Writes what is compiled of the files, and the overlay by which the compiler finds it.
  private func writeCopies() throws(PreviewRunnerError) {
    var roots: [String] = []
    for file in files {
      try RunnerFile.write(file.text, to: file.copy)
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
  /// The names of types that the program's own files of the module mention.
  var typesOfGenerated: Set<String> {
    Set(files.dropFirst(userCount).flatMap { context.syntax.facts(of: $0.content).typeUses.keys })
  }
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
  func missingImports(of file: File) -> [SourceFacts.Import] {
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
  ///   - leave: whether files that are mended again and again may be left for later, with what depends on them; nil if none may.
  func objects(
    of wanted: [Int], amid visible: [Int], leaving leave: ((Set<Int>) -> Bool)? = nil
  ) throws(PreviewRunnerError) -> [String] {
    let generated = Array(userCount..<files.count)
    let wanted = wanted + generated
    taken.formUnion(wanted)
    (left, mayLeave) = ([], leave)
    defer { mayLeave = nil }
    try begin(wanted, amid: visible + generated)
    if wanted.count >= Self.filesOfLargeStages { try checkDeclarations(besides: Set(wanted)) }
    var rounds = 0
    while true {
      let open = wanted.filter { !isCompiled($0) && !isEmpty($0) && !left.contains($0) }
      if open.isEmpty { break }
      rounds += 1
      if rounds > Self.mostRounds {
        throw .doesNotCompile(diagnostics: "\(name): error: repairs do not come to an end")
      } else if rounds > Self.mostRounds - 10 {
        // What is left would cost the previews of all others.
        for file in open { try empty(file, "repairs do not come to an end") }
        continue
      }
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
    return wanted.filter { !left.contains($0) }.compactMap { files[$0].object?.path }
  }

  /// How often the files of a stage are compiled; after all but ten of these, those that fail are emptied.
  private static let mostRounds = 50

  /// From this many files on, what is found out late has much compiled again.
  private static let filesOfLargeStages = 30

  func begin(_ wanted: [Int], amid visible: [Int]) throws(PreviewRunnerError) {
    inputs = visible
    self.wanted = wanted
    // Files that are checked for the first time may need types that are not declared yet.
    typeRounds = 0
    // Other modules may have needed more meanwhile, which what is compiled of this one does not name.
    _ = missing.add(context.missingByAll().types)
    missingArguments = try context.missing(missing)
    if importedNow != knownImports { (known, knownImports) = (nil, importedNow) }
    try takeUpKept()
    try forgetWhatNeedsOthers()
    try leaveOutPreviews()
    hasBegun = true
  }

  /// Leaves previews out of files that no objects are made of: the compiler looks up what they name wherever it sees the file, and only
  /// what the files' declarations name is visible.
  private func leaveOutPreviews() throws(PreviewRunnerError) {
    let wanted = Set(wanted)
    for file in 0..<userCount where files[file].isWithoutPreviews == wanted.contains(file) {
      files[file].isWithoutPreviews.toggle()
      if files[file].facts.previews.contains(where: { !$0.range.isEmpty }) { try writeCopy(of: file) }
    }
  }

  /// Writes what is compiled of a file.
  func writeCopy(of file: Int) throws(PreviewRunnerError) {
    var written = files[file]
    if written.isWithoutPreviews {
      for preview in written.facts.previews where !preview.range.isEmpty {
        for index in preview.range[0]..<preview.range[1] where written.content[index] != UInt8(ascii: "\n") {
          written.content[index] = UInt8(ascii: " ")
        }
      }
    }
    // What lies there may be kept under another name, too.
    try? FileSystem.delete(written.copy)
    try RunnerFile.write(written.text, to: written.copy)
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
      for file in all { files[file].areDeclarationsChecked = true }
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
  func named(_ file: Int) -> String { interfaces.named(by: file) }

  /// What the files see of each other.
  var interfaces: ModuleInterfaces {
    if let known { return known }
    var imported: [CompiledModule] = []
    addImported(to: &imported)
    let now = ModuleInterfaces(interfaceFiles, beside: imported.flatMap(\.build.interfaceFiles))
    known = now
    return now
  }

  /// Adds the modules that files of this one import, and those that these import: a value of one may hold one of another.
  private func addImported(to modules: inout [CompiledModule]) {
    for module in importedModules where !modules.contains(where: { $0 === module }) {
      modules.append(module)
      module.build.addImported(to: &modules)
    }
  }

  private var interfaceFiles: [ModuleInterfaces.File] {
    files.map { .init(path: $0.path, interface: $0.interface, facts: $0.isGenerated ? nil : $0.facts) }
  }

  /// Whether a file has an object that still holds.
  func isCompiled(_ file: Int) -> Bool {
    files[file].object.map { $0.seen == seen(file) } ?? false
  }

  func mayNeedRepair(_ file: Int) -> Bool { files[file].isSuspect || !files[file].repairs.isEmpty }

  /// Files of which nothing is left need no object.
  func isEmpty(_ file: Int) -> Bool {
    files[file].content.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }

  func report() {
    let done = wanted.count(where: isCompiled)
    context.progress(
      BuildProgress(
        module: name, files: wanted.count, compiled: done, repairs: files.reduce(0) { $0 + $1.repairs.count })
    )
  }
}

extension FileInterface {
  init(of file: ModuleBuild.File) { self.init(of: file.content, file.facts, path: file.path) }
}
