// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// The app's own purchase, and the store's first interface: there is no store here, so nothing is bought.

public struct StoreEnvironment: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let production = Self(rawValue: "Production")
  public static let sandbox = Self(rawValue: "Sandbox")
  public static let xcode = Self(rawValue: "Xcode")
}
extension AppStore { public typealias Environment = StoreEnvironment }
/// The App Store's record of the app's purchase.
public struct AppTransaction: Hashable, Sendable {
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let bundleID: String
  public let deviceVerificationNonce: UUID
  public let environment: StoreEnvironment
  public let appID: UInt64?
  public let preorderDate: Date?
  public let signedDate: Date
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}
public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
}
extension VerificationResult: Equatable where SignedType: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.unsafePayloadValue == b.unsafePayloadValue }
}
extension VerificationResult: Hashable where SignedType: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(unsafePayloadValue) }
}
extension VerificationResult {
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  public var jwsRepresentation: String { "" }
}

open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }

  public enum PeriodUnit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo
    case payUpFront
    case freeTrial
  }
  public enum `Type`: UInt, Sendable {
    case introductory
    case subscription
  }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: Type { .introductory }
}
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber)
  {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}
open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public init(productIdentifiers: Set<String>) {}
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties: [String: Any]?) {}
}
open class SKPayment: NSObject, @unchecked Sendable {
  open var productIdentifier: String
  open var quantity = 1
  open var applicationUsername: String?
  open var paymentDiscount: SKPaymentDiscount?
  open var simulatesAskToBuyInSandbox = false
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .purchasing }
}
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in storefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ queue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in storefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ queue: SKPaymentQueue) -> Bool { true }
}
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] { [] }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func showPriceConsentIfNeeded() {}
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
  open func presentCodeRedemptionSheet() {}
}
public let SKErrorDomain = "SKErrorDomain"
public struct SKError: CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    case cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
    case privacyAcknowledgementRequired
    case unauthorizedRequestData
    case invalidOfferIdentifier
    case invalidSignature
    case missingOfferParams
    case invalidOfferPrice
    case overlayCancelled
    case overlayInvalidConfiguration
    case overlayTimeout
    case ineligibleForOffer
    case unsupportedPlatform
    case overlayPresentedInBackgroundScene
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static let errorDomain = SKErrorDomain
  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { [:] }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var clientInvalid: Code { .clientInvalid }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
extension SKError.Code {
  /// Matches an error by its code, as in `catch SKError.paymentCancelled`.
  public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
@MainActor @preconcurrency open class SKOverlay: NSObject {
  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }
  @MainActor @preconcurrency open class Configuration: NSObject {}
  @MainActor @preconcurrency open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  public init(configuration: Configuration) {}
  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}
}
