#pragma once

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Swift hides fork because a child of a process with threads may do very little. The runner forks before it has
// made any thread: the child then continues with everything loaded, at a hundredth of the cost of a new process.
static inline pid_t fr_fork(void) { return fork(); }

// The wait status is taken apart by macros.
static inline int fr_exited(int status) { return WIFEXITED(status); }
static inline int fr_exit_code(int status) { return WEXITSTATUS(status); }
static inline int fr_signal(int status) { return WTERMSIG(status); }

// memfd_create and the link map are declared only for GNU sources, which a module's header cannot ask for.

// A pipe whose ends other programs do not inherit; answers 0, or -1 with errno set.
static inline int fr_pipe(int *ends) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

// A file in memory; answers -1 with errno set on failure.
static inline int fr_memory_file(void) { return (int)syscall(SYS_memfd_create, "output", 1 /* close on exec */); }

// Whether some bytes stand among others; memmem is declared for GNU sources only, too.
static inline int fr_contains(const void *bytes, size_t count, const void *wanted, size_t length) {
  extern void *memmem(const void *, size_t, const void *, size_t);
  return memmem(bytes, count, wanted, length) != NULL;
}

// Where a library was loaded. A handle is its link map, which begins with that address (<link.h>).
static inline const void *fr_load_address(void *handle) { return *(void **)handle; }

#ifdef __linux__
// The first 64 processors that this thread may run on, as bits; 0 on failure.
static inline unsigned long long fr_own_processors(void) {
  unsigned long long masks[16] = {0};
  return syscall(SYS_sched_getaffinity, 0, sizeof masks, masks) < 0 ? 0 : masks[0];
}

// Lets this thread run on one processor below 64 only.
static inline void fr_bind_to_processor(int processor) {
  unsigned long long mask = 1ULL << processor;
  syscall(SYS_sched_setaffinity, 0, sizeof mask, &mask);
}
#endif
