// Swift's Mutex takes and gives an uncontended lock in code that is compiled into its user, where ThreadSanitizer sees the
// order. A contended one goes through the library, which is compiled without the sanitizer: everything that two threads did
// one after the other under such a lock would be reported as a race. These stand before the library's functions, in builds
// with the sanitizer only, call them, and say what they do.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

static void *librarys(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) {
    fprintf(stderr, "the library of this toolchain has no %s\n", name);
    abort();
  }
  return function;
}

SWIFT void fittingroom_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void fittingroom_lock(uint32_t thread, SELF) {
  SWIFT void (*lock)(uint32_t, SELF) = librarys(LOCK);
  lock(thread, self);
  __tsan_acquire(self);
}

SWIFT bool fittingroom_try_lock(SELF) __asm__(TRY_LOCK);
SWIFT bool fittingroom_try_lock(SELF) {
  SWIFT bool (*try_lock)(SELF) = librarys(TRY_LOCK);
  bool is_taken = try_lock(self);
  if (is_taken) __tsan_acquire(self);
  return is_taken;
}

SWIFT void fittingroom_unlock(SELF) __asm__(UNLOCK);
SWIFT void fittingroom_unlock(SELF) {
  SWIFT void (*unlock)(SELF) = librarys(UNLOCK);
  __tsan_release(self);
  unlock(self);
}
#endif
#endif
