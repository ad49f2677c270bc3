import AVKit
import ActivityKit
import AlarmKit
import AppIntents
import AuthenticationServices
import BackgroundTasks
import CallKit
import CarPlay
import Charts
import CloudKit
import CommonCrypto
import Contacts
import ContactsUI
import CoreBluetooth
import CoreData
import CoreHaptics
import CoreImage.CIFilterBuiltins
import CoreLocation
import CoreML
import CoreMotion
import CoreSpotlight
import CryptoKit
import EventKit
import EventKitUI
import GameController
import GameKit
import HealthKit
import JavaScriptCore
import LinkPresentation
import LocalAuthentication
import MapKit
import MessageUI
import Messages
import Metal
import MetalKit
import MetricKit
import MultipeerConnectivity
import MusicKit
import Network
import PDFKit
import PassKit
import Photos
import PhotosUI
import QuickLook
import QuickLookThumbnailing
import RealityKit
import SafariServices
import SceneKit
import Security
import Speech
import SpriteKit
import StoreKit
import SwiftData
import SwiftUI
import TipKit
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import UserNotificationsUI
import Vision
import WebKit
import WidgetKit

// What a view file names of each, as values, and views of which a labelled box is drawn.

private struct Values: View {
  @State private var picked: PhotosPickerItem?
  @State private var url: URL?
  private let handler: @convention(block) (Int) -> Void = { _ in }

  private var lines: [String] {
    let digest = SHA512.hash(data: Data("abc".utf8)).prefix(4).map { String($0, radix: 16) }.joined()
    var buffer = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256("abc", 3, &buffer)
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+")
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let tabs = UITabBarController()
    tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
    let song = MusicItemID("1")
    return [
      "digest \(digest) \(String(buffer[0], radix: 16))",
      "mail \(predicate.evaluate(with: "a@b.c")) \(predicate.evaluate(with: "a"))",
      "subscription \(subscription.subscriptionType == .query) \(subscription.recordType)",
      "reader \(SFSafariViewController(url: URL(string: "https://a.b")!, configuration: configuration).configuration.entersReaderIfAvailable)",
      "tabs \(tabs.viewControllers?.count ?? 0)",
      "graphics \(MTLCreateSystemDefaultDevice() == nil) \(song)",
      "color \(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1)) \(UIFont.systemFont(ofSize: 12).pointSize)",
      "screen \(UIScreen.main.scale > 0) \(UIPasteboard.general.hasStrings) \(UTType.png.preferredFilenameExtension ?? "")",
      "biometry \(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))",
      "distance \(Int(CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1)) / 1000)) km",
    ]
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { Text($0) }
      PhotosPicker("Pick", selection: $picked, matching: .images)
      Button("Look") { url = nil }.quickLookPreview($url)
    }
  }
}

private struct Safari: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: URL(string: "https://example.com")!)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct Triangle: UIViewRepresentable {
  func makeUIView(context: Context) -> MTKView {
    let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: MTKView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject, MTKViewDelegate {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
    func draw(in view: MTKView) {
      guard let pass = view.currentRenderPassDescriptor else { return }
      pass.colorAttachments[0].clearColor = MTLClearColorMake(0, 0, 0, 1)
    }
  }
}

private struct Boxes: View {
  var body: some View {
    VStack {
      Safari().frame(height: 30)
      Triangle().frame(height: 30)
      VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!)).frame(height: 30)
      Map().frame(height: 30)
      SceneView(scene: SCNScene()).frame(height: 30)
      SpriteView(scene: SKScene()).frame(height: 30)
      RealityView { _ in }.frame(height: 30)
      StoreView(ids: ["a"]).frame(height: 30)
    }
  }
}

#Preview("Values") { Values() }
#Preview("Boxes") { Boxes() }
