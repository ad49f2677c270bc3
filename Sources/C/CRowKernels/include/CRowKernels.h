#ifndef C_ROW_KERNELS_H
#define C_ROW_KERNELS_H

// Inner loops over the rows of PNG files.
//
// Those that undo filters are written once, on vectors of the compiler's, and compiled for the baseline and for AVX2, which
// halves their time; both give the same bytes. Those that pack are compiled once: AVX2 brought a hundredth of a screenshot.

#include "RowFilter.h"
#include "RowPacking.h"
#include "RowParsing.h"
#include "RowUndoing.h"

#endif
