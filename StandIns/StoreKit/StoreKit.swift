// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
@_exported import UIKit
import Views

public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public let subscription: SubscriptionInfo?
  public let isFamilyShareable: Bool
  public typealias ProductType = _ProductType
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let groupLevel: Int
    public let groupDisplayName: String
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day
      case week
      case month
      case year
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "appAccountToken \(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity \(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self {
      Self(name: "simulatesAskToBuyInSandbox \(simulates)")
    }
    public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> Self {
      Self(name: "onStorefrontChange")
    }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> Self { Self(name: "promotionalOffer \(offerID)") }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> Self { Self(name: "winBackOffer") }
    public static func custom(key: String, value: String) -> Self { Self(name: "\(key) \(value)") }
  }
  public enum PurchaseError: Error {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }
  public static func products<I: Collection>(for identifiers: I) async throws -> [Product]
  where I.Element == String { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var jsonRepresentation: Data { Data() }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
}
public struct _ProductType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let consumable = _ProductType(rawValue: "Consumable")
  public static let nonConsumable = _ProductType(rawValue: "Non-Consumable")
  public static let autoRenewable = _ProductType(rawValue: "Auto-Renewable Subscription")
  public static let nonRenewable = _ProductType(rawValue: "Non-Renewing Subscription")
}
public enum VerificationResult<SignedType: Sendable>: Sendable {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public enum VerificationError: Error {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }
  public var payloadValue: SignedType {
    get throws {
      if case .verified(let value) = self { value } else { throw VerificationError.invalidSignature }
    }
  }
}
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let productType: _ProductType
  public let originalID: UInt64
  public let originalPurchaseDate: Date
  public let webOrderLineItemID: String?
  public let subscriptionGroupID: String?
  public let purchasedQuantity: Int
  public let appBundleID: String
  public let appAccountToken: UUID?
  public let revocationReason: RevocationReason?
  public let ownershipType: OwnershipType
  public let offerID: String?
  public let offer: Offer?
  public let reason: Reason
  public let environment: AppStore.Environment
  public let storefront: Storefront
  public let storefrontCountryCode: String
  public let currency: Locale.Currency?
  public let price: Decimal?
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let jsonRepresentation: Data
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  public func finish() async {}
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    .userCancelled
  }
  @MainActor public static func beginRefundRequest(
    for id: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func currentEntitlements(for id: String) -> Transactions { Transactions() }
  public static func currentEntitlement(for id: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
}
public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
public enum SKStoreReviewController {
  public static func requestReview() {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
@MainActor @preconcurrency public struct PurchaseAction {
  @discardableResult public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = [])
    async throws -> Product.PurchaseResult
  { .userCancelled }
}
extension EnvironmentValues {
  @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}
public struct ProductView<Icon: View>: View {
  let id: String
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.id = id
  }
  public init(_ product: Product, @ViewBuilder icon: () -> Icon) { id = product.id }
  public var body: some View { LabelledBox("ProductView", kind: "a product of the App Store") }
}
extension ProductView where Icon == EmptyView {
  public init(id: String) { self.id = id }
  public init(_ product: Product) { id = product.id }
}
public struct StoreView<Icon: View>: View {
  public init(ids: some Collection<String>, @ViewBuilder icon: (Product) -> Icon) {}
  public var body: some View { LabelledBox("StoreView", kind: "products of the App Store") }
}
extension StoreView where Icon == EmptyView { public init(ids: some Collection<String>) {} }
public struct SubscriptionStoreView<Content: View>: View {
  let content: Content
  public init(groupID: String, visibleRelationships: Int = 0, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public var body: some View {
    VStack(spacing: 0) {
      content
      LabelledBox("SubscriptionStoreView", kind: "subscriptions of the App Store")
    }
  }
}
extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String) { content = EmptyView() }
  public init(productIDs: some Collection<String>) { content = EmptyView() }
}
extension View {
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> Any) -> some View {
    self
  }
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public func productViewStyle(_ style: ProductViewStyleName) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleName) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind)
    -> some View
  {
    self
  }
  public func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
}
public struct StoreButtonKind: Hashable, Sendable {
  private let n: Int
  public static let restorePurchases = StoreButtonKind(n: 0)
  public static let cancellation = StoreButtonKind(n: 1)
  public static let redeemCode = StoreButtonKind(n: 2)
  public static let signIn = StoreButtonKind(n: 3)
  public static let policies = StoreButtonKind(n: 4)
}
public struct ProductViewStyleName: Sendable {
  public static var automatic: Self { .init() }
  public static var compact: Self { .init() }
  public static var regular: Self { .init() }
  public static var large: Self { .init() }
}
public struct SubscriptionStoreControlStyleName: Sendable {
  public static var automatic: Self { .init() }
  public static var buttons: Self { .init() }
  public static var picker: Self { .init() }
  public static var prominentPicker: Self { .init() }
}
public struct SubscriptionStoreButtonLabel: Sendable {
  public static var automatic: Self { .init() }
  public static var multiline: Self { .init() }
  public static var price: Self { .init() }
  public static var action: Self { .init() }
}

/// A message of the store; none arrives.
public struct Message: Identifiable, Sendable {
  public struct Reason: Hashable, Sendable {
    private let name: String
    public static let generic = Reason(name: "generic")
    public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
    public static let billingIssue = Reason(name: "billingIssue")
  }
  public struct Messages: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let id: Int
  public let reason: Reason
  public static var messages: Messages { Messages() }
  public func display(in scene: UIWindowScene) throws {}
}
@MainActor @preconcurrency public struct DisplayMessageAction {
  public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
  @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let number: Int
  public static let termsOfService = SubscriptionStorePolicyKind(number: 0)
  public static let privacyPolicy = SubscriptionStorePolicyKind(number: 1)
}
