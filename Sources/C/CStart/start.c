#include "CStart.h"

#include <unistd.h>

int fr_has_process_information(void) { return access("/proc/self/cmdline", R_OK) == 0; }

#if defined(__linux__)
// Before the constructors of Swift's runtime, which have no order of their own.
__attribute__((constructor(101))) static void start(void) {
  if (fr_has_process_information()) return;
  static const char sentence[] =
      "error: /proc is not there, in which the system tells of processes; mount it (mount -t proc proc /proc)\n";
  if (write(2, sentence, sizeof sentence - 1) < 0) _exit(69);
  // A part of what the program needs is missing.
  _exit(69);
}
#endif
