internal import OperatingSystem

/// A target's bridging header, whose imports the target's Swift files share: a project of Objective-C's time often imports UIKit
/// nowhere else.
struct BridgingHeader {
  /// The modules that the header and the project's headers below it import, sorted.
  let modules: [String]

  /// - Parameters:
  ///   - path: the header; without content if it cannot be read.
  ///   - headers: the project's headers by name.
  init(_ path: String, headers: [String: String]) {
    var modules: Set<String> = []
    var seen: Set<String> = [path]
    var waiting = [path]
    while let header = waiting.popLast() {
      guard let bytes = try? FileSystem.read(header) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        switch Self.imported(by: line) {
        case .module(let name): modules.insert(name)
        case .header(let name):
          let beside = FilePath.standard(name, from: FileSystem.folder(of: header))
          let found = FileSystem.exists(beside) ? beside : headers[FileSystem.name(of: name)]
          if let found, seen.insert(found).inserted { waiting.append(found) }
        case nil: break
        }
      }
    }
    self.modules = modules.sorted()
  }

  private enum Imported {
    case module(String)
    case header(String)
  }

  /// What a line imports: `#import <UIKit/UIKit.h>` and `@import UIKit;` a module, `#import "Card.h"` a header.
  private static func imported(by line: Substring) -> Imported? {
    if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<(?<module>\w+)\/[^>]+>/) {
      return .module(String(match.module))
    }
    if let match = line.firstMatch(of: /^\s*@import\s+(?<module>\w+)/) {
      return .module(String(match.module))
    }
    if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*"(?<header>[^"]+)"/) {
      return .header(String(match.header))
    }
    return nil
  }
}
