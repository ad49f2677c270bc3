internal import Foundation
internal import OperatingSystem
internal import Reports
internal import WebServer

/// One open page: passes on its requests, keeping only the newest of each kind, and notifies it when a source
/// has changed.
actor PageSession {
  private let host: HostChannel
  private let background: HostChannel
  private let report: @Sendable (JSONValue) -> Void
  private let answers: AsyncStream<WebMessage>.Continuation
  /// The pending requests, the newest for each slot of the page, in the order of the slots' first requests.
  private var waiting: [(place: String, question: JSONValue)] = []
  private var isAsking = false
  private var breakpoints: JSONValue?
  private var isSearching = false
  /// The versions of the last prepared files.
  private var prepared: [String: String] = [:]
  /// The files of the newest picture, with their version marks.
  private var watched: [String: String?] = [:]

  /// How often files are checked, if that takes no more than a twentieth of the time.
  private static let interval = Duration.milliseconds(15)
  private static let mostPlaces = 64

  init(
    host: HostChannel, background: HostChannel, answers: AsyncStream<WebMessage>.Continuation,
    report: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.host = host
    self.background = background
    self.answers = answers
    self.report = report
  }

  func take(_ message: WebMessage) {
    guard case .text(let text) = message, let question = try? JSONParser.parse(Array(text.utf8)) else {
      return
    }
    if question["do"]?.string == "breakpoints" {
      breakpoints = question
      search()
      return
    }
    let place = question["place"]?.string ?? question["do"]?.string ?? ""
    if let index = waiting.firstIndex(where: { $0.place == place }) {
      waiting[index].question = question
    } else if waiting.count < Self.mostPlaces {
      waiting.append((place, question))
    }
    ask()
  }

  /// Sends the pending requests, one after another.
  private func ask() {
    guard !isAsking, !waiting.isEmpty else { return }
    isAsking = true
    // The picture being resized takes precedence over those beside it.
    let index = waiting.firstIndex { $0.place == "main" } ?? 0
    let (place, question) = waiting.remove(at: index)
    Task {
      let answer = await ask(host, question)
      if case .array(let paths)? = answer.json["watched"], place == "main" {
        watched = Dictionary(
          paths.compactMap(\.string).map { ($0, FileSystem.signature(of: $0)) }, uniquingKeysWith: { $1 })
        report(answer.json)
        if answer.json["isPrepared"]?.bool == false { prepare(question) }
      }
      send(answer, to: question)
      isAsking = false
      ask()
    }
  }

  private func ask(_ channel: HostChannel, _ question: JSONValue) async -> HostChannel.Message {
    await channel.ask(question) ?? (.object(["error": .string(HostChannel.goneReason)]), [])
  }

  /// Compiles a file in the background so that changes of its literals need no compiler.
  private func prepare(_ question: JSONValue) {
    let version = watched.mapValues { $0 ?? "" }
    guard let file = question["file"], version != prepared else { return }
    prepared = version
    Task { _ = await background.ask(.object(["do": .string("prepare"), "file": file])) }
  }

  private func search() {
    guard !isSearching, let question = breakpoints else { return }
    isSearching = true
    breakpoints = nil
    Task {
      send(await ask(background, question), to: question)
      isSearching = false
      search()
    }
  }

  /// An answer, preceded by the request's number: the length of the JSON, the JSON, and the picture.
  private func send(_ answer: HostChannel.Message, to question: JSONValue) {
    guard case .object(let members) = answer.json else { return }
    let own = ["do", "place", "id"].compactMap { key in
      question[key].map { JSONValue.Member(key: key, value: $0) }
    }
    let json = Array(JSONValue.object(own + members).line.utf8)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (24 - 8 * $0)) }
    answers.yield(.bytes(length + json + answer.bytes))
  }

  /// Checks the files until the page is closed.
  func watch() async {
    var pause = Self.interval
    while !Task.isCancelled {
      try? await Task.sleep(for: pause)
      let start = ContinuousClock.now
      defer { pause = max(Self.interval, (ContinuousClock.now - start) * 20) }
      guard watched.contains(where: { FileSystem.signature(of: $0.key) != $0.value }) else { continue }
      // Each change is reported once.
      for path in watched.keys { watched[path] = .some(FileSystem.signature(of: path)) }
      answers.yield(.text("{\"changed\": true}"))
    }
  }
}
