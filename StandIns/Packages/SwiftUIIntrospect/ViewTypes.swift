// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Each kind of view with its UIKit class, from which the closure of
// `.introspect(.scrollView, on: .iOS(.v17)) { … }` learns its type.

extension PlatformViewVersion where ViewType: SteadyViewType, Entity == ViewType.Introspected {
  public static var v1: Self { Self() }
  public static var v2: Self { Self() }
  public static var v13: Self { Self() }
  public static var v14: Self { Self() }
  public static var v15: Self { Self() }
  public static var v16: Self { Self() }
  public static var v17: Self { Self() }
  public static var v18: Self { Self() }
  public static var v26: Self { Self() }
}

extension PlatformViewVersion where Platform == iOSVersion, ViewType == ListType, Entity == UITableView {
  public static var v13: Self { Self() }
  public static var v14: Self { Self() }
  public static var v15: Self { Self() }
}

extension PlatformViewVersion where Platform == iOSVersion, ViewType == ListType, Entity == UICollectionView {
  public static var v16: Self { Self() }
  public static var v17: Self { Self() }
  public static var v18: Self { Self() }
  public static var v26: Self { Self() }
}

extension PlatformViewVersion where Platform == iOSVersion, ViewType == FormType, Entity == UITableView {
  public static var v13: Self { Self() }
  public static var v14: Self { Self() }
  public static var v15: Self { Self() }
}

extension PlatformViewVersion where Platform == iOSVersion, ViewType == FormType, Entity == UICollectionView {
  public static var v16: Self { Self() }
  public static var v17: Self { Self() }
  public static var v18: Self { Self() }
  public static var v26: Self { Self() }
}

/// Classes of AppKit are the source's to name.
extension PlatformViewVersion where Platform == macOSVersion {
  public static var v10_15: Self { Self() }
  public static var v11: Self { Self() }
  public static var v12: Self { Self() }
  public static var v13: Self { Self() }
  public static var v14: Self { Self() }
  public static var v15: Self { Self() }
  public static var v26: Self { Self() }
}

public struct ScrollViewType: SteadyViewType { public typealias Introspected = UIScrollView }
extension IntrospectableViewType where Self == ScrollViewType {
  public static var scrollView: Self { Self() }
}
public struct TextFieldType: SteadyViewType { public typealias Introspected = UITextField }
extension IntrospectableViewType where Self == TextFieldType { public static var textField: Self { Self() } }
public struct SecureFieldType: SteadyViewType { public typealias Introspected = UITextField }
extension IntrospectableViewType where Self == SecureFieldType {
  public static var secureField: Self { Self() }
}
public struct TextEditorType: SteadyViewType { public typealias Introspected = UITextView }
extension IntrospectableViewType where Self == TextEditorType {
  public static var textEditor: Self { Self() }
}
public struct ToggleType: SteadyViewType { public typealias Introspected = UISwitch }
extension IntrospectableViewType where Self == ToggleType { public static var toggle: Self { Self() } }
public struct SliderType: SteadyViewType { public typealias Introspected = UISlider }
extension IntrospectableViewType where Self == SliderType { public static var slider: Self { Self() } }
public struct StepperType: SteadyViewType { public typealias Introspected = UIStepper }
extension IntrospectableViewType where Self == StepperType { public static var stepper: Self { Self() } }
public struct DatePickerType: SteadyViewType { public typealias Introspected = UIDatePicker }
extension IntrospectableViewType where Self == DatePickerType {
  public static var datePicker: Self { Self() }
}
public struct NavigationStackType: SteadyViewType { public typealias Introspected = UINavigationController }
extension IntrospectableViewType where Self == NavigationStackType {
  public static var navigationStack: Self { Self() }
}
public struct TabViewType: SteadyViewType { public typealias Introspected = UITabBarController }
extension IntrospectableViewType where Self == TabViewType { public static var tabView: Self { Self() } }
public struct NavigationSplitViewType: SteadyViewType {
  public typealias Introspected = UISplitViewController
}
extension IntrospectableViewType where Self == NavigationSplitViewType {
  public static var navigationSplitView: Self { Self() }
}
public struct ViewType: SteadyViewType { public typealias Introspected = UIView }
extension IntrospectableViewType where Self == ViewType { public static var view: Self { Self() } }
public struct ViewControllerType: SteadyViewType { public typealias Introspected = UIViewController }
extension IntrospectableViewType where Self == ViewControllerType {
  public static var viewController: Self { Self() }
}
public struct WindowType: SteadyViewType { public typealias Introspected = UIWindow }
extension IntrospectableViewType where Self == WindowType { public static var window: Self { Self() } }
public struct SearchFieldType: SteadyViewType { public typealias Introspected = UISearchBar }
extension IntrospectableViewType where Self == SearchFieldType {
  public static var searchField: Self { Self() }
}
public struct ProgressViewType: SteadyViewType { public typealias Introspected = UIProgressView }
extension IntrospectableViewType where Self == ProgressViewType {
  public static var progressView: Self { Self() }
}
public struct SheetType: SteadyViewType { public typealias Introspected = UIPresentationController }
extension IntrospectableViewType where Self == SheetType { public static var sheet: Self { Self() } }
public struct PopoverType: SteadyViewType { public typealias Introspected = UIPopoverPresentationController }
extension IntrospectableViewType where Self == PopoverType { public static var popover: Self { Self() } }
public struct FullScreenCoverType: SteadyViewType { public typealias Introspected = UIPresentationController }
extension IntrospectableViewType where Self == FullScreenCoverType {
  public static var fullScreenCover: Self { Self() }
}
public struct PageControlType: SteadyViewType { public typealias Introspected = UIPageControl }
extension IntrospectableViewType where Self == PageControlType {
  public static var pageControl: Self { Self() }
}
public struct ListType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ListType { public static var list: Self { Self() } }
public struct FormType: IntrospectableViewType {}
extension IntrospectableViewType where Self == FormType { public static var form: Self { Self() } }
public struct ColumnNavigationViewType: SteadyViewType {
  public typealias Introspected = UISplitViewController
  public enum Style: Sendable { case columns }
}
extension IntrospectableViewType where Self == ColumnNavigationViewType {
  public static func navigationView(style: Self.Style) -> Self { Self() }
}
public struct StackNavigationViewType: SteadyViewType {
  public typealias Introspected = UINavigationController
  public enum Style: Sendable { case stack }
}
extension IntrospectableViewType where Self == StackNavigationViewType {
  public static func navigationView(style: Self.Style) -> Self { Self() }
}
public struct SegmentedPickerType: SteadyViewType {
  public typealias Introspected = UISegmentedControl
  public enum Style: Sendable { case segmented }
}
extension IntrospectableViewType where Self == SegmentedPickerType {
  public static func picker(style: Self.Style) -> Self { Self() }
}
public struct WheelPickerType: SteadyViewType {
  public typealias Introspected = UIPickerView
  public enum Style: Sendable { case wheel }
}
extension IntrospectableViewType where Self == WheelPickerType {
  public static func picker(style: Self.Style) -> Self { Self() }
}
