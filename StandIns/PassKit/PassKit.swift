// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import StandInSupport
import SwiftUI
import Views

// Wallet and Apple Pay, which are not available here.

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visa = Self(rawValue: "Visa")
  public static let masterCard = Self(rawValue: "MasterCard")
  public static let amex = Self(rawValue: "AmEx")
  public static let discover = Self(rawValue: "Discover")
  public static let bancomat = Self(rawValue: "Bancomat")
  public static let bancontact = Self(rawValue: "Bancontact")
  public static let barcode = Self(rawValue: "Barcode")
  public static let cartesBancaires = Self(rawValue: "CartesBancaires")
  public static let chinaUnionPay = Self(rawValue: "ChinaUnionPay")
  public static let dankort = Self(rawValue: "Dankort")
  public static let eftpos = Self(rawValue: "Eftpos")
  public static let electron = Self(rawValue: "Electron")
  public static let elo = Self(rawValue: "Elo")
  public static let girocard = Self(rawValue: "girocard")
  public static let himyan = Self(rawValue: "Himyan")
  public static let idCredit = Self(rawValue: "iD")
  public static let interac = Self(rawValue: "Interac")
  public static let jaywan = Self(rawValue: "Jaywan")
  public static let JCB = Self(rawValue: "JCB")
  public static let mada = Self(rawValue: "mada")
  public static let maestro = Self(rawValue: "Maestro")
  public static let meeza = Self(rawValue: "Meeza")
  public static let mir = Self(rawValue: "Mir")
  public static let nanaco = Self(rawValue: "NanacoCard")
  public static let NAPAS = Self(rawValue: "NAPAS")
  public static let pagoBancomat = Self(rawValue: "PagoBancomat")
  public static let postFinance = Self(rawValue: "PostFinance")
  public static let privateLabel = Self(rawValue: "PrivateLabel")
  public static let quicPay = Self(rawValue: "QUICPay")
  public static let suica = Self(rawValue: "Suica")
  public static let tmoney = Self(rawValue: "Tmoney")
  public static let vPay = Self(rawValue: "VPay")
  public static let waon = Self(rawValue: "Waon")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = Self(rawValue: 1)
  public static let capability3DS = Self(rawValue: 1)
  public static let debit = Self(rawValue: 8)
  public static let credit = Self(rawValue: 4)
}
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  public init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
  }
}
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}
open class PKPayment: NSObject {}
@MainActor @preconcurrency public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class PKPaymentAuthorizationController: NSObject {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success
  case failure
}
open class PKPaymentAuthorizationResult: NSObject {
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {}
}
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}
public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black, automatic
}
@MainActor @preconcurrency open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
open class PKPass: NSObject { public init(data: Data) throws {} }
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
@MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
  public init?(pass: PKPass) { nil }
  public required init?(coder: NSCoder) { nil }
}
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let text: String
  public static let plain = Self(text: "Pay")
  public static let buy = Self(text: "Buy with Apple Pay")
  public static let donate = Self(text: "Donate with Apple Pay")
  public static let checkout = Self(text: "Check out with Apple Pay")
  public static let subscribe = Self(text: "Subscribe with Apple Pay")
}
/// Apple's button, shown as a labelled box of the view's size.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void)
  where Fallback == EmptyView { self.label = label }
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.label = label }
  public var body: some View { LabelledBox(label.text, kind: "a button of Apple's") }
}
/// Apple's button, shown as a labelled box of the view's size.
public struct AddPassToWalletButton<Fallback: View>: View {
  public init(action: @escaping () -> Void) where Fallback == EmptyView {}
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) where Fallback == EmptyView {}
  public var body: some View { LabelledBox("Add to Apple Wallet", kind: "a button of Apple's") }
}
