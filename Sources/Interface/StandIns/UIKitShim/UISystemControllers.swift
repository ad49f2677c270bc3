// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import UniformTypeIdentifiersShim
import Views

@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var videoQuality = QualityType.typeMedium
  open var _pickerDelegate: (any UIImagePickerControllerDelegate)?
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }
  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
  }
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

@MainActor @preconcurrency open class UIActivity: NSObject {
  public override nonisolated init() { super.init() }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = UIActivity.ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = UIActivity.ActivityType(rawValue: "postToTwitter")
    public static let message = UIActivity.ActivityType(rawValue: "message")
    public static let mail = UIActivity.ActivityType(rawValue: "mail")
    public static let print = UIActivity.ActivityType(rawValue: "print")
    public static let copyToPasteboard = UIActivity.ActivityType(rawValue: "copyToPasteboard")
    public static let assignToContact = UIActivity.ActivityType(rawValue: "assignToContact")
    public static let saveToCameraRoll = UIActivity.ActivityType(rawValue: "saveToCameraRoll")
    public static let addToReadingList = UIActivity.ActivityType(rawValue: "addToReadingList")
    public static let airDrop = UIActivity.ActivityType(rawValue: "airDrop")
    public static let openInIBooks = UIActivity.ActivityType(rawValue: "openInIBooks")
    public static let markupAsPDF = UIActivity.ActivityType(rawValue: "markupAsPDF")
    public static let postToFlickr = UIActivity.ActivityType(rawValue: "postToFlickr")
    public static let postToVimeo = UIActivity.ActivityType(rawValue: "postToVimeo")
    public static let postToWeibo = UIActivity.ActivityType(rawValue: "postToWeibo")
  }
}

@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
}

@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes types: [UTType]) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL]) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}

@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open private(set) var actions: [UIAlertAction] = []
  open var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction?
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  open var title: String?
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}
