// The deflate stream of a PNG comes from libdeflate, which packs and unpacks whole buffers several times faster
// than zlib does.
#ifndef FITTINGROOM_CDEFLATE_SHIM_H
#define FITTINGROOM_CDEFLATE_SHIM_H
#include <libdeflate.h>
#endif
