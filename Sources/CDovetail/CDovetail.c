#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // pthread_getattr_np
#endif
#include "CDovetail.h"

// MARK: Threads

static _Thread_local struct {
    void *note;
    uintptr_t stack_end;
    bool knows_stack;
} this_thread;

uintptr_t dovetail_current_thread(void) { return (uintptr_t)&this_thread; }

void *dovetail_thread_note(void) { return this_thread.note; }
void dovetail_set_thread_note(void *note) { this_thread.note = note; }

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static uintptr_t find_stack_end(void) {
    ULONG_PTR low = 0, high = 0;
    GetCurrentThreadStackLimits(&low, &high);
    return (uintptr_t)low;
}

typedef struct { SRWLOCK lock; CONDITION_VARIABLE changed; } monitor;
void dovetail_monitor_init(void *p) {
    InitializeSRWLock(&((monitor *)p)->lock);
    InitializeConditionVariable(&((monitor *)p)->changed);
}
void dovetail_monitor_destroy(void *p) { (void)p; }
void dovetail_monitor_lock(void *p) { AcquireSRWLockExclusive(&((monitor *)p)->lock); }
void dovetail_monitor_unlock(void *p) { ReleaseSRWLockExclusive(&((monitor *)p)->lock); }
void dovetail_monitor_wait(void *p) {
    SleepConditionVariableSRW(&((monitor *)p)->changed, &((monitor *)p)->lock, INFINITE, 0);
}
void dovetail_monitor_broadcast(void *p) { WakeAllConditionVariable(&((monitor *)p)->changed); }

#elif defined(__wasi__)

// One thread: nobody else can hold the lock, and nobody would ever end a wait.
static uintptr_t find_stack_end(void) { return 0; }
typedef struct { int unused; } monitor;
void dovetail_monitor_init(void *p) { (void)p; }
void dovetail_monitor_destroy(void *p) { (void)p; }
void dovetail_monitor_lock(void *p) { (void)p; }
void dovetail_monitor_unlock(void *p) { (void)p; }
void dovetail_monitor_wait(void *p) { (void)p; __builtin_trap(); }
void dovetail_monitor_broadcast(void *p) { (void)p; }

#else
#include <pthread.h>

static uintptr_t find_stack_end(void) {
#if defined(__APPLE__)
    pthread_t self = pthread_self();
    return (uintptr_t)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self);
#elif defined(__linux__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *lowest = NULL;
    size_t size = 0, guard = 0;
    int result = pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_getguardsize(&attributes, &guard);
    pthread_attr_destroy(&attributes);
    return result == 0 ? (uintptr_t)lowest + guard : 0;
#else
    return 0;
#endif
}

typedef struct { pthread_mutex_t lock; pthread_cond_t changed; } monitor;
void dovetail_monitor_init(void *p) {
    pthread_mutex_init(&((monitor *)p)->lock, NULL);
    pthread_cond_init(&((monitor *)p)->changed, NULL);
}
void dovetail_monitor_destroy(void *p) {
    pthread_cond_destroy(&((monitor *)p)->changed);
    pthread_mutex_destroy(&((monitor *)p)->lock);
}
void dovetail_monitor_lock(void *p) { pthread_mutex_lock(&((monitor *)p)->lock); }
void dovetail_monitor_unlock(void *p) { pthread_mutex_unlock(&((monitor *)p)->lock); }
void dovetail_monitor_wait(void *p) { pthread_cond_wait(&((monitor *)p)->changed, &((monitor *)p)->lock); }
void dovetail_monitor_broadcast(void *p) { pthread_cond_broadcast(&((monitor *)p)->changed); }
#endif

size_t dovetail_monitor_size(void) { return sizeof(monitor); }

size_t dovetail_remaining_stack(void) {
    if (!this_thread.knows_stack) {
        this_thread.stack_end = find_stack_end();
        this_thread.knows_stack = true;
    }
    if (this_thread.stack_end == 0) return SIZE_MAX;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > this_thread.stack_end ? here - this_thread.stack_end : 0;
}

// MARK: The runtime

// Part of the stable ABI of Swift (docs/ABI/TypeMetadata.rst): the kind of an existential, its flags, the number of
// its protocols, and their descriptors. A constraint to a superclass comes before the descriptors.
extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

bool dovetail_conforms(const void *type, const void *existential) {
    const uintptr_t *metadata = existential;
    if (metadata[0] != 0x303) return false;
    const uint32_t *header = (const uint32_t *)(metadata + 1);
    bool has_superclass = (header[0] & 0x40000000u) != 0;
    uint32_t count = header[1];
    if (count == 0) return false;
    const uintptr_t *protocols = metadata + 2 + (has_superclass ? 1 : 0);
    for (uint32_t i = 0; i < count; i++) {
        // The lowest bit marks a protocol of Objective-C, which has no descriptor of Swift's.
        if (protocols[i] & 1) return false;
        if (swift_conformsToProtocol(type, (const void *)protocols[i]) == NULL) return false;
    }
    return true;
}
