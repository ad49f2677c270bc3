#ifndef ROW_LEVELS_H
#define ROW_LEVELS_H

#include "RowFilter.h"

/// Calls the form of a function for a level.
#if defined(__x86_64__)
#define CALL(level, name, ...) \
  ((level) >= KernelAVX2 ? name##_avx2(__VA_ARGS__) : name##_baseline(__VA_ARGS__))
#else
#define CALL(level, name, ...) ((void)(level), name##_baseline(__VA_ARGS__))
#endif

#endif
