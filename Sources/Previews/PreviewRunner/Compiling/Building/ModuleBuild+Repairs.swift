import OperatingSystem
import Reports

// What is done about the errors of frontends.
extension ModuleBuild {
  /// Mends files at the places of errors; answers those that were changed.
  func mend(_ diagnostics: [CompilerDiagnostics.Diagnostic]) throws(PreviewRunnerError) -> Set<Int> {
    lostMembers.formUnion(diagnostics.compactMap(\.lostMember))
    lostModifiers.formUnion(diagnostics.compactMap(\.lostModifier))
    lostAttributes.formUnion(diagnostics.compactMap(\.lostAttribute))
    var (byFile, changed) = try errorsToMend(diagnostics)
    let widened = try importMore(byFile).union(importLess(byFile))
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
    var broken: [(file: Int, request: RepairRequest)] = []
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
      } else {
        broken.append((file, request(to: file, errors)))
      }
    }
    return try changed.union(repair(broken))
  }

  /// Repairs files as the library of syntax trees has it; answers those that it has an answer for.
  private func repair(_ broken: [(file: Int, request: RepairRequest)]) throws(PreviewRunnerError) -> Set<Int>
  {
    let asked = broken.map { (content: files[$0.file].content, request: $0.request) }
    let syntax = context.syntax
    let repaired = Parallel.map(count: asked.count) { number in
      let (content, request) = asked[number]
      guard let answer = syntax.repair(content, request) else { return Unshared(value: Repaired?.none) }
      let changed = answer.edits.isEmpty ? nil : answer.edits.applied(to: content)
      return Unshared(
        value: Repaired(answer: answer, changed: changed.map { ($0, syntax.facts(of: $0)) }))
    }
    var changed: Set<Int> = []
    for ((file, request), repaired) in zip(broken, repaired) {
      guard let repaired = repaired.value else { continue }
      for line in Set(request.errors.map(\.line)).subtracting(repaired.answer.postponed) {
        files[file].attempts[line, default: 0] += 1
      }
      files[file].repairs += repaired.answer.repairs
      if let (content, facts) = repaired.changed { try change(file, to: content, facts: facts) }
      changed.insert(file)
    }
    return changed
  }

  /// A file's repair, and what it is after that.
  private struct Repaired {
    var answer: RepairAnswer
    var changed: (content: [UInt8], facts: SourceFacts)?
  }

  /// Answers that the compiler has given up on all that is wrong in a file; false if it is to be mended.
  private func answerGivenUp(
    _ file: Int, _ errors: [CompilerDiagnostics.Diagnostic]
  ) throws(PreviewRunnerError) -> Bool {
    files[file].givenUp += 1
    // What is lost elsewhere is most often what makes an expression too hard.
    if try takeOutLost(file, errors) { return true }
    guard files[file].givenUp <= Self.mostGivenUp, errors.count <= 2, let effort = files[file].effort.next,
      files[file].waitedFor[effort]?.isSuperset(of: errors.map(\.line)) != true,
      effort < .thorough || errors.allSatisfy({ isInChain($0, of: file) })
    else { return false }
    files[file].effort = effort
    files[file].waitedFor[effort, default: []].formUnion(errors.map(\.line))
    return true
  }

  /// Whether an error is in a long chain of calls without closures.
  private func isInChain(_ error: CompilerDiagnostics.Diagnostic, of file: Int) -> Bool {
    guard let offset = offset(of: error, in: file) else { return false }
    return files[file].facts.chains.contains { $0[0] <= offset && offset < $0[0] + $0[1] }
  }

  /// How often a file is mended statement by statement where the compiler gives up, which takes it a second or two each time.
  private static let mostGivenUp = 5

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
    let unfinishedTypes = Set(diagnostics.compactMap(\.unfinishedType))
    let lacksAttributes = diagnostics.contains(where: \.saysAnAttributeIsMissing)
    for error in Set(diagnostics) {
      guard let file = index[error.path] else { continue }
      if let name = error.redeclaredName, !files[file].isGenerated, try leaveOutGenerated(name, &changed) {
        changed.insert(file)
      } else if let type = error.typeThatCannotBeMade, withoutInitializers.contains(type) {
        changed.insert(file)
      } else if lacksAttributes && error.mayFollowFromMissingAttributes
        || error.mayFollow(from: unfinishedTypes)
      {
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

  /// The requirement at a place, with what may belong to it.
  private static func requirement(at place: CompilerDiagnostics.Diagnostic.Place) -> ProtocolRequirement? {
    guard let content = try? RunnerFile.read(place.path) else { return nil }
    let lines = String(decoding: content, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let declaration = lines[..<place.line].last { $0.contains("protocol ") }
    return ProtocolRequirement(
      text: lines[(place.line - 1)...].prefix(linesOfARequirement).joined(separator: "\n"),
      isPublic: declaration?.contains("public ") ?? false)
  }

  /// A signature may be spread over lines, but not over more than these.
  private static let linesOfARequirement = 12

  func request(to file: Int, _ errors: [CompilerDiagnostics.Diagnostic]) -> RepairRequest {
    let sorted = errors.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
    let extended = Set(files[file].facts.extensions.map(\.type))
    return RepairRequest(
      errors: sorted.map {
        SourceError(
          line: $0.line, column: $0.column, message: $0.message, attempts: files[file].attempts[$0.line] ?? 0,
          requirements: missingModules.isEmpty ? [] : $0.requirements.compactMap(Self.requirement))
      }, missingModules: missingModules.sorted(), owners: context.imported.owners,
      missingTypes: extended.filter { missing.names.contains($0[...]) }.sorted(),
      lostModifiers: lostModifiers.sorted(), lostAttributes: lostAttributes.sorted(),
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

  /// Has files import Apple's modules that others of the module import, where names are not found: what is written in Objective-C passes
  /// on what it imports, be it a module that is not there, one of Apple's or a framework of the project's. Answers the files.
  func importMore(
    _ errors: [Int: [CompilerDiagnostics.Diagnostic]]
  ) throws(PreviewRunnerError) -> Set<Int> {
    var widened: [(file: Int, content: [UInt8])] = []
    let importedByAny = importedByAny
    for (file, own) in errors where !files[file].isGenerated && !files[file].importsMore {
      let isUnknown = own.contains { $0.message.hasPrefix("cannot find") }
      guard isUnknown else { continue }
      files[file].importsMore = true
      let imported = Set(files[file].factsAsRead.imports.map(\.module))
      let more = importedByAny.subtracting(imported)
      if more.isEmpty { continue }
      let text = more.sorted().map { "import \($0); " }.joined()
      widened.append((file, Array(text.utf8) + files[file].content))
    }
    // They may be hundreds.
    let (contents, syntax) = (widened.map(\.content), context.syntax)
    let facts = Parallel.map(count: contents.count) { syntax.facts(of: contents[$0]) }
    for (new, facts) in zip(widened, facts) {
      files[new.file].furtherImports = Array(
        new.content.prefix(new.content.count - files[new.file].content.count))
      try change(new.file, to: new.content, facts: facts)
    }
    return Set(widened.map(\.file))
  }

  /// Whether an error may be one of two modules' types of a name, neither of them one of a missing module.
  private func isOfImports(_ error: CompilerDiagnostics.Diagnostic) -> Bool {
    error.hasOtherParameters || error.ambiguousType.map { missing.types[$0] == nil } ?? false
  }

  /// Takes out what `importMore` had files import, where a name means something else by it: of two modules' types called `List`. Answers
  /// the files.
  private func importLess(
    _ errors: [Int: [CompilerDiagnostics.Diagnostic]]
  ) throws(PreviewRunnerError) -> Set<Int> {
    var changed: Set<Int> = []
    for (file, own) in errors where own.contains(where: isOfImports) {
      let imports = files[file].furtherImports
      guard !imports.isEmpty, files[file].content.starts(with: imports) else { continue }
      files[file].furtherImports = []
      try change(file, to: Array(files[file].content.dropFirst(imports.count)))
      changed.insert(file)
    }
    return changed
  }

  /// The modules that files of this one import and that are neither missing nor the project's.
  private var importedByAny: Set<String> {
    Set(files.flatMap { $0.factsAsRead.imports.map(\.module) })
      .intersection(context.importable).intersection(context.importedNames)
      .subtracting(context.projectModules).subtracting([name, "XCTest", "Testing"])
  }

  /// Declares the types of missing modules that errors ask for, so that what else is wrong does not depend on the order in which
  /// files were compiled; takes the errors out that may have gone with that, and answers their files.
  private func declareMissing(
    _ errors: inout [Int: [CompilerDiagnostics.Diagnostic]]
  ) throws(PreviewRunnerError) -> Set<Int> {
    let project = context.uses()
    let uses = MissingUses(
      files.map(\.original.facts), modules: missingModules,
      beside: project.facts(beside: name, lackingAnyOf: missingModules), lentNames: project.lentNames,
      known: missing.types)
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

  /// Changes what is compiled of a file.
  ///
  /// - Parameter facts: what it declares and names then, if that is known.
  func change(_ file: Int, to content: [UInt8], facts: SourceFacts? = nil) throws(PreviewRunnerError) {
    files[file].content = content
    if !files[file].isGenerated { files[file].facts = facts ?? context.syntax.facts(of: content) }
    files[file].object = nil
    files[file].interface = FileInterface(of: files[file])
    known = nil
    // The compiled interface is another if what others see of the file is.
    keptInterface = nil
    try writeCopy(of: file)
  }
}
