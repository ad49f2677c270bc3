#pragma once

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// The information of dl_iterate_phdr about a loaded object; <link.h> declares both only for GNU sources.
struct fr_object {
  ElfW(Addr) address;
  const char *name;
  const ElfW(Phdr) *headers;
  ElfW(Half) header_count;
  unsigned long long additions, removals;
  size_t thread_local_module;
  void *thread_local_data;
};

// Clears words of the thread-local memory of the program, which has no name, and of Swift's libraries that equal the thread ID in
// *context.
static inline int fr_forget_thread(struct fr_object *object, size_t size, void *context) {
  if (size < sizeof *object || object->thread_local_module == 0) return 0;
  const char *name = strrchr(object->name, '/');
  if (object->name[0] != 0 && (!name || strncmp(name, "/libswift", 9) != 0)) return 0;
  for (size_t index = 0; index < object->header_count && object->thread_local_data; index++) {
    if (object->headers[index].p_type != PT_TLS) continue;
    unsigned *words = (unsigned *)object->thread_local_data;
    for (size_t word = 0; word < object->headers[index].p_memsz / sizeof *words; word++) {
      if (words[word] == *(unsigned *)context) words[word] = 0;
    }
  }
  return 0;
}

// Swift hides fork because a child of a process with threads may do very little. The runner forks before it has
// made any thread: the child then continues with everything loaded, at a hundredth of the cost of a new process.
//
// The thread that continues in the child has another ID, but Swift keeps the ID that it has queried once in
// thread-local memory, that of each module for a Mutex and that of the runtime's library for the first use of a
// static property: what is locked under the old one cannot be unlocked once another thread waits for it. So the
// child clears it.
static inline pid_t fr_fork(void) {
  extern int dl_iterate_phdr(int (*)(struct fr_object *, size_t, void *), void *);
  unsigned thread = (unsigned)syscall(SYS_gettid);
  pid_t process = fork();
  if (process == 0) dl_iterate_phdr(fr_forget_thread, &thread);
  return process;
}

// The wait status is decoded by macros.
static inline int fr_exited(int status) { return WIFEXITED(status); }
static inline int fr_exit_code(int status) { return WEXITSTATUS(status); }
static inline int fr_signal(int status) { return WTERMSIG(status); }

// memfd_create and the link map are declared only for GNU sources, which a module's header cannot ask for.

// A pipe whose ends are not inherited by other programs; returns 0, or -1 with errno set.
static inline int fr_pipe(int *ends) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

// A file in memory; returns -1 with errno set on failure.
static inline int fr_memory_file(void) { return (int)syscall(SYS_memfd_create, "output", 1 /* close on exec */); }

// The offset of some bytes among others, or -1; memmem is declared for GNU sources only, too.
static inline ptrdiff_t fr_find(const void *bytes, size_t count, const void *wanted, size_t length) {
  extern void *memmem(const void *, size_t, const void *, size_t);
  const char *place = (const char *)memmem(bytes, count, wanted, length);
  return place ? place - (const char *)bytes : -1;
}

// Calls a function with the path of each loaded object (empty for the program itself) and the given argument.
struct fr_object_visitor {
  void (*visit)(const char *path, void *context);
  void *context;
};
static inline int fr_visit_object(struct fr_object *object, size_t size, void *context) {
  const struct fr_object_visitor *visitor = (const struct fr_object_visitor *)context;
  visitor->visit(object->name, visitor->context);
  return 0;
}
static inline void fr_each_object(void (*visit)(const char *path, void *context), void *context) {
  extern int dl_iterate_phdr(int (*)(struct fr_object *, size_t, void *), void *);
  struct fr_object_visitor visitor = {visit, context};
  dl_iterate_phdr(fr_visit_object, &visitor);
}

// The load address of a library. A handle is its link map, which begins with that address (<link.h>).
static inline const void *fr_load_address(void *handle) { return *(void **)handle; }

