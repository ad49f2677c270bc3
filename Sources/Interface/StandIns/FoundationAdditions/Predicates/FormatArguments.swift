// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: NoLeadingUnderscores, AvoidRetroactiveConformances

import Foundation

// Types that Apple's Foundation accepts as format arguments because Objective-C has objects for them:
// `date as CVarArg`.

extension _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive _CVarArgObject {}
extension UUID: @retroactive _CVarArgObject {}
extension URL: @retroactive _CVarArgObject {}
extension Data: @retroactive _CVarArgObject {}
extension Decimal: @retroactive _CVarArgObject {}
extension Array: @retroactive _CVarArgObject {}
extension Set: @retroactive _CVarArgObject {}
extension Dictionary: @retroactive _CVarArgObject {}
extension NSNumber: @retroactive _CVarArgObject {}
extension NSDate: @retroactive _CVarArgObject {}
extension NSUUID: @retroactive _CVarArgObject {}
extension NSURL: @retroactive _CVarArgObject {}
extension NSArray: @retroactive _CVarArgObject {}
extension NSSet: @retroactive _CVarArgObject {}
