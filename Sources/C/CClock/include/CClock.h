#ifndef C_CLOCK_H
#define C_CLOCK_H

/// Has the clock on the wall stand still in this process, at a number of seconds since 1970.
///
/// Whoever asks what time it is (Foundation, the standard library, the C library's callers) is told that moment. Clocks
/// that measure how long something takes go on.
void fr_clock_stop(long long seconds);

#endif
