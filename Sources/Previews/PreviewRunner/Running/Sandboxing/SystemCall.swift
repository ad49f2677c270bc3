/// A Linux system call, and how the sandbox handles it: the only such table.
///
/// Documentation/Security.md shows it, and a test checks that every call in the kernel's headers has a line
/// here.
package struct SystemCall: Sendable {
  /// How a call is handled.
  package enum Decision: Equatable, Sendable {
    case allowed
    /// It fails with EPERM.
    case refused
    /// It fails with ENOSYS, as on a kernel without it: its arguments are in memory, which a filter cannot
    /// read, and the C library then makes an older call.
    case unknown
    /// The process argument must be 0, the caller itself.
    case itself(argument: Int)
    /// A signal by process id: Landlock restricts it to processes in the same sandbox, or, if its version
    /// cannot, the id must be the caller's own.
    case signal
    /// A signal by a descriptor: as `signal`, or refused.
    case descriptorSignal
    /// `setpriority` of the caller itself.
    case priority
    /// Processes and threads, without namespaces of their own.
    case clone
    /// Connected socket pairs.
    case localSockets
    /// Only without an address, on connected sockets.
    case withoutAddress
    /// The options in `processControls`, and the parent-death signal.
    case processControl
    /// The requests in `deviceControls`.
    case deviceControl
    /// All except the commands in `refusedDescriptorControls`.
    case descriptorControl
    /// Files, except truncating one that is opened for reading; without Landlock, only for reading.
    case opening(flags: Int)
    /// Making, moving and removing files and folders, which Landlock limits to the home folder; without it none.
    case changing
    /// It succeeds and does nothing where files may be changed: Landlock does not limit which files have their modes and times
    /// changed, and Foundation sets both of what it has copied. Without Landlock it is refused.
    case withoutEffect
  }

  package let name: String
  /// Its number on 64-bit processors of Intel and of ARM; nil if there is no such call.
  package let intel: Int?
  package let arm: Int?
  package let decision: Decision

  private init(_ name: String, _ intel: Int?, _ arm: Int?, _ decision: Decision) {
    self.name = name
    self.intel = intel
    self.arm = arm
    self.decision = decision
  }

  /// Its number on this processor.
  var number: Int? {
    #if arch(x86_64)
      intel
    #else
      arm
    #endif
  }

  /// Its line in the documentation's table.
  package var documentRow: String {
    "| `\(name)` | \(intel.map { "\($0)" } ?? "") | \(arm.map { "\($0)" } ?? "") | \(decision) |"
  }

  /// The highest number that the table knows.
  static let highestNumber = all.compactMap(\.number).max() ?? 0

  /// CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET.
  static let namespaceFlags: UInt32 = 0x7E02_0000
  /// PR_GET_PDEATHSIG, GET_DUMPABLE, SET_NAME, GET_NAME, SET_SECCOMP, CAPBSET_READ, SET_NO_NEW_PRIVS,
  /// GET_NO_NEW_PRIVS and SET_VMA, with which allocators name their memory.
  static let processControls: [UInt32] = [2, 3, 15, 16, 22, 23, 38, 39, 0x5356_4D41]
  /// TCGETS and TIOCGWINSZ, which detect terminals, FIONREAD, FIONBIO, FIONCLEX and FIOCLEX.
  static let deviceControls: [UInt32] = [0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451]
  /// F_SETOWN, F_SETSIG and F_SETOWN_EX, which send signals to others; F_SETLEASE and F_NOTIFY.
  static let refusedDescriptorControls: [UInt32] = [8, 10, 15, 1024, 1026]
  /// O_ACCMODE and O_TRUNC.
  static let accessMode: UInt32 = 0x3
  static let emptyingFlag: UInt32 = 0x200
  /// O_CREAT and the bit of O_TMPFILE that no other flag has.
  static let makingFlags: UInt32 = 0x40_0040

  /// All calls, in the order of their numbers.
  package static let all: [SystemCall] = [
    SystemCall("read", 0, 63, .allowed),
    SystemCall("write", 1, 64, .allowed),
    SystemCall("open", 2, nil, .opening(flags: 1)),
    SystemCall("close", 3, 57, .allowed),
    SystemCall("stat", 4, nil, .allowed),
    SystemCall("fstat", 5, 80, .allowed),
    SystemCall("lstat", 6, nil, .allowed),
    SystemCall("poll", 7, nil, .allowed),
    SystemCall("lseek", 8, 62, .allowed),
    SystemCall("mmap", 9, 222, .allowed),
    SystemCall("mprotect", 10, 226, .allowed),
    SystemCall("munmap", 11, 215, .allowed),
    SystemCall("brk", 12, 214, .allowed),
    SystemCall("rt_sigaction", 13, 134, .allowed),
    SystemCall("rt_sigprocmask", 14, 135, .allowed),
    SystemCall("rt_sigreturn", 15, 139, .allowed),
    SystemCall("ioctl", 16, 29, .deviceControl),
    SystemCall("pread64", 17, 67, .allowed),
    SystemCall("pwrite64", 18, 68, .allowed),
    SystemCall("readv", 19, 65, .allowed),
    SystemCall("writev", 20, 66, .allowed),
    SystemCall("access", 21, nil, .allowed),
    SystemCall("pipe", 22, nil, .allowed),
    SystemCall("select", 23, nil, .allowed),
    SystemCall("sched_yield", 24, 124, .allowed),
    SystemCall("mremap", 25, 216, .allowed),
    SystemCall("msync", 26, 227, .allowed),
    SystemCall("mincore", 27, 232, .allowed),
    SystemCall("madvise", 28, 233, .allowed),
    SystemCall("shmget", 29, 194, .refused),
    SystemCall("shmat", 30, 196, .refused),
    SystemCall("shmctl", 31, 195, .refused),
    SystemCall("dup", 32, 23, .allowed),
    SystemCall("dup2", 33, nil, .allowed),
    SystemCall("pause", 34, nil, .allowed),
    SystemCall("nanosleep", 35, 101, .allowed),
    SystemCall("getitimer", 36, 102, .allowed),
    SystemCall("alarm", 37, nil, .allowed),
    SystemCall("setitimer", 38, 103, .allowed),
    SystemCall("getpid", 39, 172, .allowed),
    SystemCall("sendfile", 40, 71, .allowed),
    SystemCall("socket", 41, 198, .refused),
    SystemCall("connect", 42, 203, .refused),
    SystemCall("accept", 43, 202, .refused),
    SystemCall("sendto", 44, 206, .withoutAddress),
    SystemCall("recvfrom", 45, 207, .allowed),
    SystemCall("sendmsg", 46, 211, .refused),
    SystemCall("recvmsg", 47, 212, .allowed),
    SystemCall("shutdown", 48, 210, .allowed),
    SystemCall("bind", 49, 200, .refused),
    SystemCall("listen", 50, 201, .refused),
    SystemCall("getsockname", 51, 204, .allowed),
    SystemCall("getpeername", 52, 205, .allowed),
    SystemCall("socketpair", 53, 199, .localSockets),
    SystemCall("setsockopt", 54, 208, .allowed),
    SystemCall("getsockopt", 55, 209, .allowed),
    SystemCall("clone", 56, 220, .clone),
    SystemCall("fork", 57, nil, .allowed),
    SystemCall("vfork", 58, nil, .allowed),
    SystemCall("execve", 59, 221, .allowed),
    SystemCall("exit", 60, 93, .allowed),
    SystemCall("wait4", 61, 260, .allowed),
    SystemCall("kill", 62, 129, .signal),
    SystemCall("uname", 63, 160, .allowed),
    SystemCall("semget", 64, 190, .refused),
    SystemCall("semop", 65, 193, .refused),
    SystemCall("semctl", 66, 191, .refused),
    SystemCall("shmdt", 67, 197, .refused),
    SystemCall("msgget", 68, 186, .refused),
    SystemCall("msgsnd", 69, 189, .refused),
    SystemCall("msgrcv", 70, 188, .refused),
    SystemCall("msgctl", 71, 187, .refused),
    SystemCall("fcntl", 72, 25, .descriptorControl),
    SystemCall("flock", 73, 32, .allowed),
    SystemCall("fsync", 74, 82, .allowed),
    SystemCall("fdatasync", 75, 83, .allowed),
    SystemCall("truncate", 76, 45, .refused),
    SystemCall("ftruncate", 77, 46, .allowed),
    SystemCall("getdents", 78, nil, .allowed),
    SystemCall("getcwd", 79, 17, .allowed),
    SystemCall("chdir", 80, 49, .allowed),
    SystemCall("fchdir", 81, 50, .allowed),
    SystemCall("rename", 82, nil, .changing),
    SystemCall("mkdir", 83, nil, .changing),
    SystemCall("rmdir", 84, nil, .changing),
    SystemCall("creat", 85, nil, .refused),
    SystemCall("link", 86, nil, .refused),
    SystemCall("unlink", 87, nil, .changing),
    SystemCall("symlink", 88, nil, .refused),
    SystemCall("readlink", 89, nil, .allowed),
    SystemCall("chmod", 90, nil, .withoutEffect),
    SystemCall("fchmod", 91, 52, .withoutEffect),
    SystemCall("chown", 92, nil, .refused),
    SystemCall("fchown", 93, 55, .refused),
    SystemCall("lchown", 94, nil, .refused),
    SystemCall("umask", 95, 166, .allowed),
    SystemCall("gettimeofday", 96, 169, .allowed),
    SystemCall("getrlimit", 97, 163, .allowed),
    SystemCall("getrusage", 98, 165, .allowed),
    SystemCall("sysinfo", 99, 179, .allowed),
    SystemCall("times", 100, 153, .allowed),
    SystemCall("ptrace", 101, 117, .refused),
    SystemCall("getuid", 102, 174, .allowed),
    SystemCall("syslog", 103, 116, .refused),
    SystemCall("getgid", 104, 176, .allowed),
    SystemCall("setuid", 105, 146, .refused),
    SystemCall("setgid", 106, 144, .refused),
    SystemCall("geteuid", 107, 175, .allowed),
    SystemCall("getegid", 108, 177, .allowed),
    SystemCall("setpgid", 109, 154, .allowed),
    SystemCall("getppid", 110, 173, .allowed),
    SystemCall("getpgrp", 111, nil, .allowed),
    SystemCall("setsid", 112, 157, .allowed),
    SystemCall("setreuid", 113, 145, .refused),
    SystemCall("setregid", 114, 143, .refused),
    SystemCall("getgroups", 115, 158, .allowed),
    SystemCall("setgroups", 116, 159, .refused),
    SystemCall("setresuid", 117, 147, .refused),
    SystemCall("getresuid", 118, 148, .allowed),
    SystemCall("setresgid", 119, 149, .refused),
    SystemCall("getresgid", 120, 150, .allowed),
    SystemCall("getpgid", 121, 155, .allowed),
    SystemCall("setfsuid", 122, 151, .refused),
    SystemCall("setfsgid", 123, 152, .refused),
    SystemCall("getsid", 124, 156, .allowed),
    SystemCall("capget", 125, 90, .allowed),
    SystemCall("capset", 126, 91, .refused),
    SystemCall("rt_sigpending", 127, 136, .allowed),
    SystemCall("rt_sigtimedwait", 128, 137, .allowed),
    SystemCall("rt_sigqueueinfo", 129, 138, .signal),
    SystemCall("rt_sigsuspend", 130, 133, .allowed),
    SystemCall("sigaltstack", 131, 132, .allowed),
    SystemCall("utime", 132, nil, .refused),
    SystemCall("mknod", 133, nil, .refused),
    SystemCall("uselib", 134, nil, .refused),
    SystemCall("personality", 135, 92, .refused),
    SystemCall("ustat", 136, nil, .refused),
    SystemCall("statfs", 137, 43, .allowed),
    SystemCall("fstatfs", 138, 44, .allowed),
    SystemCall("sysfs", 139, nil, .refused),
    SystemCall("getpriority", 140, 141, .allowed),
    SystemCall("setpriority", 141, 140, .priority),
    SystemCall("sched_setparam", 142, 118, .refused),
    SystemCall("sched_getparam", 143, 121, .allowed),
    SystemCall("sched_setscheduler", 144, 119, .refused),
    SystemCall("sched_getscheduler", 145, 120, .allowed),
    SystemCall("sched_get_priority_max", 146, 125, .allowed),
    SystemCall("sched_get_priority_min", 147, 126, .allowed),
    SystemCall("sched_rr_get_interval", 148, 127, .allowed),
    SystemCall("mlock", 149, 228, .refused),
    SystemCall("munlock", 150, 229, .refused),
    SystemCall("mlockall", 151, 230, .refused),
    SystemCall("munlockall", 152, 231, .refused),
    SystemCall("vhangup", 153, 58, .refused),
    SystemCall("modify_ldt", 154, nil, .refused),
    SystemCall("pivot_root", 155, 41, .refused),
    SystemCall("_sysctl", 156, nil, .refused),
    SystemCall("prctl", 157, 167, .processControl),
    SystemCall("arch_prctl", 158, nil, .allowed),
    SystemCall("adjtimex", 159, 171, .refused),
    SystemCall("setrlimit", 160, 164, .allowed),
    SystemCall("chroot", 161, 51, .refused),
    SystemCall("sync", 162, 81, .refused),
    SystemCall("acct", 163, 89, .refused),
    SystemCall("settimeofday", 164, 170, .refused),
    SystemCall("mount", 165, 40, .refused),
    SystemCall("umount2", 166, 39, .refused),
    SystemCall("swapon", 167, 224, .refused),
    SystemCall("swapoff", 168, 225, .refused),
    SystemCall("reboot", 169, 142, .refused),
    SystemCall("sethostname", 170, 161, .refused),
    SystemCall("setdomainname", 171, 162, .refused),
    SystemCall("iopl", 172, nil, .refused),
    SystemCall("ioperm", 173, nil, .refused),
    SystemCall("create_module", 174, nil, .refused),
    SystemCall("init_module", 175, 105, .refused),
    SystemCall("delete_module", 176, 106, .refused),
    SystemCall("get_kernel_syms", 177, nil, .refused),
    SystemCall("query_module", 178, nil, .refused),
    SystemCall("quotactl", 179, 60, .refused),
    SystemCall("nfsservctl", 180, 42, .refused),
    SystemCall("getpmsg", 181, nil, .refused),
    SystemCall("putpmsg", 182, nil, .refused),
    SystemCall("afs_syscall", 183, nil, .refused),
    SystemCall("tuxcall", 184, nil, .refused),
    SystemCall("security", 185, nil, .refused),
    SystemCall("gettid", 186, 178, .allowed),
    SystemCall("readahead", 187, 213, .allowed),
    SystemCall("setxattr", 188, 5, .refused),
    SystemCall("lsetxattr", 189, 6, .refused),
    SystemCall("fsetxattr", 190, 7, .refused),
    SystemCall("getxattr", 191, 8, .allowed),
    SystemCall("lgetxattr", 192, 9, .allowed),
    SystemCall("fgetxattr", 193, 10, .allowed),
    SystemCall("listxattr", 194, 11, .allowed),
    SystemCall("llistxattr", 195, 12, .allowed),
    SystemCall("flistxattr", 196, 13, .allowed),
    SystemCall("removexattr", 197, 14, .refused),
    SystemCall("lremovexattr", 198, 15, .refused),
    SystemCall("fremovexattr", 199, 16, .refused),
    SystemCall("tkill", 200, 130, .signal),
    SystemCall("time", 201, nil, .allowed),
    SystemCall("futex", 202, 98, .allowed),
    SystemCall("sched_setaffinity", 203, 122, .itself(argument: 0)),
    SystemCall("sched_getaffinity", 204, 123, .allowed),
    SystemCall("set_thread_area", 205, nil, .refused),
    SystemCall("io_setup", 206, 0, .refused),
    SystemCall("io_destroy", 207, 1, .refused),
    SystemCall("io_getevents", 208, 4, .refused),
    SystemCall("io_submit", 209, 2, .refused),
    SystemCall("io_cancel", 210, 3, .refused),
    SystemCall("get_thread_area", 211, nil, .refused),
    SystemCall("lookup_dcookie", 212, 18, .refused),
    SystemCall("epoll_create", 213, nil, .allowed),
    SystemCall("epoll_ctl_old", 214, nil, .refused),
    SystemCall("epoll_wait_old", 215, nil, .refused),
    SystemCall("remap_file_pages", 216, 234, .refused),
    SystemCall("getdents64", 217, 61, .allowed),
    SystemCall("set_tid_address", 218, 96, .allowed),
    SystemCall("restart_syscall", 219, 128, .allowed),
    SystemCall("semtimedop", 220, 192, .refused),
    SystemCall("fadvise64", 221, 223, .allowed),
    SystemCall("timer_create", 222, 107, .allowed),
    SystemCall("timer_settime", 223, 110, .allowed),
    SystemCall("timer_gettime", 224, 108, .allowed),
    SystemCall("timer_getoverrun", 225, 109, .allowed),
    SystemCall("timer_delete", 226, 111, .allowed),
    SystemCall("clock_settime", 227, 112, .refused),
    SystemCall("clock_gettime", 228, 113, .allowed),
    SystemCall("clock_getres", 229, 114, .allowed),
    SystemCall("clock_nanosleep", 230, 115, .allowed),
    SystemCall("exit_group", 231, 94, .allowed),
    SystemCall("epoll_wait", 232, nil, .allowed),
    SystemCall("epoll_ctl", 233, 21, .allowed),
    SystemCall("tgkill", 234, 131, .signal),
    SystemCall("utimes", 235, nil, .refused),
    SystemCall("vserver", 236, nil, .refused),
    SystemCall("mbind", 237, 235, .refused),
    SystemCall("set_mempolicy", 238, 237, .refused),
    SystemCall("get_mempolicy", 239, 236, .refused),
    SystemCall("mq_open", 240, 180, .refused),
    SystemCall("mq_unlink", 241, 181, .refused),
    SystemCall("mq_timedsend", 242, 182, .refused),
    SystemCall("mq_timedreceive", 243, 183, .refused),
    SystemCall("mq_notify", 244, 184, .refused),
    SystemCall("mq_getsetattr", 245, 185, .refused),
    SystemCall("kexec_load", 246, 104, .refused),
    SystemCall("waitid", 247, 95, .allowed),
    SystemCall("add_key", 248, 217, .refused),
    SystemCall("request_key", 249, 218, .refused),
    SystemCall("keyctl", 250, 219, .refused),
    SystemCall("ioprio_set", 251, 30, .refused),
    SystemCall("ioprio_get", 252, 31, .refused),
    SystemCall("inotify_init", 253, nil, .refused),
    SystemCall("inotify_add_watch", 254, 27, .refused),
    SystemCall("inotify_rm_watch", 255, 28, .refused),
    SystemCall("migrate_pages", 256, 238, .refused),
    SystemCall("openat", 257, 56, .opening(flags: 2)),
    SystemCall("mkdirat", 258, 34, .changing),
    SystemCall("mknodat", 259, 33, .refused),
    SystemCall("fchownat", 260, 54, .refused),
    SystemCall("futimesat", 261, nil, .refused),
    SystemCall("newfstatat", 262, 79, .allowed),
    SystemCall("unlinkat", 263, 35, .changing),
    SystemCall("renameat", 264, 38, .changing),
    SystemCall("linkat", 265, 37, .refused),
    SystemCall("symlinkat", 266, 36, .refused),
    SystemCall("readlinkat", 267, 78, .allowed),
    SystemCall("fchmodat", 268, 53, .withoutEffect),
    SystemCall("faccessat", 269, 48, .allowed),
    SystemCall("pselect6", 270, 72, .allowed),
    SystemCall("ppoll", 271, 73, .allowed),
    SystemCall("unshare", 272, 97, .refused),
    SystemCall("set_robust_list", 273, 99, .allowed),
    SystemCall("get_robust_list", 274, 100, .refused),
    SystemCall("splice", 275, 76, .allowed),
    SystemCall("tee", 276, 77, .allowed),
    SystemCall("sync_file_range", 277, 84, .allowed),
    SystemCall("vmsplice", 278, 75, .allowed),
    SystemCall("move_pages", 279, 239, .refused),
    SystemCall("utimensat", 280, 88, .withoutEffect),
    SystemCall("epoll_pwait", 281, 22, .allowed),
    SystemCall("signalfd", 282, nil, .allowed),
    SystemCall("timerfd_create", 283, 85, .allowed),
    SystemCall("eventfd", 284, nil, .allowed),
    SystemCall("fallocate", 285, 47, .allowed),
    SystemCall("timerfd_settime", 286, 86, .allowed),
    SystemCall("timerfd_gettime", 287, 87, .allowed),
    SystemCall("accept4", 288, 242, .refused),
    SystemCall("signalfd4", 289, 74, .allowed),
    SystemCall("eventfd2", 290, 19, .allowed),
    SystemCall("epoll_create1", 291, 20, .allowed),
    SystemCall("dup3", 292, 24, .allowed),
    SystemCall("pipe2", 293, 59, .allowed),
    SystemCall("inotify_init1", 294, 26, .refused),
    SystemCall("preadv", 295, 69, .allowed),
    SystemCall("pwritev", 296, 70, .allowed),
    SystemCall("rt_tgsigqueueinfo", 297, 240, .signal),
    SystemCall("perf_event_open", 298, 241, .refused),
    SystemCall("recvmmsg", 299, 243, .allowed),
    SystemCall("fanotify_init", 300, 262, .refused),
    SystemCall("fanotify_mark", 301, 263, .refused),
    SystemCall("prlimit64", 302, 261, .itself(argument: 0)),
    SystemCall("name_to_handle_at", 303, 264, .refused),
    SystemCall("open_by_handle_at", 304, 265, .refused),
    SystemCall("clock_adjtime", 305, 266, .refused),
    SystemCall("syncfs", 306, 267, .refused),
    SystemCall("sendmmsg", 307, 269, .refused),
    SystemCall("setns", 308, 268, .refused),
    SystemCall("getcpu", 309, 168, .allowed),
    SystemCall("process_vm_readv", 310, 270, .refused),
    SystemCall("process_vm_writev", 311, 271, .refused),
    SystemCall("kcmp", 312, 272, .refused),
    SystemCall("finit_module", 313, 273, .refused),
    SystemCall("sched_setattr", 314, 274, .refused),
    SystemCall("sched_getattr", 315, 275, .allowed),
    SystemCall("renameat2", 316, 276, .changing),
    SystemCall("seccomp", 317, 277, .refused),
    SystemCall("getrandom", 318, 278, .allowed),
    SystemCall("memfd_create", 319, 279, .refused),
    SystemCall("kexec_file_load", 320, 294, .refused),
    SystemCall("bpf", 321, 280, .refused),
    SystemCall("execveat", 322, 281, .allowed),
    SystemCall("userfaultfd", 323, 282, .refused),
    SystemCall("membarrier", 324, 283, .allowed),
    SystemCall("mlock2", 325, 284, .refused),
    SystemCall("copy_file_range", 326, 285, .allowed),
    SystemCall("preadv2", 327, 286, .allowed),
    SystemCall("pwritev2", 328, 287, .allowed),
    SystemCall("pkey_mprotect", 329, 288, .refused),
    SystemCall("pkey_alloc", 330, 289, .refused),
    SystemCall("pkey_free", 331, 290, .refused),
    SystemCall("statx", 332, 291, .allowed),
    SystemCall("io_pgetevents", 333, 292, .refused),
    SystemCall("rseq", 334, 293, .allowed),
    SystemCall("uretprobe", 335, nil, .refused),
    SystemCall("uprobe", 336, nil, .refused),
    SystemCall("pidfd_send_signal", 424, 424, .descriptorSignal),
    SystemCall("io_uring_setup", 425, 425, .refused),
    SystemCall("io_uring_enter", 426, 426, .refused),
    SystemCall("io_uring_register", 427, 427, .refused),
    SystemCall("open_tree", 428, 428, .refused),
    SystemCall("move_mount", 429, 429, .refused),
    SystemCall("fsopen", 430, 430, .refused),
    SystemCall("fsconfig", 431, 431, .refused),
    SystemCall("fsmount", 432, 432, .refused),
    SystemCall("fspick", 433, 433, .refused),
    SystemCall("pidfd_open", 434, 434, .allowed),
    SystemCall("clone3", 435, 435, .unknown),
    SystemCall("close_range", 436, 436, .allowed),
    SystemCall("openat2", 437, 437, .unknown),
    SystemCall("pidfd_getfd", 438, 438, .refused),
    SystemCall("faccessat2", 439, 439, .allowed),
    SystemCall("process_madvise", 440, 440, .refused),
    SystemCall("epoll_pwait2", 441, 441, .allowed),
    SystemCall("mount_setattr", 442, 442, .refused),
    SystemCall("quotactl_fd", 443, 443, .refused),
    SystemCall("landlock_create_ruleset", 444, 444, .allowed),
    SystemCall("landlock_add_rule", 445, 445, .allowed),
    SystemCall("landlock_restrict_self", 446, 446, .allowed),
    SystemCall("memfd_secret", 447, 447, .refused),
    SystemCall("process_mrelease", 448, 448, .refused),
    SystemCall("futex_waitv", 449, 449, .allowed),
    SystemCall("set_mempolicy_home_node", 450, 450, .refused),
    SystemCall("cachestat", 451, 451, .refused),
    SystemCall("fchmodat2", 452, 452, .withoutEffect),
    SystemCall("map_shadow_stack", 453, 453, .allowed),
    SystemCall("futex_wake", 454, 454, .allowed),
    SystemCall("futex_wait", 455, 455, .allowed),
    SystemCall("futex_requeue", 456, 456, .allowed),
    SystemCall("statmount", 457, 457, .refused),
    SystemCall("listmount", 458, 458, .refused),
    SystemCall("lsm_get_self_attr", 459, 459, .refused),
    SystemCall("lsm_set_self_attr", 460, 460, .refused),
    SystemCall("lsm_list_modules", 461, 461, .refused),
    SystemCall("mseal", 462, 462, .allowed),
    SystemCall("setxattrat", 463, 463, .refused),
    SystemCall("getxattrat", 464, 464, .allowed),
    SystemCall("listxattrat", 465, 465, .allowed),
    SystemCall("removexattrat", 466, 466, .refused),
    SystemCall("open_tree_attr", 467, 467, .refused),
    SystemCall("file_getattr", 468, 468, .refused),
    SystemCall("file_setattr", 469, 469, .refused),
    SystemCall("listns", 470, 470, .refused),
  ]
}

extension SystemCall.Decision: CustomStringConvertible {
  package var description: String {
    switch self {
    case .allowed: "allowed"
    case .refused: "refused"
    case .unknown: "answered as if the kernel had no such call"
    case .itself: "for the process itself"
    case .signal: "to processes of the sandbox; before Linux 6.12 to the process itself"
    case .descriptorSignal: "to processes of the sandbox; refused before Linux 6.12"
    case .priority: "for the process itself"
    case .clone: "without namespaces"
    case .localSockets: "of the machine itself, connected with each other"
    case .withoutAddress: "to what it is connected with"
    case .processControl: "names, capabilities and filters of its own"
    case .deviceControl: "asking for a terminal and for what can be read"
    case .descriptorControl: "without signals to others and leases"
    case .changing: "in the home folder; refused without Landlock"
    case .withoutEffect: "answered as if it were done; refused without Landlock"
    case .opening:
      "what Landlock lets through, and nothing that is emptied by it; without Landlock for reading"
    }
  }
}
