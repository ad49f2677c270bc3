// run: --size 300x300
// Libraries of the toolchain that the program already has are not linked again; others are.
import Distributed
import Foundation
import FoundationXML
import RegexBuilder
import SwiftUI
import Synchronization

distributed actor Station {
  typealias ActorSystem = LocalTestingDistributedActorSystem
}

final class Names: NSObject, XMLParserDelegate {
  var found: [String] = []
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { found.append(name) }
}

#Preview {
  let names = Names()
  let parser = XMLParser(data: Data("<a><b/></a>".utf8))
  let _ = {
    parser.delegate = names
    return parser.parse()
  }()
  let count = Mutex(names.found.count)
  let word = Regex { OneOrMore(.word) }
  let system = LocalTestingDistributedActorSystem()
  VStack {
    Text(names.found.joined(separator: " "))  // shows: a b
    Text("\(count.withLock { $0 }) names")  // shows: 2 names
    Text("two words".firstMatch(of: word).map { String($0.output) } ?? "none")  // shows: two
    // shows: at its station
    Text(Station(actorSystem: system).actorSystem === system ? "at its station" : "lost")
  }
}
