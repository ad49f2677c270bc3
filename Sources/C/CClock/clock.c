// A program's own functions are found before those of the libraries that it is linked with, also by the other
// libraries: these stand in front of the C library's.

#define _GNU_SOURCE
#include "CClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_stopped;
static atomic_llong moment;

void fr_clock_stop(long long seconds) {
  atomic_store(&moment, seconds);
  atomic_store(&is_stopped, true);
}

#if defined(__linux__)

typedef int (*clock_function)(clockid_t, struct timespec *);

int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && atomic_load(&is_stopped)) {
    time->tv_sec = (time_t)atomic_load(&moment);
    time->tv_nsec = 0;
    return 0;
  }
  static _Atomic(clock_function) original;
  clock_function function = atomic_load(&original);
  if (function == NULL) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store(&original, function);
  }
  // A program without shared libraries has no other function of the name.
  if (function == NULL) return (int)syscall(SYS_clock_gettime, clock, time);
  return function(clock, time);
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  (void)zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

#endif
