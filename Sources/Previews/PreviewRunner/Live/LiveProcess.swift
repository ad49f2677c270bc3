import CProcess
import Foundation
import Glibc
import OperatingSystem
import PreviewDeclarations
import ProjectAssets
import Rendering
import StringCatalogs
import Views

/// The process of a preview that stays: it shows what it is asked for, one after the other, without being
/// made again.
@MainActor
final class LiveProcess {
  private let module: SourceModule
  private let renderer: VariantRenderer
  private let sources: PreviewSources
  /// The window that was shown last, with what had been done in it.
  private var last: (request: LiveRequest, shown: ShownView, session: RenderSession)?
  /// The values that literals have been given.
  private var literals: [Int: LiteralValue] = [:]
  /// The literals that each preview has ever asked for.
  private var asked: [ListedPreview.Source: Set<Int>] = [:]

  init(
    job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles, library: String
  ) throws {
    self.module = module
    renderer = try VariantRenderer(job: job, catalog: catalog, files: files)
    sources = PreviewSources(try LoadedLibrary(path: library), module: module)
  }

  /// Answers requests until there are no more: each with its two times, then messages that bear the request's key.
  func serve(requests: Int32, replies: Int32) {
    while let key = Descriptor.read(count: MessageKey.size, from: requests).map({ MessageKey($0) }),
      let length = Descriptor.read(count: MessageNumber.size, from: requests),
      let json = Descriptor.read(count: MessageNumber.value(length), from: requests)
    {
      guard let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(json)) else { return }
      var times = [0.0, 0.0]
      var messages: [WorkerMessage]
      do {
        messages = try show(request, &times)
      } catch let error as PreviewRunnerError {
        last = nil
        messages = [WorkerMessage(error)]
      } catch {
        last = nil
        messages = [
          WorkerMessage(
            .threw(view: request.preview.name, file: module.files[0].path, error: "\(error)"))
        ]
      }
      fflush(nil)
      let head = times.withUnsafeBytes { Array($0) }
      if !Descriptor.writeAll(replies, head + messages.flatMap { $0.bytes(key) }) { return }
    }
  }

  private func show(_ request: LiveRequest, _ times: inout [Double]) throws -> [WorkerMessage] {
    // The other clock stands still here.
    let start = SuspendingClock.now
    if request.literals != literals {
      literals = request.literals
      LiveLiterals.give(literals)
      last = nil
    }
    let (shown, session) = try window(for: request)
    let laid = SuspendingClock.now
    let (report, pictures, drawing) = try renderer.show(
      session, of: shown, findsOverlays: request.findsOverlays)
    try checkLiterals(of: request)
    times = [(laid - start) / .milliseconds(1), drawing]
    last = (request, shown, session)
    var messages: [WorkerMessage] = []
    if let bytes = pictures.first(where: { $0.kind == .main })?.bytes {
      for start in stride(from: 0, to: bytes.count, by: WorkerMessage.largestPart) {
        let end = min(start + WorkerMessage.largestPart, bytes.count)
        messages.append(.picture(.main, part: Array(bytes[start..<end])))
      }
    }
    return messages + [.done(report)]
  }

  /// Holds that all literals have the values that they were given: one that was asked for before, and is not now, may have been
  /// read for good.
  private func checkLiterals(of request: LiveRequest) throws(PreviewRunnerError) {
    let (now, refused) = LiveLiterals.outcome
    let earlier = asked[request.preview.source] ?? []
    asked[request.preview.source] = earlier.union(now)
    guard
      literals.keys.allSatisfy({ !refused.contains($0) && (now.contains($0) || !earlier.contains($0)) })
    else {
      throw .reported(exitCode: 70, text: "\(request.preview.name) needs to be compiled for what has changed")
    }
  }

  /// The window with everything done in it: the one that is there where only more has been done, else a new one.
  private func window(for request: LiveRequest) throws -> (ShownView, RenderSession) {
    if let last, last.request.isSame(as: request), request.steps.starts(with: last.request.steps) {
      for step in request.steps.dropFirst(last.request.steps.count) { last.session.perform(step) }
      return (last.shown, last.session)
    }
    let variant = request.variant
    guard module.files.indices.contains(request.preview.file) else {
      throw PreviewRunnerError.reported(exitCode: 70, text: "\(request.preview.name) is not there any more")
    }
    let (shown, session) = try renderer.preparing(
      variant, file: module.files[request.preview.file].path
    ) {
      guard let view = try sources.renderable(request.preview, settings: renderer.previewSettings) else {
        throw PreviewRunnerError.reported(exitCode: 70, text: "\(request.preview.name) is not there any more")
      }
      return try renderer.live(view, variant)
    }
    for step in request.steps { session.perform(step) }
    return (shown, session)
  }
}

extension LiveRequest {
  /// Whether it asks for the same window, whatever is done in it.
  fileprivate func isSame(as other: LiveRequest) -> Bool {
    preview == other.preview && variant == other.variant
  }
}
