import OperatingSystem

// What is known of a module from build to build.
extension ModuleBuild {
  /// Takes up what the last build left, as far as it still holds: the repairs of files that did not change, unless what files
  /// see of others did, and the objects.
  func takeUpKept() throws(PreviewRunnerError) {
    guard let kept, let keeping = context.keeping else { return }
    self.kept = nil
    guard kept.surroundings == context.surroundings else { return }
    imports = kept.imports
    guard hasSameImports else { return }
    let known = Dictionary(kept.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    if missing.add(kept.missing) { missingArguments = try context.missing(missing) }
    var restored: Set<Int> = []
    for number in 0..<userCount {
      guard let old = known[files[number].path] else { continue }
      guard old.source == files[number].source else {
        if old.repaired != nil { files[number].isSuspect = true }
        continue
      }
      guard let repaired = old.repaired else { continue }
      guard old.original == originals.seen(by: number), let content = keeping.content(repaired) else {
        files[number].isSuspect = true
        continue
      }
      // What is kept is the copy as it was compiled.
      try change(number, to: Array(content.dropFirst(files[number].compiled.header.utf8.count)))
      restored.insert(number)
      files[number].repairs = old.repairs
      files[number].importsMore = old.importsMore
      files[number].attempts = old.attempts
      files[number].rounds = old.rounds
      files[number].isSuspect = false
    }
    guard kept.missingSource == missingHash else { return }
    keptInterface = kept.interfaces == interfaces.all ? kept.interface : nil
    for number in 0..<userCount {
      guard let old = known[files[number].path], old.source == files[number].source, let object = old.object,
        old.repaired == nil || restored.contains(number), keeping.take(object, to: objectPath(number))
      else { continue }
      files[number].object = (objectPath(number), old.seen)
      objectHashes[objectPath(number)] = object
    }
    for number in userCount..<files.count {
      let name = FileSystem.name(of: files[number].path)
      guard let old = kept.generated[name], old.source == files[number].source,
        keeping.take(old.object, to: objectPath(number))
      else { continue }
      files[number].object = (objectPath(number), kept.interfaces)
      objectHashes[objectPath(number)] = old.object
    }
    report()
  }

  /// The hashes of the project's modules that files of this one import, as far as they are compiled.
  var importedNow: [String: String] {
    Dictionary(importedModules.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
  }

  /// The project's modules that files of this one import, as far as they are compiled.
  var importedModules: [CompiledModule] {
    let names = Set(files.flatMap { $0.facts.imports.map(\.module) })
    return context.imported.modules.filter { names.contains($0.name) }
  }

  private var hasSameImports: Bool {
    importedNow.allSatisfy { imports[$0.key] == nil || imports[$0.key] == $0.value }
  }

  /// Begins anew where a module that has been compiled since is another than what was kept has been compiled with.
  ///
  /// A module that grows while the build runs has what depends on its changes compiled again (`ModuleInterfaces`), and what has been
  /// mended stays so: what is compiled further of a module never has more in it.
  func forgetWhatNeedsOthers() throws(PreviewRunnerError) {
    if hasSameImports { return }
    imports = [:]
    if hasBegun { return }
    for number in 0..<userCount {
      files[number].object = nil
      if files[number].repairs.isEmpty && !files[number].importsMore { continue }
      try change(number, to: files[number].original.content)
      (files[number].repairs, files[number].attempts, files[number].rounds) = ([], [:], 0)
      files[number].importsMore = false
      files[number].isSuspect = true
    }
  }

  /// The hash of the declarations of missing modules' types that the module names. Others that are declared beside them change
  /// nothing of what is compiled.
  private var missingHash: String {
    missing.hash(of: Set(files.flatMap { $0.original.facts.names }))
  }

  /// The hash of what tells this module, once it is compiled, from others.
  var hash: String {
    let imported = importedNow.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return SHA256.hexDigest(
      of: ([context.surroundings] + imported + [interfaces.all, missingHash]).joined(separator: "\n").utf8)
  }

  /// Keeps what is known by now for the next build.
  ///
  /// - Parameters:
  ///   - interface: the path of the compiled interface, once it is there.
  ///   - isLast: whether nothing more is compiled for now.
  func keep(interface: String?, isLast: Bool) throws(PreviewRunnerError) {
    unkept = 0
    guard let keeping = context.keeping else { return }
    var module = KeptModule(
      surroundings: context.surroundings, imports: importedNow, interfaces: interfaces.all,
      missing: missing.types, missingSource: missingHash, files: [])
    imports = module.imports
    for (number, file) in files.prefix(userCount).enumerated() {
      var kept = KeptModule.File(
        path: file.path, source: file.source, facts: file.factsAsRead, original: "", seen: "",
        repairs: file.repairs, attempts: file.attempts, rounds: file.rounds, importsMore: file.importsMore)
      if !file.repairs.isEmpty || file.importsMore {
        kept.original = originals.seen(by: number)
        kept.repaired = try keepCopy(of: file, in: keeping)
      }
      if file.object != nil { kept.seen = seen(number) }
      kept.object = try keptObject(of: number, in: keeping)
      module.files.append(kept)
    }
    for number in userCount..<files.count {
      let file = files[number]
      guard SHA256.hexDigest(of: file.content) == file.source,
        let object = try keptObject(of: number, in: keeping)
      else { continue }
      module.generated[FileSystem.name(of: file.path)] = KeptModule.Generated(
        source: file.source, object: object)
    }
    if let interface { keptInterface = try keeping.add(interface) }
    module.interface = keptInterface
    try keeping.keep(module, isLast: isLast)
  }

  /// Keeps what is compiled of a file, its previews included, and answers its hash.
  private func keepCopy(of file: File, in keeping: KeptBuild) throws(PreviewRunnerError) -> String {
    if !file.isWithoutPreviews { return try keeping.add(file.copy) }
    let whole = file.copy + ".whole"
    try RunnerFile.write(file.text, to: whole)
    defer { try? FileSystem.delete(whole) }
    return try keeping.add(whole)
  }

  /// Keeps a file's object, if it has one that still holds, and answers its hash.
  private func keptObject(of file: Int, in keeping: KeptBuild) throws(PreviewRunnerError) -> String? {
    guard let object = files[file].object, isCompiled(file) else { return nil }
    if objectHashes[object.path] == nil { objectHashes[object.path] = try keeping.add(object.path) }
    return objectHashes[object.path]
  }
}
