import CProcess
import Glibc
import OperatingSystem

/// The folder in which what was compiled of one module is kept from build to build.
///
/// Files in it are called after the hash of what they hold, and are never changed: builds at the same time can share them. One
/// file, which is sealed with the cache's key, says which of them belong together.
struct KeptBuild {
  private let folder: String
  private let cache: CompileCache
  private let memory: KeptMemory?

  /// How many modules are kept. Projects of a hundred are not rare, and what of one's own goes is compiled again in the next run.
  private static let limit = 400

  /// - Parameters:
  ///   - identity: what tells the module from all others, such as the paths of its sources.
  ///   - memory: what this process knows of it; nil reads and writes each time.
  init(
    of identity: String, in cache: CompileCache, memory: KeptMemory? = nil
  ) throws(PreviewRunnerError) {
    self.memory = memory
    let all = "\(cache.folder)/projects"
    try RunnerFile.makeFolder(all, mode: 0o700)
    folder = "\(all)/\(SHA256.hexDigest(of: identity.utf8).prefix(32))"
    self.cache = cache
    try CompileCache.makePrivate(folder)
  }

  private var record: String { "\(folder)/record" }

  /// What the last build left; nil where there is nothing, or something else than was sealed.
  func module() -> KeptModule? {
    if let module = memory?.module(record) { return module }
    guard let bytes = cache.opened(record) else { return nil }
    utimensat(AT_FDCWD, record, nil, 0)
    return KeptModule(json: bytes)
  }

  /// Keeps what a build knows, and removes what no longer belongs to it.
  ///
  /// - Parameter isLast: whether the build knows no more.
  func keep(_ module: KeptModule, isLast: Bool) throws(PreviewRunnerError) {
    guard let memory else { return try write(module) }
    try memory.keep(module, in: record, isLast: isLast) { () throws(PreviewRunnerError) in
      try write(module)
    }
  }

  private func write(_ module: KeptModule) throws(PreviewRunnerError) {
    try cache.seal(module.json, as: record)
    let objects = module.files.flatMap { [$0.object, $0.repaired] } + module.generated.values.map(\.object)
    let used = Set(objects + [module.interface, "record"])
    for name in RunnerFile.names(in: folder) where !used.contains(name) { unlink("\(folder)/\(name)") }
    removeOldest()
  }

  /// Has a kept file appear at a path, if it is there and holds what its name says; whether it does.
  func take(_ hash: String, to path: String) -> Bool {
    let kept = "\(folder)/\(hash)"
    guard CompileCache.isOwn(kept), let bytes = try? RunnerFile.read(kept),
      SHA256.hexDigest(of: bytes) == hash
    else { return false }
    unlink(path)
    return link(kept, path) == 0
  }

  /// A kept file's content.
  func content(_ hash: String) -> [UInt8]? {
    guard let bytes = try? RunnerFile.read("\(folder)/\(hash)"), SHA256.hexDigest(of: bytes) == hash else {
      return nil
    }
    return bytes
  }

  /// Keeps a file, and answers its hash. It must not be written again, but replaced.
  func add(_ path: String) throws(PreviewRunnerError) -> String {
    let hash = SHA256.hexDigest(of: try RunnerFile.read(path))
    chmod(path, 0o600)
    if link(path, "\(folder)/\(hash)") != 0, errno != EEXIST {
      throw .unwritable(path: "\(folder)/\(hash)", reason: systemReason())
    }
    return hash
  }

  private func removeOldest() {
    let all = "\(cache.folder)/projects"
    var modules: [(time: Int, path: String)] = []
    for name in RunnerFile.names(in: all) {
      var status = stat()
      if lstat("\(all)/\(name)/record", &status) == 0 {
        modules.append((status.st_mtim.tv_sec, "\(all)/\(name)"))
      }
    }
    modules.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for module in modules.dropLast(Self.limit) { FileSystem.removeFolder(module.path) }
  }
}
