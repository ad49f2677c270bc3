import Foundation

// No store is accessed: there are no offers and no purchases.

public enum LogLevel: Int, Sendable {
  case verbose = 4
  case debug = 0
  case info = 1
  case warn = 2
  case error = 3
}
public enum PackageType: Int, Sendable {
  case unknown = -2
  case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}
public enum PeriodType: Int, Sendable { case normal, intro, trial, prepaid }
public enum Store: Int, Sendable { case appStore, macAppStore, playStore, stripe, promotional, unknownStore }

public enum ErrorCode: Int, Error, Sendable {
  case unknownError = 0
  case purchaseCancelledError, storeProblemError, purchaseNotAllowedError
  case networkError = 10
}

public final class SubscriptionPeriod: NSObject, Sendable {
  public enum Unit: Int, Sendable { case day, week, month, year }
  public let value: Int
  public let unit: Unit
  public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
}

public final class StoreProductDiscount: NSObject, Sendable {
  public enum PaymentMode: Int, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public var paymentMode: PaymentMode { .freeTrial }
  public var subscriptionPeriod: SubscriptionPeriod { SubscriptionPeriod(value: 1, unit: .week) }
  public var localizedPriceString: String { "" }
  public var price: Decimal { 0 }
  public var numberOfPeriods: Int { 1 }
}

/// A product of a store; there are none.
public final class StoreProduct: NSObject, Sendable {
  public let productIdentifier: String
  init(_ productIdentifier: String) { self.productIdentifier = productIdentifier }
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  public var localizedPriceString: String { "" }
  public var localizedIntroductoryPriceString: String? { nil }
  public var price: Decimal { 0 }
  public var currencyCode: String? { nil }
  public var priceFormatter: NumberFormatter? { nil }
  public var subscriptionPeriod: SubscriptionPeriod? { nil }
  public var introductoryDiscount: StoreProductDiscount? { nil }
  public var discounts: [StoreProductDiscount] { [] }
}

public final class Package: NSObject, Identifiable, Sendable {
  public let identifier: String
  public let packageType: PackageType
  public let storeProduct: StoreProduct
  public var id: String { identifier }
  init(_ identifier: String, _ packageType: PackageType) {
    self.identifier = identifier
    self.packageType = packageType
    storeProduct = StoreProduct(identifier)
  }
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  public var localizedIntroductoryPriceString: String? { nil }
}

public final class Offering: NSObject, Identifiable, Sendable {
  public let identifier: String
  public var id: String { identifier }
  init(_ identifier: String) { self.identifier = identifier }
  public var serverDescription: String { "" }
  public var availablePackages: [Package] { [] }
  public var lifetime: Package? { nil }
  public var annual: Package? { nil }
  public var sixMonth: Package? { nil }
  public var threeMonth: Package? { nil }
  public var monthly: Package? { nil }
  public var weekly: Package? { nil }
  public func package(identifier: String?) -> Package? { nil }
}

public final class Offerings: NSObject, Sendable {
  public var all: [String: Offering] { [:] }
  public var current: Offering? { nil }
  public func offering(identifier: String?) -> Offering? { nil }
  public subscript(key: String) -> Offering? { nil }
}

public final class EntitlementInfo: NSObject, Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  public var isActive: Bool { false }
  public var willRenew: Bool { false }
  public var periodType: PeriodType { .normal }
  public var productIdentifier: String { "" }
  public var latestPurchaseDate: Date? { nil }
  public var originalPurchaseDate: Date? { nil }
  public var expirationDate: Date? { nil }
  public var store: Store { .appStore }
}

public final class EntitlementInfos: NSObject, Sendable {
  public var all: [String: EntitlementInfo] { [:] }
  public var active: [String: EntitlementInfo] { [:] }
  public subscript(key: String) -> EntitlementInfo? { nil }
}

public final class CustomerInfo: NSObject, Sendable {
  public var entitlements: EntitlementInfos { EntitlementInfos() }
  public var activeSubscriptions: Set<String> { [] }
  public var allPurchasedProductIdentifiers: Set<String> { [] }
  public var latestExpirationDate: Date? { nil }
  public var managementURL: URL? { nil }
  public var originalAppUserId: String { "" }
  public var originalPurchaseDate: Date? { nil }
  public var firstSeen: Date { Date(timeIntervalSince1970: 0) }
}

public final class StoreTransaction: NSObject, Sendable {
  public var productIdentifier: String { "" }
  public var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
}

public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)
public typealias PublicError = NSError

public protocol PurchasesDelegate: AnyObject {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}
extension PurchasesDelegate {
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}

public struct Configuration: Sendable {
  public struct Builder: Sendable {
    public init(withAPIKey apiKey: String) {}
    public func with(appUserID: String?) -> Builder { self }
    public func with(usesStoreKit2IfAvailable: Bool) -> Builder { self }
    public func build() -> Configuration { Configuration() }
  }
  public static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }
}

/// A customer's attributes; they are not sent anywhere.
public final class Attribution: NSObject, Sendable {
  public func setAttributes(_ attributes: [String: String]) {}
  public func setEmail(_ email: String?) {}
  public func setDisplayName(_ displayName: String?) {}
  public func setPhoneNumber(_ phoneNumber: String?) {}
  public func setCampaign(_ campaign: String?) {}
  public func setMediaSource(_ mediaSource: String?) {}
  public func collectDeviceIdentifiers() {}
  public func enableAdServicesAttributionTokenCollection() {}
}

public final class Purchases: NSObject, @unchecked Sendable {
  public static let shared = Purchases()
  public static var isConfigured: Bool { true }
  nonisolated(unsafe) public static var logLevel = LogLevel.info
  public weak var delegate: (any PurchasesDelegate)?
  public var appUserID: String { "" }
  public var isAnonymous: Bool { true }
  @discardableResult public static func configure(withAPIKey apiKey: String) -> Purchases { shared }
  @discardableResult public static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases
  {
    shared
  }
  @discardableResult public static func configure(with configuration: Configuration) -> Purchases { shared }
  @discardableResult public static func configure(with builder: Configuration.Builder) -> Purchases { shared }
  public static func canMakePayments() -> Bool { false }
  public var cachedCustomerInfo: CustomerInfo? { nil }
  public var cachedOfferings: Offerings? { nil }
  public var attribution: Attribution { Attribution() }
  public func offerings() async throws -> Offerings { Offerings() }
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    completion(Offerings(), nil)
  }
  public func customerInfo() async throws -> CustomerInfo { CustomerInfo() }
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    completion(CustomerInfo(), nil)
  }
  public var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { $0.yield(CustomerInfo()) } }
  public func purchase(package: Package) async throws -> PurchaseResultData { (nil, CustomerInfo(), true) }
  public func purchase(product: StoreProduct) async throws -> PurchaseResultData {
    (nil, CustomerInfo(), true)
  }
  public func purchase(
    package: Package, completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
  ) { completion(nil, CustomerInfo(), nil, true) }
  @discardableResult public func restorePurchases() async throws -> CustomerInfo { CustomerInfo() }
  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    completion?(CustomerInfo(), nil)
  }
  public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }
  public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    (CustomerInfo(), false)
  }
  public func logOut() async throws -> CustomerInfo { CustomerInfo() }
  public func syncPurchases() async throws -> CustomerInfo { CustomerInfo() }
}
