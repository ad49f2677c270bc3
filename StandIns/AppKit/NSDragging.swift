// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import SwiftUI

// Dragging; there is none here.

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}
public enum NSDraggingContext: Int, Sendable {
  case outsideApplication
  case withinApplication
}
public enum NSDraggingFormation: Int, Sendable {
  case `default`
  case none
  case pile
  case list
  case stack
}
@MainActor @preconcurrency public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingDestinationWindow: NSWindow? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
  var draggingLocation: NSPoint { get }
  var draggedImageLocation: NSPoint { get }
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
  var draggingSequenceNumber: Int { get }
  var draggingFormation: NSDraggingFormation { get set }
  var animatesToDestination: Bool { get set }
  var numberOfValidItemsForDrop: Int { get set }
}
@MainActor @preconcurrency public protocol NSDraggingDestination: NSObjectProtocol {}
extension NSView: NSDraggingDestination {}
@MainActor @preconcurrency public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
}
@MainActor @preconcurrency open class NSDraggingSession: NSObject {
  open var draggingFormation = NSDraggingFormation.default
  open var animatesToStartingPositionsOnCancelOrFail = true
  open var draggingLeaderIndex = 0
  open var draggingPasteboard: NSPasteboard { .general }
  open var draggingLocation: NSPoint { .zero }
  open var draggingSequenceNumber: Int { 0 }
}
@MainActor @preconcurrency open class NSDraggingItem: NSObject {
  public let item: Any
  open var draggingFrame = NSRect.zero
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])?
  public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}
@MainActor @preconcurrency open class NSDraggingImageComponent: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let icon = Key(rawValue: "icon")
    public static let label = Key(rawValue: "label")
  }
  open var key: Key
  open var contents: Any?
  open var frame = NSRect.zero
  public init(key: Key) { self.key = key }
}
