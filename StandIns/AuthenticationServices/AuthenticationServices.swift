// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
import Views

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorization: NSObject {
  public struct Scope: Hashable, Sendable {
    private let n: Int
    public static let fullName = Self(n: 0)
    public static let email = Self(n: 1)
  }
  open var credential: AnyObject { NSObject() }
}
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASWebAuthenticationSession: NSObject {
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void)
  {}
  open var prefersEphemeralWebBrowserSession = false
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
public typealias ASPresentationAnchor = UIWindow
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
public struct WebAuthenticationSession: Sendable {
  public enum BrowserSession: Sendable { case ephemeral }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw CocoaError(.userCancelled) }
}
extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
/// Apple's button, as a black button of the same words.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }
  public struct Style: Sendable {
    public static let black = Style()
    public static let white = Style()
    public static let whiteOutline = Style()
  }
  private let label: Label
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  public var body: some View { LabelledBox(label.text, kind: "a button of Apple's") }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationPasswordProvider: NSObject {
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
open class ASPasswordCredential: NSObject {
  public let user: String
  public let password: String
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }
  open var userID: Data! { Data() }
}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public init(relyingPartyIdentifier: String) {}
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationRequest
  {
    ASAuthorizationRequest()
  }
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest {
    ASAuthorizationRequest()
  }
}
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}
/// Performs requests, each of which is cancelled here.
@MainActor @preconcurrency public struct AuthorizationController {
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    throw CocoaError(.userCancelled)
  }
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    throw CocoaError(.userCancelled)
  }
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { throw CocoaError(.userCancelled) }
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { throw CocoaError(.userCancelled) }
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw CocoaError(.userCancelled) }
}
extension EnvironmentValues {
  @MainActor public var authorizationController: AuthorizationController { AuthorizationController() }
}
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
  open func performRequests(options: RequestOptions) {}
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}
}
public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public static let canceled = Code.canceled
}
