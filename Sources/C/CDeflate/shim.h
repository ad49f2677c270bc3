// The deflate stream of a PNG comes from libdeflate, which compresses and decompresses whole buffers several
// times faster than zlib.
#ifndef FITTINGROOM_CDEFLATE_SHIM_H
#define FITTINGROOM_CDEFLATE_SHIM_H
#include <libdeflate.h>
#endif
