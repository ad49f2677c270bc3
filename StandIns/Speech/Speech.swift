// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import AVFoundation
import FoundationAdditions

// Recognition of speech, which hears nothing.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable { open var substring: String { "" } }
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { false }
}
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() {}
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public init(url: URL) {}
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { false }
  open func cancel() {}
  open func finish() {}
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open var locale: Locale { .current }
  /// A recognizer for the user's language. It is never nil, as sources expect of a device, and is not
  /// available.
  public convenience init?(_: Void = ()) { self.init(locale: .current) }
  public init?(locale: Locale) { super.init() }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
