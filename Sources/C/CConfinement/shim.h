#pragma once

#include "../CProcess/shim.h"

#ifdef __linux__
#include <signal.h>
#include <sys/resource.h>

// Allows to read, run and write what lies below a folder, and to make and remove files and folders there. A path that is not
// there needs no rule. Answers 0, or -1 with errno set.
static inline int fr_landlock_allow_all(int rules, const char *path, int version) {
  struct { unsigned long long rights; int folder; } __attribute__((packed)) rule = {0, 0};
  rule.rights = ((1ULL << 13) - 1) | (version >= 2 ? 1 << 13 : 0) | (version >= 3 ? 1 << 14 : 0);
  rule.folder = open(path, O_CLOEXEC | 010000000 /* O_PATH */);
  if (rule.folder < 0) return 0;
  int answer = (int)syscall(445, rules, 1, &rule, 0);
  close(rule.folder);
  return answer;
}

// Starts a program whose output streams are the given descriptor, in a process group of its own, with at most so many
// seconds of processor time for each of its processes; with rules of Landlock, which may be -1 for none, and the filter of
// system calls that belongs to them. Answers its number, or -1 with errno set. A program that could not be confined or found
// ends with 127.
//
// Between fork and exec nothing is done that a process with threads may not do.
static inline pid_t fr_spawn_confined(
  const char *path, char *const *arguments, char *const *variables, int output, int rules, unsigned seconds) {
  pid_t process = fork();
  if (process != 0) return process;
  setpgid(0, 0);
  fr_die_with_parent();
  struct rlimit time = {seconds, seconds};
  setrlimit(RLIMIT_CPU, &time);
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(127);
  if (rules >= 0 && (fr_landlock_enforce(rules) != 0 || fr_filter_calls() != 0)) _exit(127);
  execve(path, arguments, variables);
  _exit(127);
}

// Ends all processes of the group that fr_spawn_confined made.
static inline void fr_end_group(pid_t process) { kill(-process, SIGKILL); }
#endif
