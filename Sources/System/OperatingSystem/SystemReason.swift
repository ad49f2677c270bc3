#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The operating system's message for its last error, independent of the locale.
package func systemReason() -> String {
  switch errno {
  case ENOENT: "there is no such file"
  case EACCES, EPERM: "permission denied"
  case EISDIR: "it is a folder"
  case ENOTDIR: "a part of the path is not a folder"
  case ENOSPC: "no space is left"
  case EROFS: "the file system is read-only"
  case EMFILE, ENFILE: "too many files are open"
  case ENAMETOOLONG: "the name is too long"
  default: String(cString: strerror(errno))
  }
}

/// The same where a folder was to be opened.
func folderReason() -> String {
  switch errno {
  case ENOENT: "there is no such folder"
  case ENOTDIR: "it is not a folder"
  default: systemReason()
  }
}
