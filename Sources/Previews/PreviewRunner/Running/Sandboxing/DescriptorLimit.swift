import CProcess
import Glibc

/// Stands before the C library's `getdtablesize` in this program, for Foundation's `Process`.
///
/// It has what it starts close all descriptors up to the highest one of `/proc/self/fd`. Where it cannot read that, it goes up to
/// this number, which is one too many: no descriptor has it, and `posix_spawn` answers with an error.
@_cdecl("getdtablesize")
public func highestDescriptor() -> Int32 {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur > 0 else {
    return 255
  }
  return Int32(clamping: limit.rlim_cur) - 1
}
