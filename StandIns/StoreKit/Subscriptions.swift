import Foundation
import SwiftUI

// What products and transactions say of subscriptions and offers. There is no store here: no value of most of these exists.

extension Product {
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
}

extension Product.SubscriptionInfo {
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
  }

  public struct RenewalInfo: Hashable, Sendable {
    public enum ExpirationReason: Int, Hashable, Sendable {
      case autoRenewDisabled = 1
      case billingError
      case didNotConsentToPriceIncrease
      case productUnavailable
      case unknown
    }
    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending
      case pending
      case agreed
    }
    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let priceIncreaseStatus: PriceIncreaseStatus
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let renewalDate: Date?
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
    public let offerID: String?
    public let environment: AppStore.Environment
    public let recentSubscriptionStartDate: Date
    public let signedDate: Date
    public let eligibleWinBackOfferIDs: [String]
    public let jsonRepresentation: Data
  }

  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    public struct Statuses: AsyncSequence, Sendable {
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Status? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var updates: Statuses { Statuses() }
  }

  public var isEligibleForIntroOffer: Bool { get async { false } }
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  public var status: [Status] { get async throws { [] } }
  public static func status(for groupID: String) async throws -> [Status] { [] }
  public static func status(transactionID: UInt64) async throws -> Status? { nil }
}

extension Transaction {
  public enum RefundRequestStatus: Hashable, Sendable {
    case success
    case userCancelled
  }
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest
    case failed
  }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }
  public struct Offer: Hashable, Sendable {
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }
  }
}

/// What a view that waits for entitlements knows of them.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension VerificationResult {
  public var signedDate: Date { Date() }
  public var deviceVerification: Data { Data() }
}

public struct PurchaseIntent: Sendable {
  public let product: Product
  public let offer: Product.SubscriptionOffer?
  public struct Intents: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> PurchaseIntent? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var intents: Intents { Intents() }
}

extension AppStore {
  public static var canMakePayments: Bool { false }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {}
}
