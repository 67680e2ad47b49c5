#ifdef __linux__
#define _GNU_SOURCE  // RTLD_DEFAULT
#endif
#include "CBenchmarks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/resource.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static const void *volatile sink;

void benchmark_consume(const void *object) { sink = object; }

__attribute__((noinline)) void benchmark_mark(void) { __asm__ volatile("" ::: "memory"); }

int64_t benchmark_allocations(void) {
    int64_t (*count)(void) = (int64_t (*)(void))dlsym(RTLD_DEFAULT, "allocation_count");
    return count ? count() : -1;
}

int64_t benchmark_allocated_bytes(void) {
#ifdef __GLIBC__
    struct mallinfo2 information = mallinfo2();
    return (int64_t)(information.uordblks + information.hblkhd);
#else
    return 0;
#endif
}

int64_t benchmark_page_faults(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

static int64_t now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t benchmark_nanoseconds(void) { return now(CLOCK_MONOTONIC); }
int64_t benchmark_cpu_nanoseconds(void) { return now(CLOCK_PROCESS_CPUTIME_ID); }
