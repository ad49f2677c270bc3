import CProcess
import Glibc

/// Replaces the C library's `getdtablesize` in this program, for Foundation's `Process`.
///
/// `Process` makes its children close all descriptors up to the highest one in `/proc/self/fd`. If it cannot
/// read that, it goes up to this number, which is one too many: no descriptor has it, and `posix_spawn`
/// fails.
@_cdecl("getdtablesize")
public func highestDescriptor() -> Int32 {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur > 0 else {
    return 255
  }
  return Int32(clamping: limit.rlim_cur) - 1
}
