// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import Contacts
import SwiftUI

@MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
}

nonisolated extension View {
  /// Lets a user choose which contacts an app sees; there is no choice in a picture.
  public func contactAccessPicker(isPresented: Binding<Bool>) -> some View { self }
  public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
  ) -> some View { self }
}
