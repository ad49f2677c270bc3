// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

open class ASAuthorizationAppleIDRequest: NSObject {
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
  public var body: some View { PlaceholderView(label.text, kind: "a button of Apple's") }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
