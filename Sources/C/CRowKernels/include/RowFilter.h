#ifndef ROW_FILTER_H
#define ROW_FILTER_H

#include "CKernelLevel.h"

/// The filters of PNG rows, by their numbers in a file (PNG specification, 9.2).
typedef enum {
  RowFilterNone = 0,
  RowFilterSub = 1,
  RowFilterUp = 2,
  RowFilterAverage = 3,
  RowFilterPaeth = 4,
} RowFilter;

#endif
