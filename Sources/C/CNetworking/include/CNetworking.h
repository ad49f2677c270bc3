#ifndef C_NETWORKING_H
#define C_NETWORKING_H

// Declares nothing: the library FoundationNetworking, which is linked into the engine, calls what curl.c defines.

#endif
