// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import UIFoundationShim
import Views

/// Appearance proxies, and what SwiftUI's bars and controls adopt from them.
///
/// Lists follow `UITableView` no longer: since iOS 16 they are collection views (source: Apple's release notes).
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]
  private static let followed: [UIView.Type] = [
    UINavigationBar.self, UITabBar.self, UISlider.self, UISwitch.self, UISegmentedControl.self,
  ]

  /// The proxy of a class, always the same.
  static func proxy(of type: UIView.Type, make: () -> UIView) -> UIView {
    if !followed.contains(where: { $0 == type }) {
      RenderContext.current.note(
        .withoutEffect, "\(type).appearance()",
        "What an app sets for all views of a class of UIKit's is not drawn.")
    }
    AppAppearance.read = read
    AppAppearance.mayChange()
    if let known = proxies[ObjectIdentifier(type)] { return known }
    let made = make()
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  private static func known<Proxy: UIView>(_ type: Proxy.Type) -> Proxy? {
    proxies[ObjectIdentifier(type)] as? Proxy
  }

  private static func read() -> AppAppearance {
    var result = AppAppearance()
    if let bar = known(UINavigationBar.self) { result.navigationBar = navigationBar(bar) }
    if let bar = known(UITabBar.self) {
      let appearance = bar.scrollEdgeAppearance ?? bar._standardAppearance
      let items = appearance?.stackedLayoutAppearance
      result.tabBar.isHidden = bar.isHidden
      result.tabBar.ground = color(appearance?.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor)
      result.tabBar.tint = color(items?.selected.iconColor ?? bar._ownTint)
      result.tabBar.unselected = color(items?.normal.iconColor ?? bar.unselectedItemTintColor)
    }
    if let slider = known(UISlider.self) {
      result.slider.minimumTrack = color(slider.minimumTrackTintColor ?? slider._ownTint)
      result.slider.maximumTrack = color(slider.maximumTrackTintColor)
      result.slider.thumb = color(slider.thumbTintColor)
    }
    if let toggle = known(UISwitch.self) {
      result.toggle.on = color(toggle.onTintColor)
      result.toggle.thumb = color(toggle.thumbTintColor)
    }
    if let control = known(UISegmentedControl.self) {
      result.segments.ground = color(control.backgroundColor)
      result.segments.thumb = color(control.selectedSegmentTintColor)
      result.segments.words = words(control.titleTextAttributes(for: .normal))
      result.segments.chosenWords = words(control.titleTextAttributes(for: .selected))
      if result.segments.chosenWords.color == nil {
        result.segments.chosenWords.color = result.segments.words.color
      }
    }
    return result
  }

  private static func navigationBar(_ bar: UINavigationBar) -> AppAppearance.NavigationBar {
    var result = AppAppearance.NavigationBar()
    if let standard = bar._standardAppearance {
      result.standard = self.bar(standard)
    } else {
      result.standard.ground = color(bar.barTintColor ?? bar.backgroundColor)
      result.standard.title = words(bar.titleTextAttributes)
      result.standard.largeTitle = words(bar.largeTitleTextAttributes)
    }
    result.scrollEdge = bar.scrollEdgeAppearance.map { self.bar($0) }
    result.tint = color(bar._ownTint)
    return result
  }

  private static func bar(_ appearance: UINavigationBarAppearance) -> AppAppearance.Bar {
    var result = AppAppearance.Bar()
    result.ground = color(appearance.backgroundColor)
    result.title = words(appearance.titleTextAttributes)
    result.largeTitle = words(appearance.largeTitleTextAttributes)
    return result
  }

  private static func words(_ attributes: [NSAttributedString.Key: Any]?) -> AppAppearance.Words {
    AppAppearance.Words(
      font: (attributes?[.font] as? UIFont).map { Font($0) },
      color: color(attributes?[.foregroundColor] as? UIColor))
  }

  private static func color(_ color: UIColor?) -> Color? { color.map { $0._color } }
}
