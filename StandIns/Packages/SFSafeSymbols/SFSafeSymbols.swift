import AppKit
import SwiftUI
import UIKit

// SFSafeSymbols: SF Symbols by names that the compiler checks. Apple's frameworks draw them from the name that each stands for, and
// so does this program.

/// An SF Symbol.
public struct SFSymbol: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it: `heart.fill`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Image {
  public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
  public init(systemSymbol: SFSymbol, variableValue: Double?) {
    self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
  }
}

extension Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol?) {
    self.init(titleKey, systemImage: systemSymbol?.rawValue ?? "")
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol?) {
    self.init(title, systemImage: systemSymbol?.rawValue ?? "")
  }
}

extension Button<Label<Text, Image>> {
  public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void)
  {
    self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void)
  {
    self.init(title, systemImage: systemSymbol.rawValue, action: action)
  }
  public init(
    _ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemSymbol.rawValue, role: role, action: action)
  }
}

extension ContentUnavailableView<Label<Text, Image>, Text?, EmptyView> {
  public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol, description: Text? = nil) {
    self.init(title, systemImage: systemSymbol.rawValue, description: description)
  }
}

extension UIImage {
  public convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
  public convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: systemSymbol.rawValue, withConfiguration: configuration)!
  }
}
