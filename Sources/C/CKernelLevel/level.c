#include "CKernelLevel.h"

KernelLevel kernel_best_level(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2")) return KernelBaseline;
  return KernelAVX2;
#else
  return KernelBaseline;
#endif
}
