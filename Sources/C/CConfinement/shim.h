#pragma once

#include "../CProcess/shim.h"
#include "../CSandbox/shim.h"

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// Allows reading, running and writing below a folder, and making and removing files and folders there. A
// missing path needs no rule. Returns 0, or -1 with errno set.
static inline int fr_landlock_allow_all(int rules, const char *path, int version) {
  unsigned long long rights = ((1ULL << 13) - 1) | fr_landlock_later_changes(version);
  return fr_landlock_add(rules, path, 0, rights) < 0 ? -1 : 0;
}

// Denies this process, and all that it starts, sockets, changes of files' modes, owners, times and attributes
// (which Landlock does not cover), persistent kernel objects, and calls that affect other processes or the
// system; returns 0, or -1 with errno set.
static inline int fr_refuse_calls(void) {
  static const unsigned short denied[] = {
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendto, SYS_ptrace,
    SYS_process_vm_readv, SYS_process_vm_writev, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare,
    SYS_setns, SYS_bpf, SYS_perf_event_open, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_userfaultfd, SYS_kexec_load,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_settimeofday,
    SYS_clock_settime, SYS_sethostname, SYS_open_by_handle_at, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat,
    SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
    SYS_shmget, SYS_shmat, SYS_semget, SYS_semop, SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_mq_open,
    SYS_setpriority, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_ioprio_set,
    SYS_personality, SYS_kcmp, SYS_syslog, SYS_acct, SYS_setdomainname, SYS_fanotify_init, SYS_move_pages,
    SYS_migrate_pages, SYS_sync, SYS_quotactl,
    425 /* io_uring_setup */, 428 /* open_tree */, 430 /* fsopen */, 438 /* pidfd_getfd */, 440 /* process_madvise */,
    452 /* fchmodat2 */, 463 /* setxattrat */, 466 /* removexattrat */,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_truncate,
#endif
  };
  enum { count = sizeof denied / sizeof *denied };
  struct sock_filter program[count + 12];
  unsigned short length = 0;
#if defined(__x86_64__)
  const unsigned architecture = AUDIT_ARCH_X86_64;
#else
  const unsigned architecture = AUDIT_ARCH_AARCH64;
#endif
  // The last instruction refuses, the one before allows; jumps count from the instruction after.
  const int last = count + 8;
  program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 0, last - 2);
  program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  // The calls of x32, which have their own numbers.
  program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, last - 4, 0);
  for (int index = 0; index < count; index++) {
    program[length] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, denied[index], last - length - 1, 0);
    length++;
  }
  // The limits of the process itself, which the C library queries.
  program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 2);
  program[length++] =
    (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args));
  program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
  program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1 /* EPERM */);
  struct sock_fprog filter = {length, program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}

// Starts a program whose output streams are the given descriptor, in a process group of its own, with a limit
// in seconds on the processor time of each of its processes, with Landlock rules (-1 for none), and
// optionally with a system call filter. Returns its process ID, or -1 with errno set. A program that could
// not be confined or found ends with 127.
//
// Between fork and exec, only async-signal-safe functions are called.
static inline pid_t fr_spawn_confined(
  const char *path, char *const *arguments, char *const *variables, int output, int rules, int filters,
  unsigned seconds) {
  pid_t process = fork();
  if (process != 0) return process;
  setpgid(0, 0);
  fr_die_with_parent();
  struct rlimit time = {seconds, seconds};
  setrlimit(RLIMIT_CPU, &time);
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(127);
  if (rules >= 0 && fr_landlock_enforce(rules) != 0) _exit(127);
  if (filters && fr_refuse_calls() != 0) _exit(127);
  execve(path, arguments, variables);
  _exit(127);
}

// Ends all processes of the group that fr_spawn_confined made.
static inline void fr_end_group(pid_t process) { kill(-process, SIGKILL); }
#endif
