// SQLite's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

// Databases that cannot be opened: what views show does not come from files of a user's machine.

public typealias sqlite3_int64 = Int64
public typealias sqlite3_uint64 = UInt64
public typealias sqlite_int64 = Int64
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

public let SQLITE_OK: Int32 = 0
public let SQLITE_ERROR: Int32 = 1
public let SQLITE_INTERNAL: Int32 = 2
public let SQLITE_PERM: Int32 = 3
public let SQLITE_ABORT: Int32 = 4
public let SQLITE_BUSY: Int32 = 5
public let SQLITE_LOCKED: Int32 = 6
public let SQLITE_NOMEM: Int32 = 7
public let SQLITE_READONLY: Int32 = 8
public let SQLITE_INTERRUPT: Int32 = 9
public let SQLITE_IOERR: Int32 = 10
public let SQLITE_CORRUPT: Int32 = 11
public let SQLITE_NOTFOUND: Int32 = 12
public let SQLITE_FULL: Int32 = 13
public let SQLITE_CANTOPEN: Int32 = 14
public let SQLITE_SCHEMA: Int32 = 17
public let SQLITE_CONSTRAINT: Int32 = 19
public let SQLITE_MISMATCH: Int32 = 20
public let SQLITE_MISUSE: Int32 = 21
public let SQLITE_RANGE: Int32 = 25
public let SQLITE_NOTADB: Int32 = 26
public let SQLITE_ROW: Int32 = 100
public let SQLITE_DONE: Int32 = 101

public let SQLITE_INTEGER: Int32 = 1
public let SQLITE_FLOAT: Int32 = 2
public let SQLITE_TEXT: Int32 = 3
public let SQLITE_BLOB: Int32 = 4
public let SQLITE_NULL: Int32 = 5

public let SQLITE_OPEN_READONLY: Int32 = 0x1
public let SQLITE_OPEN_READWRITE: Int32 = 0x2
public let SQLITE_OPEN_CREATE: Int32 = 0x4
public let SQLITE_OPEN_URI: Int32 = 0x40
public let SQLITE_OPEN_MEMORY: Int32 = 0x80
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x100000
public let SQLITE_DETERMINISTIC: Int32 = 0x800
public let SQLITE_UTF8: Int32 = 1
public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3
public let SQLITE_VERSION = "3.45.0"

private let message = UnsafePointer<CChar>(
  UnsafeMutableBufferPointer<CChar>.allocate(capacity: 64).initialized(with: "unable to open database file"))

extension UnsafeMutableBufferPointer<CChar> {
  fileprivate func initialized(with text: String) -> UnsafeMutablePointer<CChar> {
    _ = initialize(from: text.utf8.map { CChar(bitPattern: $0) } + [0])
    return baseAddress!
  }
}

public func sqlite3_initialize() -> Int32 { SQLITE_OK }
public func sqlite3_libversion() -> UnsafePointer<CChar>? { nil }
public func sqlite3_threadsafe() -> Int32 { 1 }

@discardableResult
public func sqlite3_open(_ filename: UnsafePointer<CChar>?, _ ppDb: UnsafeMutablePointer<OpaquePointer?>?)
  -> Int32
{
  ppDb?.pointee = nil
  return SQLITE_CANTOPEN
}
@discardableResult
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>?, _ ppDb: UnsafeMutablePointer<OpaquePointer?>?, _ flags: Int32,
  _ zVfs: UnsafePointer<CChar>?
) -> Int32 { sqlite3_open(filename, ppDb) }
@discardableResult public func sqlite3_close(_ db: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_close_v2(_ db: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_busy_timeout(_ db: OpaquePointer?, _ ms: Int32) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_extended_result_codes(_ db: OpaquePointer?, _ onoff: Int32) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_exec(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ callback: sqlite3_callback?,
  _ context: UnsafeMutableRawPointer?, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { SQLITE_MISUSE }
public func sqlite3_errcode(_ db: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
public func sqlite3_extended_errcode(_ db: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
public func sqlite3_errmsg(_ db: OpaquePointer?) -> UnsafePointer<CChar>? { message }
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>? { message }
public func sqlite3_free(_ pointer: UnsafeMutableRawPointer?) {}
public func sqlite3_interrupt(_ db: OpaquePointer?) {}
public func sqlite3_last_insert_rowid(_ db: OpaquePointer?) -> Int64 { 0 }
public func sqlite3_changes(_ db: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_total_changes(_ db: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_get_autocommit(_ db: OpaquePointer?) -> Int32 { 1 }
@discardableResult
public func sqlite3_wal_checkpoint_v2(
  _ db: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ mode: Int32, _ log: UnsafeMutablePointer<Int32>?,
  _ count: UnsafeMutablePointer<Int32>?
) -> Int32 { SQLITE_MISUSE }

@discardableResult
public func sqlite3_prepare(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ length: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  statement?.pointee = nil
  return SQLITE_MISUSE
}
@discardableResult
public func sqlite3_prepare_v2(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ length: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { sqlite3_prepare(db, sql, length, statement, tail) }
@discardableResult
public func sqlite3_prepare_v3(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ length: Int32, _ flags: UInt32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { sqlite3_prepare(db, sql, length, statement, tail) }
@discardableResult public func sqlite3_step(_ statement: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
@discardableResult public func sqlite3_reset(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_finalize(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_clear_bindings(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
public func sqlite3_db_handle(_ statement: OpaquePointer?) -> OpaquePointer? { nil }
public func sqlite3_sql(_ statement: OpaquePointer?) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func sqlite3_bind_int(_ statement: OpaquePointer?, _ index: Int32, _ value: Int32) -> Int32 {
  SQLITE_MISUSE
}
@discardableResult
public func sqlite3_bind_int64(_ statement: OpaquePointer?, _ index: Int32, _ value: Int64) -> Int32 {
  SQLITE_MISUSE
}
@discardableResult
public func sqlite3_bind_double(_ statement: OpaquePointer?, _ index: Int32, _ value: Double) -> Int32 {
  SQLITE_MISUSE
}
@discardableResult
public func sqlite3_bind_null(_ statement: OpaquePointer?, _ index: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_text(
  _ statement: OpaquePointer?, _ index: Int32, _ value: UnsafePointer<CChar>?, _ length: Int32,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_blob(
  _ statement: OpaquePointer?, _ index: Int32, _ value: UnsafeRawPointer?, _ length: Int32,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { SQLITE_MISUSE }
public func sqlite3_bind_parameter_count(_ statement: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_bind_parameter_index(_ statement: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> Int32
{ 0 }

public func sqlite3_column_count(_ statement: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_column_name(_ statement: OpaquePointer?, _ column: Int32) -> UnsafePointer<CChar>? { nil }
public func sqlite3_column_type(_ statement: OpaquePointer?, _ column: Int32) -> Int32 { SQLITE_NULL }
public func sqlite3_column_int(_ statement: OpaquePointer?, _ column: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_ statement: OpaquePointer?, _ column: Int32) -> Int64 { 0 }
public func sqlite3_column_double(_ statement: OpaquePointer?, _ column: Int32) -> Double { 0 }
public func sqlite3_column_text(_ statement: OpaquePointer?, _ column: Int32) -> UnsafePointer<UInt8>? { nil }
public func sqlite3_column_blob(_ statement: OpaquePointer?, _ column: Int32) -> UnsafeRawPointer? { nil }
public func sqlite3_column_bytes(_ statement: OpaquePointer?, _ column: Int32) -> Int32 { 0 }
