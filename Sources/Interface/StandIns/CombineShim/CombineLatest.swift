import Foundation
import OpenCombine

extension Publishers {
  /// The latest elements of two publishers, as soon as both have one and whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let merging = Merging<Output, Failure>(subscriber, sources: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: merging)
      merging.subscribe(to: a, as: 0)
      merging.subscribe(to: b, as: 1)
    }
  }

  /// The latest elements of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let merging = Merging<Output, Failure>(subscriber, sources: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output
        else {
          return nil
        }
        return (a, b, c)
      }
      subscriber.receive(subscription: merging)
      merging.subscribe(to: a, as: 0)
      merging.subscribe(to: b, as: 1)
      merging.subscribe(to: c, as: 2)
    }
  }

  /// The latest elements of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let merging = Merging<Output, Failure>(subscriber, sources: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: merging)
      merging.subscribe(to: a, as: 0)
      merging.subscribe(to: b, as: 1)
      merging.subscribe(to: c, as: 2)
      merging.subscribe(to: d, as: 3)
    }
  }

  /// The elements of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let merging = Merging<Output, Failure>(subscriber, sources: publishers.count, newest: { $0 as? Output })
      subscriber.receive(subscription: merging)
      for (index, publisher) in publishers.enumerated() { merging.subscribe(to: publisher, as: index) }
      merging.finishIfEmpty()
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }

  /// The elements of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The elements of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
    Publishers.Merge3(self, p, q)
  }
}

/// The demand of a subscriber to several publishers, and the latest elements.
private final class Merging<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private let receive: (Output) -> Subscribers.Demand
  private let complete: (Subscribers.Completion<Failure>) -> Void
  /// Combines the latest elements; nil if one is missing.
  private let element: ([Any?], Any) -> Output?
  private var latest: [Any?]
  private var finished = 0
  private var isDone = false
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var cancellables: [AnyCancellable] = []

  /// Elements of all sources together.
  init<S: Subscriber>(_ subscriber: S, sources: Int, all: @escaping ([Any?]) -> Output?)
  where S.Input == Output, S.Failure == Failure {
    latest = Array(repeating: nil, count: sources)
    element = { values, _ in all(values) }
    receive = subscriber.receive
    complete = subscriber.receive
  }

  /// The elements of each source separately.
  init<S: Subscriber>(_ subscriber: S, sources: Int, newest: @escaping (Any) -> Output?)
  where S.Input == Output, S.Failure == Failure {
    latest = Array(repeating: nil, count: sources)
    element = { _, value in newest(value) }
    receive = subscriber.receive
    complete = subscriber.receive
  }

  func subscribe<P: Publisher>(to publisher: P, as index: Int) where P.Failure == Failure {
    let cancellable = publisher.sink { [weak self] completion in
      self?.finish(completion)
    } receiveValue: { [weak self] value in
      self?.take(value, from: index)
    }
    lock.withLock { cancellables.append(cancellable) }
  }

  func finishIfEmpty() {
    if latest.isEmpty { complete(.finished) }
  }

  private func take(_ value: Any, from index: Int) {
    lock.lock()
    defer { lock.unlock() }
    latest[index] = value
    guard !isDone, let next = element(latest, value) else { return }
    waiting.append(next)
    send()
  }

  /// Sends as many of the waiting elements as were requested.
  private func send() {
    while demand > 0, !waiting.isEmpty {
      demand -= 1
      demand += receive(waiting.removeFirst())
    }
    if isDone || finished < latest.count || !waiting.isEmpty { return }
    isDone = true
    complete(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    if isDone { return }
    if case .failure = completion {
      isDone = true
      complete(completion)
      return
    }
    finished += 1
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    send()
  }

  func cancel() {
    lock.lock()
    defer { lock.unlock() }
    isDone = true
    cancellables = []
    waiting = []
  }
}
