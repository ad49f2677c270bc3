import CProcess
import Foundation
import Glibc
import OperatingSystem
import PreviewDeclarations
import ProjectAssets
import Rendering
import StringCatalogs
import ViewCore
import Views

/// The process of a live preview: it serves requests one after another without restarting.
@MainActor
final class LiveProcess {
  private let module: SourceModule
  private let renderer: VariantRenderer
  private let sources: PreviewSources
  /// The last window, with the steps performed in it.
  private var last: (request: LiveRequest, shown: ShownView, session: RenderSession)?
  /// The current values of changed literals.
  private var literals: [Int: LiteralValue] = [:]
  /// The literals that each preview has ever read.
  private var asked: [ListedPreview.Source: Set<Int>] = [:]

  init(_ renderer: VariantRenderer, module: SourceModule, library: String) throws {
    self.module = module
    self.renderer = renderer
    sources = PreviewSources(try LoadedLibrary(path: library), module: module)
  }

  /// Serves requests until there are no more: answers each with its two times, then messages that carry the
  /// request's key.
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
    // The other clock is stopped here.
    let start = SuspendingClock.now
    if request.literals != literals {
      literals = request.literals
      LiveLiterals.give(literals)
      KeptBodies.invalidate()
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

  /// Checks that all literals have their current values: one that was read before, but is not read now, may
  /// have been cached.
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

  /// The window with all steps performed: the existing one if there are only additional steps, otherwise a
  /// new one.
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
  /// Whether it requests the same window, whatever its steps.
  fileprivate func isSame(as other: LiveRequest) -> Bool {
    preview == other.preview && variant == other.variant
  }
}
