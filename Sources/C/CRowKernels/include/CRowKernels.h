#ifndef C_ROW_KERNELS_H
#define C_ROW_KERNELS_H

// Inner loops over the rows of PNG files, which pay when they use what a processor has beyond its baseline.
//
// Each is written once, on vectors of the compiler's, and compiled for every level; all levels give the same bytes.

#include "RowFilter.h"
#include "RowPacking.h"
#include "RowParsing.h"
#include "RowUndoing.h"

#endif
