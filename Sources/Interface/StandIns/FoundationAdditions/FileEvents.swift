import Dispatch
import Foundation

/// A source of file events, which never fires: a picture does not wait for a file to change.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {
  public var handle: Int32 { -1 }
  public var data: DispatchSource.FileSystemEvent { [] }
  public var mask: DispatchSource.FileSystemEvent { [] }
}
