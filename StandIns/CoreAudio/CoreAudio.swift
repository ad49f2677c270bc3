// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import FoundationAdditions

// A Mac's sound hardware, which does not exist here: every query fails.

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioStreamID = AudioObjectID
public typealias AudioClassID = UInt32
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32
public typealias AudioDevicePropertyID = AudioObjectPropertySelector
public struct AudioObjectPropertyAddress: Sendable {
  public var mSelector: AudioObjectPropertySelector
  public var mScope: AudioObjectPropertyScope
  public var mElement: AudioObjectPropertyElement
  public init() { self.init(mSelector: 0, mScope: 0, mElement: 0) }
  public init(
    mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope,
    mElement: AudioObjectPropertyElement
  ) {
    self.mSelector = mSelector
    self.mScope = mScope
    self.mElement = mElement
  }
}
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) ->
  Void
public typealias AudioObjectPropertyListenerProc = (
  AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?
) -> OSStatus
public let kAudioHardwareNoError: OSStatus = 0
public let kAudioHardwareUnspecifiedError: OSStatus = 0x7768_6174
public let kAudioHardwareUnknownPropertyError: OSStatus = 0x7768_6f3f
public let kAudioHardwareBadObjectError: OSStatus = 0x216f_626a
public let kAudioHardwareBadDeviceError: OSStatus = 0x2164_6576
public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioDeviceUnknown: AudioObjectID = 0
public let kAudioObjectSystemObject: Int32 = 1
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676c_6f62
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696e_7074
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6f75_7470
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696e_7074
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6f75_7470
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6c6e_616d
public let kAudioObjectPropertyManufacturer: AudioObjectPropertySelector = 0x6c6d_616b
public let kAudioObjectPropertyClass: AudioObjectPropertySelector = 0x636c_6173
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x6449_6e20
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644f_7574
public let kAudioHardwarePropertyDefaultSystemOutputDevice: AudioObjectPropertySelector = 0x734f_7574
public let kAudioHardwarePropertyProcessObjectList: AudioObjectPropertySelector = 0x7072_7323
public let kAudioHardwarePropertyTranslateUIDToDevice: AudioObjectPropertySelector = 0x7569_6464
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector = 0x766d_7663
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector = 0x766d_7663
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766f_6c6d
public let kAudioDevicePropertyVolumeDecibels: AudioObjectPropertySelector = 0x766f_6c64
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6d75_7465
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x7569_6420
public let kAudioDevicePropertyModelUID: AudioObjectPropertySelector = 0x6d75_6964
public let kAudioDevicePropertyTransportType: AudioObjectPropertySelector = 0x7472_616e
public let kAudioDevicePropertyDeviceIsRunning: AudioObjectPropertySelector = 0x676f_696e
public let kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector = 0x676f_6e65
public let kAudioDevicePropertyDeviceIsAlive: AudioObjectPropertySelector = 0x6c69_766e
public let kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector = 0x6c6e_616d
public let kAudioDevicePropertyStreams: AudioObjectPropertySelector = 0x7374_6d23
public let kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector = 0x736c_6179
public let kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector = 0x6e73_7274
public let kAudioDevicePropertyDataSource: AudioObjectPropertySelector = 0x7373_7263
public let kAudioDeviceTransportTypeBuiltIn: UInt32 = 0x626c_746e
public let kAudioDeviceTransportTypeAggregate: UInt32 = 0x6772_7570
public let kAudioDeviceTransportTypeVirtual: UInt32 = 0x7669_7274
public let kAudioDeviceTransportTypePCI: UInt32 = 0x7063_6920
public let kAudioDeviceTransportTypeUSB: UInt32 = 0x7573_6220
public let kAudioDeviceTransportTypeBluetooth: UInt32 = 0x626c_7565
public let kAudioDeviceTransportTypeBluetoothLE: UInt32 = 0x626c_6561
public let kAudioDeviceTransportTypeHDMI: UInt32 = 0x6864_6d69
public let kAudioDeviceTransportTypeDisplayPort: UInt32 = 0x6470_7274
public let kAudioDeviceTransportTypeAirPlay: UInt32 = 0x6169_7270
public let kAudioDeviceTransportTypeThunderbolt: UInt32 = 0x7468_756e
public let kAudioDeviceTransportTypeUnknown: UInt32 = 0
public func AudioObjectHasProperty(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool { false }
@discardableResult public func AudioObjectIsPropertySettable(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ isSettable: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectGetPropertyDataSize(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>, _ qualifierDataSize: UInt32,
  _ qualifierData: UnsafeRawPointer?, _ dataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectGetPropertyData(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>, _ qualifierDataSize: UInt32,
  _ qualifierData: UnsafeRawPointer?, _ dataSize: UnsafeMutablePointer<UInt32>,
  _ data: UnsafeMutableRawPointer
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectSetPropertyData(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>, _ qualifierDataSize: UInt32,
  _ qualifierData: UnsafeRawPointer?, _ dataSize: UInt32, _ data: UnsafeRawPointer
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectAddPropertyListenerBlock(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>, _ queue: DispatchQueue?,
  _ listener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectRemovePropertyListenerBlock(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>, _ queue: DispatchQueue?,
  _ listener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectAddPropertyListener(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ listener: @escaping AudioObjectPropertyListenerProc, _ clientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareBadObjectError }
@discardableResult public func AudioObjectRemovePropertyListener(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ listener: @escaping AudioObjectPropertyListenerProc, _ clientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareBadObjectError }

// Samples in memory.

public struct AudioBuffer {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
}
/// The buffers of a list, which are contiguous in memory.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }
  public init?(_ pointer: UnsafeMutablePointer<AudioBufferList>?) {
    guard let pointer else { return nil }
    unsafeMutablePointer = pointer
  }
  public var count: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  private var buffers: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 0
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
  }
  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(indices.contains(index), "subscript index out of range")
      return buffers[index]
    }
    nonmutating set {
      precondition(indices.contains(index), "subscript index out of range")
      buffers[index] = newValue
    }
  }
}
public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate: Float64 = 0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: AudioFormatFlags = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0
  public init() {}
}