#ifdef __linux__
// The first 64 processors that this thread may run on, as bits; 0 on failure.
static inline unsigned long long fr_own_processors(void) {
  unsigned long long masks[16] = {0};
  return syscall(SYS_sched_getaffinity, 0, sizeof masks, masks) < 0 ? 0 : masks[0];
}

// Restricts this thread to one processor below 64.
static inline void fr_bind_to_processor(int processor) {
  unsigned long long mask = 1ULL << processor;
  syscall(SYS_sched_setaffinity, 0, sizeof mask, &mask);
}
#endif

#ifdef __linux__
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// Notes the address of an invalid access. Called without information, it is given the place for that address: a static variable
// of a header that several functions use is not emitted for Swift.
static inline void fr_take_fault(int number, siginfo_t *information, void *context) {
  static unsigned long long *place;
  if (information == NULL) {
    place = (unsigned long long *)context;
    return;
  }
  *place = (unsigned long long)information->si_addr;
  // The access is repeated once this returns, and then ends the process with the default action.
  signal(number, SIG_DFL);
}

// Notes the address of an invalid access before it ends this process. The handler has a stack of its own, because the fault may
// be an overflow of the stack.
static inline void fr_note_faults(unsigned long long *place) {
  fr_take_fault(0, NULL, place);
  stack_t stack = {0};
  stack.ss_size = 64 << 10;
  stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack.ss_sp == MAP_FAILED || sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action = {0};
  action.sa_sigaction = fr_take_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

// Makes the kernel kill this process when its parent ends.
static inline void fr_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, 9 /* SIGKILL */); }

// Makes this process the parent of orphaned descendants.
static inline void fr_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

// A descriptor that becomes readable once the process has ended; -1 if the kernel does not support it (before
// 5.3).
static inline int fr_process_descriptor(pid_t process) { return (int)syscall(434 /* pidfd_open */, process, 0); }

// Waits for a child's end; returns wait4's result, and the child's peak memory in kilobytes.
static inline pid_t fr_wait(pid_t process, int *status, long *kilobytes) {
  struct rusage usage;
  pid_t ended = wait4(process, status, 0, &usage);
  *kilobytes = usage.ru_maxrss;
  return ended;
}

// Makes the allocator keep the memory of pictures from one to the next: fresh memory costs a page fault for
// every 4 kB, which was a fifth of the time of a screen. Pictures of more than 32 MB, the maximum that all
// versions of glibc accept here, are still mapped and unmapped each time.
static inline void fr_keep_memory(void) {
#ifdef __GLIBC__
  extern int mallopt(int, int);
  mallopt(-3 /* M_MMAP_THRESHOLD */, 32 << 20);
  mallopt(-1 /* M_TRIM_THRESHOLD */, 256 << 20);
#endif
}

// Limits how much more address space this process may take, and how much it can keep in pipes and sockets,
// which have buffers in the kernel; disables core dumps; returns 0 or -1.
static inline int fr_limit_memory(unsigned long long present, unsigned long long more) {
  struct rlimit none = {0, 0}, space = {present + more, present + more}, files = {1024, 1024}, present_files;
  setrlimit(RLIMIT_CORE, &none);
  if (getrlimit(RLIMIT_NOFILE, &present_files) == 0 && present_files.rlim_max > files.rlim_max) {
    setrlimit(RLIMIT_NOFILE, &files);
  }
  return setrlimit(RLIMIT_AS, &space);
}

// Limits the size of each file that this process and those that it starts write, in bytes: writing more fails with EFBIG.
static inline void fr_limit_files(unsigned long long size) {
  struct rlimit limit = {size, size};
  signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &limit);
}

// Limits the processor time of a child, in seconds: it is ended by SIGXCPU.
static inline void fr_limit_processor_time(pid_t process, unsigned long long seconds) {
  unsigned long long limits[2] = {seconds, seconds + 5};
  syscall(SYS_prlimit64, process, RLIMIT_CPU, limits, NULL);
}
#endif
