#ifndef C_ROW_KERNELS_H
#define C_ROW_KERNELS_H

// Inner loops over the rows of PNG files.
//
// Those that undo filters are written once, with the compiler's vector types, and compiled for the baseline
// and for AVX2, which halves their time; both give the same bytes. Those that pack are compiled once: AVX2
// saved only one per cent of a screenshot.

#include "RowFilter.h"
#include "RowPacking.h"
#include "RowParsing.h"
#include "RowUndoing.h"

#endif
