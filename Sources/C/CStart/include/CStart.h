#pragma once

// Checks made before anything else in the program runs: linking this module is enough.

// Whether /proc is available. Swift's runtime looks there for its own path and for the command line, before
// the program's first line.
int fr_has_process_information(void);
