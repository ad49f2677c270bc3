// The functions of libcurl that FoundationNetworking calls. The library itself, which brings thirty others for TLS, Kerberos and
// LDAP, is loaded with the first call: few views call the network, and loading them took a third of the program's start.

#if defined(__linux__)
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static void *found(const char *name) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : NULL;
  if (function) return function;
  fprintf(stderr, "error: URLSession needs libcurl: %s\n", dlerror());
  fflush(NULL);
  // A part of what the program needs is missing.
  _exit(69);
}

// Two threads may both look for a function; they find the same.
#define FUNCTION(type, name, parameters, arguments)                                \
  __attribute__((visibility("hidden"))) type name parameters {                     \
    static type(*function) parameters;                                             \
    if (!__atomic_load_n(&function, __ATOMIC_ACQUIRE))                             \
      __atomic_store_n(&function, (type(*) parameters)found(#name), __ATOMIC_RELEASE); \
    return function arguments;                                                     \
  }

// The third argument is a pointer or an integer of the same size.
#define OPTION_FUNCTION(name)                                        \
  static int (*name##_found(void))(void *, int, ...) {               \
    static int (*function)(void *, int, ...);                        \
    if (!__atomic_load_n(&function, __ATOMIC_ACQUIRE))               \
      __atomic_store_n(&function, (int (*)(void *, int, ...))found(#name), __ATOMIC_RELEASE); \
    return function;                                                 \
  }                                                                  \
  __attribute__((visibility("hidden"))) int name(void *handle, int option, ...) { \
    va_list arguments;                                               \
    va_start(arguments, option);                                     \
    void *value = va_arg(arguments, void *);                         \
    va_end(arguments);                                               \
    return name##_found()(handle, option, value);                    \
  }

FUNCTION(int, curl_global_init, (long flags), (flags))
FUNCTION(char *, curl_version, (void), ())
FUNCTION(void *, curl_version_info, (int age), (age))
FUNCTION(void, curl_free, (void *memory), (memory))

FUNCTION(void *, curl_easy_init, (void), ())
FUNCTION(void, curl_easy_cleanup, (void *handle), (handle))
FUNCTION(int, curl_easy_pause, (void *handle, int action), (handle, action))
FUNCTION(const char *, curl_easy_strerror, (int code), (code))
OPTION_FUNCTION(curl_easy_setopt)
OPTION_FUNCTION(curl_easy_getinfo)

FUNCTION(void *, curl_multi_init, (void), ())
FUNCTION(int, curl_multi_cleanup, (void *multi), (multi))
FUNCTION(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FUNCTION(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FUNCTION(int, curl_multi_assign, (void *multi, int socket, void *value), (multi, socket, value))
FUNCTION(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FUNCTION(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
         (multi, socket, events, running))
OPTION_FUNCTION(curl_multi_setopt)

FUNCTION(void *, curl_slist_append, (void *list, const char *text), (list, text))
FUNCTION(void, curl_slist_free_all, (void *list), (list))

FUNCTION(void *, curl_url, (void), ())
FUNCTION(int, curl_url_get, (const void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FUNCTION(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))
#endif
