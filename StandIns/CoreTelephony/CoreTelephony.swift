// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
}
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  public override init() {}
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
