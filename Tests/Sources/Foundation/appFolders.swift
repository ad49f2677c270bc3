// run: --size 700x400
// nothing else is shown
// nothing is noted
// The folders of an app are those of Apple's systems, below its home folder; Foundation here traps for some.
import Foundation
import SwiftUI

func below(_ urls: [URL]) -> String {
  urls.map { $0.path.replacingOccurrences(of: NSHomeDirectory(), with: "~") }.joined(separator: " ")
}
nonisolated func folder(_ directory: FileManager.SearchPathDirectory) throws -> URL {
  try FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
}
func isFolder(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
}

#Preview {
  VStack {
    Text(below(FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)))
    Text(
      below(
        FileManager.default.urls(for: .applicationSupportDirectory, in: [.userDomainMask, .localDomainMask])))
    Text(below([.documentsDirectory, .cachesDirectory, .libraryDirectory, .homeDirectory, .moviesDirectory]))
    Text(below([(try? folder(.cachesDirectory)) ?? .trashDirectory]))
    Text("\(isFolder(.cachesDirectory))")
    Text(NSSearchPathForDirectoriesInDomains(.applicationDirectory, .systemDomainMask, true).joined())
    Text("\((try? folder(.desktopDirectory)) != nil), \((try? folder(.preferencePanesDirectory)) != nil)")
    Text(
      "\((try? FileManager.default.url(for: .desktopDirectory, in: .systemDomainMask, appropriateFor: nil, create: false)) == nil)"
    )
  }
}
// shows: ~/Library
// shows: ~/Library/Application Support /Library/Application Support
// shows: ~/Documents ~/Library/Caches ~/Library ~ ~/Movies
// shows: ~/Library/Caches
// shows: true
// shows: /System/Applications
// shows: true, true
// shows: true
