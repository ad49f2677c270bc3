#pragma once

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// Isolation of a process that runs untrusted code: Landlock, system call filters, capabilities, and inherited
// resources.

#ifdef __linux__
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>

// Closes every descriptor from 3 on except the given ones, which are in ascending order.
static inline void fr_close_all_but(const int *kept, int count) {
  unsigned first = 3;
  for (int index = 0; index <= count; index++) {
    unsigned last = index < count ? (unsigned)kept[index] - 1 : ~0U;
    if (index < count && (unsigned)kept[index] < first) continue;
    if (first <= last && syscall(436 /* close_range, from Linux 5.9 on */, first, last, 0) != 0) {
      long limit = sysconf(_SC_OPEN_MAX);
      if (limit < 0 || limit > 1 << 20) limit = 1 << 20;
      for (unsigned number = first; number <= last && number < (unsigned long)limit; number++) close((int)number);
    }
    if (index < count) first = (unsigned)kept[index] + 1;
  }
}

// Keeps the named variables in the environment, and overwrites all others where the kernel has put them. A
// name that ends in * stands for all with that prefix.
static inline void fr_keep_environment(const char *const *names, int count) {
  extern char **environ;
  size_t length = 0, kept = 0;
  while (environ != NULL && environ[length] != NULL) length++;
  char **variables = (char **)calloc(length + 1, sizeof *variables);
  if (variables == NULL) _exit(71);
  for (size_t index = 0; index < length; index++) {
    char *entry = environ[index];
    for (int name = 0; name < count; name++) {
      size_t size = strlen(names[name]);
      int isPrefix = size > 0 && names[name][size - 1] == '*';
      if (isPrefix ? strncmp(entry, names[name], size - 1) == 0
                   : strncmp(entry, names[name], size) == 0 && entry[size] == '=') {
        char *copy = strdup(entry);
        if (copy == NULL) _exit(71);
        variables[kept++] = copy;
        break;
      }
    }
    explicit_bzero(entry, strlen(entry));
  }
  environ = variables;
}

// Drops root's capabilities for good, except reading files despite their modes: a project owned by another
// user is readable in a container, and Landlock restricts which files. Returns 0, or -1 with errno set.
static inline int fr_drop_capabilities(void) {
  // Otherwise programs that it starts would get all of them back.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct sets[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capget, &header, sets) != 0) return -1;
  prctl(47 /* PR_CAP_AMBIENT */, 4 /* PR_CAP_AMBIENT_CLEAR_ALL */, 0, 0, 0);
  unsigned kept = 1U << 2;  // CAP_DAC_READ_SEARCH
  sets[0].effective &= kept;
  sets[0].permitted &= kept;
  sets[1].effective = sets[1].permitted = 0;
  sets[0].inheritable = sets[1].inheritable = 0;
  return (int)syscall(SYS_capset, &header, sets);
}

// Landlock (Linux 5.13, landlock(7)): the numbers of its calls are the same on all processors, and its header
// is missing with older C libraries. Rights came with versions: each one's are the bits below a power of two.

// The kernel's version of it; 0 or less if it has none.
static inline int fr_landlock_version(void) { return (int)syscall(444, NULL, 0, 1); }

// A set of rules that denies everything that the version can deny; -1 with errno set on failure.
static inline int fr_landlock_rules(int version) {
  struct { unsigned long long files, network, scope; } rules = {0, 0, 0};
  int rights = version < 2 ? 13 : version < 3 ? 14 : version < 5 ? 15 : 16;
  rules.files = (1ULL << rights) - 1;
  if (version >= 4) rules.network = 3;  // binding and connecting TCP
  if (version >= 6) rules.scope = 3;    // abstract sockets and signals to processes outside
  return (int)syscall(444, &rules, version < 4 ? 8 : version < 6 ? 16 : 24, 0);
}

// The rights that come with later versions, for paths below which files are changed: moving into other folders, truncating.
static inline unsigned long long fr_landlock_later_changes(int version) {
  return (version >= 2 ? 1ULL << 13 : 0) | (version >= 3 ? 1ULL << 14 : 0);
}

// Adds a rule that grants rights below a path. Returns 0, 1 if the path cannot be opened, or -1 with errno set.
static inline int fr_landlock_add(int rules, const char *path, int flags, unsigned long long rights) {
  struct { unsigned long long rights; int folder; } __attribute__((packed)) rule = {rights, 0};
  rule.folder = open(path, O_CLOEXEC | 010000000 /* O_PATH */ | flags);
  if (rule.folder < 0) return 1;
  int answer = (int)syscall(445, rules, 1, &rule, 0);
  close(rule.folder);
  return answer;
}

// Allows reading and running below a path, and writing if requested. A missing path needs no rule. Returns 0,
// or -1 with errno set.
static inline int fr_landlock_allow(int rules, const char *path, int version, int is_folder, int writes) {
  unsigned long long rights = 1 | 4 | (is_folder ? 8 : 0) | (writes ? 2 | (version >= 3 ? 1 << 14 : 0) : 0);
  return fr_landlock_add(rules, path, 0, rights) < 0 ? -1 : 0;
}

// Allows all that a program does with files and folders of its own below a path, except running them. Returns 0, or -1 with
// errno set.
static inline int fr_landlock_allow_changes(int rules, const char *path, int version) {
  // Writing, reading files and folders, removing folders and files, making folders and files.
  unsigned long long rights = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8;
  return fr_landlock_add(rules, path, O_NOFOLLOW, rights | fr_landlock_later_changes(version)) == 0 ? 0 : -1;
}

// Enforces the rules on this process and all that it starts; returns 0, or -1 with errno set.
static inline int fr_landlock_enforce(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(446, rules, 0);
}

// Whether the kernel supports system call filters.
static inline int fr_has_filters(void) { return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0; }

// Installs a filter for all system calls of this process and of all that it starts; returns 0, or -1 with
// errno set.
static inline int fr_filter_calls(struct sock_filter *program, unsigned short length) {
  struct sock_fprog filter = {length, program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}
#endif
