import Foundation
import SwiftUI

/// What sends nothing.
public enum TelemetryDeck {
  public final class Config: @unchecked Sendable {
    public let appID: String
    public var defaultUser: String?
    public var testMode = true
    public var analyticsDisabled = false
    public var sendNewSessionBeganSignal = true
    public var defaultSignalPrefix: String?
    public var defaultParameterPrefix: String?
    public var defaultParameters: @Sendable () -> [String: String] = { [:] }
    public init(appID: String) { self.appID = appID }
    public init(appID: String, salt: String) { self.appID = appID }
  }
  public static func initialize(config: Config) {}
  public static func signal(
    _ name: String, parameters: [String: String] = [:], floatValue: Double? = nil, customUserID: String? = nil
  ) {}
  public static func navigationPathChanged(from source: String, to destination: String) {}
  public static func navigationPathChanged(to destination: String) {}
  public static func purchaseCompleted() {}
  public static func startDurationSignal(_ name: String, parameters: [String: String] = [:]) {}
  public static func stopAndSendDurationSignal(
    _ name: String, parameters: [String: String] = [:], floatValue: Double? = nil, customUserID: String? = nil
  ) {}
  public static func updateDefaultUserID(to customUserID: String?) {}
  public static func terminate() {}
}

extension View {
  public func trackNavigation(path: String) -> some View { self }
}
