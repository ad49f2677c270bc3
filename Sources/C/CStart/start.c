#include "CStart.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int fr_has_process_information(void) { return access("/proc/self/cmdline", R_OK) == 0; }

#if defined(__linux__)
// Removes the folders of the program's bundled libraries from the environment: the loader has read them, and
// compilers that are started have their own libraries. They come after the caller's.
static void forget_carried_libraries(void) {
  char *places = getenv("LD_LIBRARY_PATH");
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (!places || length <= 0) return;
  path[length] = 0;
  char *end = strrchr(path, '/');
  static const char runtime[] = "/../lib/fittingroom/swift";
  if (!end || end - path + sizeof runtime > sizeof path) return;
  memcpy(end, runtime, sizeof runtime);
  char *own = strstr(places, path);
  if (!own || !strstr(own, "/../lib/fittingroom/libraries")) return;
  if (own == places) {
    unsetenv("LD_LIBRARY_PATH");
    return;
  }
  // Including the colon before them.
  char *callers = strndup(places, (size_t)(own - places) - 1);
  if (callers) setenv("LD_LIBRARY_PATH", callers, 1);
  free(callers);
}

// Before the constructors of Swift's runtime, which have no order of their own.
__attribute__((constructor(101))) static void start(void) {
  if (fr_has_process_information()) return forget_carried_libraries();
  static const char sentence[] =
      "error: /proc is not there, which lists the processes; mount it (mount -t proc proc /proc)\n";
  if (write(2, sentence, sizeof sentence - 1) < 0) _exit(69);
  // A part of what the program needs is missing.
  _exit(69);
}
#endif
