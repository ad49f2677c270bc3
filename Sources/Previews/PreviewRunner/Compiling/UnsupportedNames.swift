/// Names of Apple's that do not exist here, and the sentences about them if a source uses one.
package enum UnsupportedNames {
  /// The names, as sources write them. `Documentation/Views.md` lists them; a test checks that none of them exists.
  package static let all: Set<Substring> = Set(list.split { $0 == " " || $0 == "\n" })

  /// One sentence for each unsupported name that the compiler did not find, in the order of its errors.
  package static func sentences(for diagnostics: String) -> [String] {
    var found: [Substring] = []
    for line in diagnostics.split(separator: "\n") where line.contains("error: ") {
      guard line.contains("cannot find") || line.contains("has no member") || line.contains("no such module")
      else { continue }
      // The missing name is the last one in quotation marks: "value of type 'Text' has no member 'badge'".
      let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
      var names: [Substring] = []
      for index in quoted.indices where index % 2 == 1 { names.append(quoted[index]) }
      guard let name = line.contains("cannot find") ? names.first : names.last else { continue }
      let bare = name.split(separator: "(").first ?? name
      if all.contains(bare), !found.contains(bare) { found.append(bare) }
    }
    return found.map { "\($0) is not supported yet (Documentation/Views.md)." }
  }

  private static let list = """
    DocumentLaunchView GeometryReader3D HoverEffectGroup ViewAnnotation VolumeViewpointPair
    WorldLoadingBehavior WorldTrackingLimitation assistiveAccessNavigationIcon breakthroughEffect
    containerCornerOffset continuityDevicePicker coordinateSpace3D
    familyActivityPicker frame3D gameSaveSyncingAlert handlesGameControllerEvents imagePlaygroundSheet
    immersiveEnvironmentPicker journalingSuggestionsPicker onApplePayCouponCodeChange
    onDragSessionUpdated onGeometryChange3D onInteractiveResizeChange onVolumeViewpointChange
    onWorldRecenter padding3D payLaterViewAction payLaterViewDisplayStyle payWithApplePayButtonStyle
    realityViewCameraControls realityViewLayoutBehavior remoteDeviceIdentifier searchDictationBehavior
    supportedVolumeViewpoints systemTrackHotspots touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal transform3DEffect verifyIdentityWithWalletButtonStyle visualEffect3D
    """
}
