// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import FirebaseCore
import Foundation

// No user is signed in, and none can be.

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol

public struct AuthErrorCode: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case invalidCustomToken = 17000
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case
      invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case
      requiresRecentLogin = 17014
    case invalidCredential = 17004
    case networkError = 17020
    case weakPassword = 17026
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }
  public static let networkError = Code.networkError
  public static let wrongPassword = Code.wrongPassword
  public static let userNotFound = Code.userNotFound
  public static let emailAlreadyInUse = Code.emailAlreadyInUse
  public static let invalidEmail = Code.invalidEmail
  public static let weakPassword = Code.weakPassword
}
public let AuthErrorDomain = "FIRAuthErrorDomain"

public protocol UserInfo {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

/// A user; there are none without the service.
open class User: NSObject, UserInfo, @unchecked Sendable {
  public let uid: String
  public var providerID: String { "Firebase" }
  public var displayName: String? { nil }
  public var photoURL: URL? { nil }
  public var email: String? { nil }
  public var phoneNumber: String? { nil }
  public var isAnonymous: Bool { false }
  public var isEmailVerified: Bool { false }
  public var providerData: [any UserInfo] { [] }
  public var metadata: UserMetadata { UserMetadata() }
  init(uid: String) { self.uid = uid }
  public func delete() async throws { throw AuthErrorCode(.networkError) }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    completion?(AuthErrorCode(.networkError))
  }
  public func reload() async throws { throw AuthErrorCode(.networkError) }
  public func getIDToken() async throws -> String { throw AuthErrorCode(.networkError) }
  public func sendEmailVerification() async throws { throw AuthErrorCode(.networkError) }
  public func updatePassword(to password: String) async throws { throw AuthErrorCode(.networkError) }
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode(.networkError)
  }
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode(.networkError)
  }
  public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
}

open class UserMetadata: NSObject, @unchecked Sendable {
  public var creationDate: Date? { nil }
  public var lastSignInDate: Date? { nil }
}

open class UserProfileChangeRequest: NSObject, @unchecked Sendable {
  public var displayName: String?
  public var photoURL: URL?
  public func commitChanges() async throws { throw AuthErrorCode(.networkError) }
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    completion?(AuthErrorCode(.networkError))
  }
}

open class AuthDataResult: NSObject, @unchecked Sendable {
  public let user: User
  public var additionalUserInfo: AdditionalUserInfo? { nil }
  public var credential: AuthCredential? { nil }
  init(user: User) { self.user = user }
}
open class AdditionalUserInfo: NSObject, @unchecked Sendable {
  public var isNewUser: Bool { false }
  public var profile: [String: Any]? { nil }
}

open class AuthCredential: NSObject, @unchecked Sendable {
  public let provider: String
  init(provider: String) { self.provider = provider }
}
open class OAuthCredential: AuthCredential, @unchecked Sendable {}
public enum EmailAuthProvider {
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: "password")
  }
}
public enum GoogleAuthProvider {
  public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    AuthCredential(provider: "google.com")
  }
}
public enum AuthProviderID: Sendable { case apple, email, google }
open class OAuthProvider: NSObject, @unchecked Sendable {
  public init(providerID: String) {}
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?
  ) -> OAuthCredential { OAuthCredential(provider: providerID) }
  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String
  ) -> OAuthCredential { OAuthCredential(provider: "\(providerID)") }
  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential(provider: "apple.com") }
}

open class Auth: NSObject, @unchecked Sendable {
  private static let shared = Auth()
  public static func auth() -> Auth { shared }
  public static func auth(app: FirebaseApp) -> Auth { shared }
  public var currentUser: User? { nil }
  public var languageCode: String?
  /// Calls the listener once: no user is signed in, and that does not change.
  @discardableResult public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any AuthStateDidChangeListenerHandle {
    listener(self, nil)
    return NSObject()
  }
  public func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {}
  @discardableResult public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any IDTokenDidChangeListenerHandle {
    listener(self, nil)
    return NSObject()
  }
  public func removeIDTokenDidChangeListener(_ handle: any IDTokenDidChangeListenerHandle) {}
  @discardableResult public func signIn(withEmail email: String, password: String) async throws
    -> AuthDataResult
  {
    throw AuthErrorCode(.networkError)
  }
  public func signIn(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) { completion?(nil, AuthErrorCode(.networkError)) }
  @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode(.networkError)
  }
  public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?)
  {
    completion?(nil, AuthErrorCode(.networkError))
  }
  @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
    throw AuthErrorCode(.networkError)
  }
  public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)?) {
    completion?(nil, AuthErrorCode(.networkError))
  }
  @discardableResult public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    throw AuthErrorCode(.networkError)
  }
  @discardableResult public func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { throw AuthErrorCode(.networkError) }
  public func createUser(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) { completion?(nil, AuthErrorCode(.networkError)) }
  public func sendPasswordReset(withEmail email: String) async throws { throw AuthErrorCode(.networkError) }
  public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)?) {
    completion?(AuthErrorCode(.networkError))
  }
  public func signOut() throws {}
  public func useEmulator(withHost host: String, port: Int) {}
  public func canHandle(_ url: URL) -> Bool { false }
}
