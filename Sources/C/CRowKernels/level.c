#include "RowKernelLevel.h"

RowKernelLevel row_kernel_best_level(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) return RowKernelAVX2;
#endif
  return RowKernelBaseline;
}
