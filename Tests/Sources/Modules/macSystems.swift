// run: --platform macos --size 500x300 --verbose
// Sources for macOS find AppKit and the system's functions.
//
// shows: 80 pixels, 40 points
// shows: two of 2
// shows: rewritten, false
// shows: copied
// shows: 50 percent red, 5
// shows: kernel -1, keychain -25300, sound true, trusted false
// shows: 0 networks
// notes: A view of AppKit is not drawn into a bitmap
// notes: AppKit
import ApplicationServices
import CoreAudio
import EventKit
import IOKit.ps
import Security
import SwiftUI
import SystemConfiguration

extension NSTextField {
  open override var focusRingType: NSFocusRingType {
    get { .none }
    set {}
  }
}
final class Field: NSTextView {
  var isReady = false
  override func viewDidMoveToWindow() { isReady = window != nil }
  override func keyDown(with event: NSEvent) { if event.specialKey == .backTab { insertBacktab(nil) } }
}
final class Keeper: NSObject, NSTextViewDelegate, NSWindowDelegate {
  func textView(_ textView: NSTextView, doCommandBy selector: Selector) -> Bool { false }
  func windowWillClose(_ notification: Notification) {}
}
struct Editor: NSViewRepresentable {
  func makeNSView(context: Context) -> NSScrollView { Field.scrollableTextView() }
  func updateNSView(_ view: NSScrollView, context: Context) {
    guard let text = view.documentView as? NSTextView, let layout = text.layoutManager else { return }
    text.setSelectedRange(NSRange(location: 0, length: layout.numberOfGlyphs))
  }
}

@MainActor func lines() -> [String] {
  let view = NSHostingView(rootView: Text("a"))
  view.setFrameSize(NSSize(width: 40, height: 20))
  let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds)!
  view.cacheDisplay(in: view.bounds, to: bitmap)
  let image = NSImage(size: view.frame.size)
  image.addRepresentation(bitmap)
  let choice = NSPopUpButton(frame: .zero, pullsDown: false)
  choice.addItems(withTitles: ["one", "two"])
  choice.selectItem(withTitle: "two")
  let text = Field()
  text.string = "written"
  text.insertText("re", replacementRange: NSRange(location: 0, length: 0))
  let item = NSPasteboardItem()
  item.setString("copied", forType: .string)
  let picker = NSDatePicker()
  picker.datePickerElements = [.yearMonthDay]
  let calendar = EKCalendar(for: .reminder, eventStore: EKEventStore())
  calendar.color = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  let mixed = calendar.color.blended(withFraction: 0.5, of: .black)!
  var length = 0
  let model = sysctlbyname("hw.model", nil, &length, nil, 0)
  let source = IOPSNotificationCreateRunLoopSource({ _ in }, nil)?.takeRetainedValue()
  if let source { CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode) }
  var address = AudioObjectPropertyAddress(
    mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal,
    mElement: kAudioObjectPropertyElementMain)
  var size = UInt32(0)
  let sound = AudioObjectGetPropertyDataSize(
    AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size)
  let key = SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as NSDictionary, nil)
  return [
    "\(bitmap.pixelsWide) pixels, \(Int(image.size.width)) points",
    "\(choice.titleOfSelectedItem ?? "none") of \(choice.numberOfItems)",
    "\(text.string), \(text.isReady)", item.string(forType: .string) ?? "none",
    "\(Int(mixed.redComponent * 100)) percent red, \(EKReminderPriority.medium.rawValue)",
    "kernel \(model), keychain \(key), sound \(sound != 0), trusted \(AXIsProcessTrusted())",
    "\(CFArrayGetCount(SCNetworkInterfaceCopyAll())) networks",
  ]
}
#Preview("Values") { VStack { ForEach(lines(), id: \.self) { Text($0) } } }
#Preview("Box") { Editor().frame(width: 100, height: 40) }
