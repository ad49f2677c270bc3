// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

@MainActor @preconcurrency open class WKUserContentController: NSObject {
  public override nonisolated init() { super.init() }
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func add(_ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers() {}
  open func removeAllScriptMessageHandlers(from world: WKContentWorld) {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

@MainActor @preconcurrency open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// A name space of scripts.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  public let name: String?
  init(name: String?) { self.name = name }
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open weak var webView: WKWebView? { nil }
  open var world: WKContentWorld { .page }
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
/// The reply's two forms in Swift, one of which a class declares, are not requirements: no message comes.
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}

open class WKContentRuleList: NSObject { public let identifier: String! = nil }
/// Keeps lists of rules; none is compiled.
@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
  open class func `default`() -> Self! { nil }
  public convenience init!(url: URL) { return nil }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList rules: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList rules: String!
  ) async throws -> WKContentRuleList? { throw WKError(.contentRuleListStoreCompileFailed) }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
}
