// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import QuartzCoreShim
import UIFoundationShim
import Views

@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var contentOffset: CGPoint = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var isScrollEnabled: Bool = true
  open var isPagingEnabled: Bool = false
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom: Bool = true
  open var scrollsToTop: Bool = true
  open var isDirectionalLockEnabled: Bool = false
  open var delaysContentTouches: Bool = true
  open var canCancelContentTouches: Bool = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var decelerationRate: DecelerationRate = .normal
  open var refreshControl: UIRefreshControl?
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var allowsKeyboardScrolling = true
  open var isScrollAnimating: Bool { false }
  open var isZoomAnimating: Bool { false }
  open var isZoomBouncing: Bool { false }
  open weak var delegate: (any UIScrollViewDelegate)?
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isTracking: Bool { false }
  open var isZooming: Bool { false }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var visibleSize: CGSize { frame.size }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func stopScrollingAndZooming() {}
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
  }
  public struct DecelerationRate: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
