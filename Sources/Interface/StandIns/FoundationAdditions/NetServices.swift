import Foundation

// Services in the local network: nothing is found and nothing is announced.

/// A service that would be announced, or that a browser has found.
open class NetService: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let noAutoRename = Options(rawValue: 1)
    public static let listenForConnections = Options(rawValue: 2)
  }

  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  open weak var delegate: (any NetServiceDelegate)?
  open var includesPeerToPeer = false
  public let name: String
  public let type: String
  public let domain: String
  public let port: Int
  open var hostName: String? { nil }
  open var addresses: [Data]? { nil }

  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func publish() {}
  open func publish(options: Options = []) {}
  open func resolve(withTimeout timeout: TimeInterval) {}
  open func stop() {}
  open func startMonitoring() {}
  open func stopMonitoring() {}
  open func txtRecordData() -> Data? { nil }
  open func setTXTRecord(_ recordData: Data?) -> Bool { false }
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] { [:] }
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data { Data() }
}

/// A search for services, which finds none.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false
  public override init() {}

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func searchForBrowsableDomains() {}
  open func searchForRegistrationDomains() {}
  open func searchForServices(ofType type: String, inDomain domainString: String) {}
  open func stop() {}
}

public protocol NetServiceDelegate: NSObjectProtocol {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
  ) {}
}

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
