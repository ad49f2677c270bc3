// A program's own functions are found before those of the libraries that it is linked with, also by the other
// libraries: these override the C library's and libdispatch's.

#define _GNU_SOURCE
#include "CClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_stopped;
static atomic_llong moment;
static atomic_llong passed;

long long fr_clock_passed(void) { return atomic_load(&passed); }

void fr_clock_pass_until(long long nanoseconds) {
  if (nanoseconds > atomic_load(&passed)) atomic_store(&passed, nanoseconds);
}

void fr_clock_stop(long long seconds) {
  atomic_store(&moment, seconds);
  atomic_store(&passed, 0);
  atomic_store(&is_stopped, true);
}

#if defined(__linux__)

typedef int (*clock_function)(clockid_t, struct timespec *);

int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && atomic_load(&is_stopped)) {
    long long since = atomic_load(&passed);
    time->tv_sec = (time_t)(atomic_load(&moment) + since / 1000000000);
    time->tv_nsec = (long)(since % 1000000000);
    return 0;
  }
  // The clock of `Task.sleep` and `ContinuousClock`.
  if (clock == CLOCK_BOOTTIME && atomic_load(&is_stopped)) {
    long long since = atomic_load(&passed);
    time->tv_sec = (time_t)(1000000 + since / 1000000000);
    time->tv_nsec = (long)(since % 1000000000);
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

// MARK: What is put off

typedef void *queue_t;
typedef void (*work_t)(void *);

// libdispatch's function, which is always present if work is delayed.
#define FROM_DISPATCH(name, type) ((type)dlsym(RTLD_NEXT, name))

/// Delayed work: a function and its argument, or a block.
struct waiting {
  long long due;
  queue_t queue;
  void *context;
  work_t work;
  bool is_block;
  struct waiting *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiting *first;
static atomic_int busy;

int fr_clock_busy(void) { return atomic_load(&busy); }

/// The time until a moment of libdispatch's, in nanoseconds; -1 for one that never comes.
static long long delay_until(uint64_t when) {
  if (when == UINT64_MAX) return -1;
  struct timespec now;
  long long left;
  if ((when >> 62) == 3) {
    // On the wall clock, as a negative number.
    clock_gettime(CLOCK_REALTIME, &now);
    left = -(long long)when - (now.tv_sec * 1000000000LL + now.tv_nsec);
  } else if (when >> 63) {
    clock_gettime(CLOCK_BOOTTIME, &now);
    left = (long long)(when & ~(1ULL << 63)) - (now.tv_sec * 1000000000LL + now.tv_nsec);
  } else {
    clock_gettime(CLOCK_MONOTONIC, &now);
    left = (long long)when - (now.tv_sec * 1000000000LL + now.tv_nsec);
  }
  if (left <= 0) return 0;
  // The other clocks stand still.
  if (when >> 63) return left;
  // A little of the delay has passed while it was worked out: whole hundredths are the same in every run.
  const long long step = 10000000;
  return (left + step - 1) / step * step;
}

static void put_off(uint64_t when, queue_t queue, void *context, work_t work, bool is_block) {
  long long delay = delay_until(when);
  if (delay < 0) return;
  struct waiting *item = malloc(sizeof(struct waiting));
  FROM_DISPATCH("dispatch_retain", void (*)(queue_t))(queue);
  *item = (struct waiting){
      .due = atomic_load(&passed) + delay, .queue = queue, .context = context, .work = work, .is_block = is_block};
  pthread_mutex_lock(&lock);
  struct waiting **place = &first;
  while (*place != NULL && (*place)->due <= item->due) place = &(*place)->next;
  item->next = *place;
  *place = item;
  pthread_mutex_unlock(&lock);
}

void dispatch_after_f(uint64_t when, queue_t queue, void *context, work_t work) {
  if (atomic_load(&is_stopped)) return put_off(when, queue, context, work, false);
  FROM_DISPATCH("dispatch_after_f", void (*)(uint64_t, queue_t, void *, work_t))(when, queue, context, work);
}

void dispatch_after(uint64_t when, queue_t queue, void *block) {
  if (atomic_load(&is_stopped)) {
    return put_off(when, queue, FROM_DISPATCH("_Block_copy", void *(*)(void *))(block), NULL, true);
  }
  FROM_DISPATCH("dispatch_after", void (*)(uint64_t, queue_t, void *))(when, queue, block);
}

long long fr_clock_next(void) {
  pthread_mutex_lock(&lock);
  long long due = first == NULL ? -1 : first->due;
  pthread_mutex_unlock(&lock);
  return due;
}

void dispatch_async_f(queue_t queue, void *context, work_t work);

static void run_and_release(struct waiting *item) {
  if (item->is_block) {
    FROM_DISPATCH("dispatch_async", void (*)(queue_t, void *))(item->queue, item->context);
    FROM_DISPATCH("_Block_release", void (*)(void *))(item->context);
  } else {
    dispatch_async_f(item->queue, item->context, item->work);
  }
  FROM_DISPATCH("dispatch_release", void (*)(queue_t))(item->queue);
}

bool fr_clock_run_next(void) {
  pthread_mutex_lock(&lock);
  struct waiting *item = first;
  if (item != NULL) first = item->next;
  pthread_mutex_unlock(&lock);
  if (item == NULL) return false;
  fr_clock_pass_until(item->due);
  run_and_release(item);
  free(item);
  return true;
}

void fr_clock_restart(void) {
  atomic_store(&passed, 0);
  // What the work retains is leaked: it was never run, and cannot be released from outside.
  pthread_mutex_lock(&lock);
  first = NULL;
  pthread_mutex_unlock(&lock);
}

// MARK: What is under way

/// Work for a queue, counted until it is done.
struct counted {
  void *context;
  work_t work;
};

static void run_counted(void *pointer) {
  struct counted item = *(struct counted *)pointer;
  free(pointer);
  item.work(item.context);
  atomic_fetch_sub(&busy, 1);
}

void dispatch_async_f(queue_t queue, void *context, work_t work) {
  static _Atomic(void *) original, main_queue;
  void *function = atomic_load(&original);
  if (function == NULL) {
    function = dlsym(RTLD_NEXT, "dispatch_async_f");
    atomic_store(&main_queue, dlsym(RTLD_NEXT, "_dispatch_main_q"));
    atomic_store(&original, function);
  }
  if (atomic_load(&is_stopped) && queue != atomic_load(&main_queue)) {
    struct counted *item = malloc(sizeof(struct counted));
    *item = (struct counted){.context = context, .work = work};
    atomic_fetch_add(&busy, 1);
    context = item;
    work = run_counted;
  }
  ((void (*)(queue_t, void *, work_t))function)(queue, context, work);
}

#else

long long fr_clock_next(void) { return -1; }
bool fr_clock_run_next(void) { return false; }
void fr_clock_restart(void) { atomic_store(&passed, 0); }
int fr_clock_busy(void) { return 0; }

#endif
