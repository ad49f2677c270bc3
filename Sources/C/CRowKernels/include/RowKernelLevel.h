#ifndef ROW_KERNEL_LEVEL_H
#define ROW_KERNEL_LEVEL_H

/// What a processor can do.
typedef enum {
  /// The baseline: SSE2 or NEON.
  RowKernelBaseline = 0,
  /// AVX2, BMI and BMI2.
  RowKernelAVX2 = 1,
} RowKernelLevel;

/// The highest level of the processor that this runs on.
RowKernelLevel row_kernel_best_level(void);

/// The filters of PNG rows, by their numbers in a file (PNG specification, 9.2).
typedef enum {
  RowFilterNone = 0,
  RowFilterSub = 1,
  RowFilterUp = 2,
  RowFilterAverage = 3,
  RowFilterPaeth = 4,
} RowFilter;

#endif
