#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // pthread_getattr_np
#endif
#include "CDovetail.h"

// MARK: Threads

// From the lowest address that may be used to the one where the stack began; both are zero where nobody can tell.
typedef struct { uintptr_t end, start; } stack_range;

#if defined(__APPLE__)
#include <pthread.h>
#include <pthread/qos.h>
#endif

typedef struct {
    // A word of a slot has three bits beside the address, also where pointers have four bytes.
    _Alignas(8) void *notes[3];
    stack_range stack;
    bool knows_stack;
#if defined(__APPLE__)
    pthread_t handle;
#endif
} thread_state;

static _Thread_local thread_state this_thread;

uintptr_t dovetail_current_thread(void) {
#if defined(__APPLE__)
    // Before another thread can read it: whoever knows the address has acquired a word that this thread has written afterwards.
    if (!this_thread.handle) this_thread.handle = pthread_self();
#endif
    return (uintptr_t)&this_thread;
}

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static stack_range find_stack(void) {
    ULONG_PTR low = 0, high = 0;
    GetCurrentThreadStackLimits(&low, &high);
    return (stack_range){(uintptr_t)low, (uintptr_t)high};
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
void dovetail_monitor_wait_at_most(void *p, uint64_t nanoseconds) {
    SleepConditionVariableSRW(&((monitor *)p)->changed, &((monitor *)p)->lock, (DWORD)(nanoseconds / 1000000 + 1), 0);
}
void dovetail_monitor_broadcast(void *p) { WakeAllConditionVariable(&((monitor *)p)->changed); }

#elif defined(__wasi__)

// There is only one thread: the lock is always free, and a wait would never end.
static stack_range find_stack(void) { return (stack_range){0, 0}; }
typedef struct { int unused; } monitor;
void dovetail_monitor_init(void *p) { (void)p; }
void dovetail_monitor_destroy(void *p) { (void)p; }
void dovetail_monitor_lock(void *p) { (void)p; }
void dovetail_monitor_unlock(void *p) { (void)p; }
void dovetail_monitor_wait(void *p) { (void)p; __builtin_trap(); }
void dovetail_monitor_wait_at_most(void *p, uint64_t nanoseconds) { (void)p; (void)nanoseconds; __builtin_trap(); }
void dovetail_monitor_broadcast(void *p) { (void)p; }

#else
#include <pthread.h>
#include <time.h>

static stack_range find_stack(void) {
#if defined(__APPLE__)
    pthread_t self = pthread_self();
    uintptr_t start = (uintptr_t)pthread_get_stackaddr_np(self);
    return (stack_range){start - pthread_get_stacksize_np(self), start};
#elif defined(__linux__)
    const stack_range nothing = {0, 0};
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return nothing;
    void *lowest = NULL;
    size_t size = 0, guard = 0;
    int result = pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_getguardsize(&attributes, &guard);
    pthread_attr_destroy(&attributes);
    return result == 0 ? (stack_range){(uintptr_t)lowest + guard, (uintptr_t)lowest + size} : nothing;
#else
    return (stack_range){0, 0};
#endif
}

typedef struct { pthread_mutex_t lock; pthread_cond_t changed; } monitor;
void dovetail_monitor_init(void *p) {
    pthread_mutex_init(&((monitor *)p)->lock, NULL);
#if defined(__APPLE__)
    pthread_cond_init(&((monitor *)p)->changed, NULL);
#else
    // A clock that cannot be set.
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&((monitor *)p)->changed, &attributes);
    pthread_condattr_destroy(&attributes);
#endif
}
void dovetail_monitor_destroy(void *p) {
    pthread_cond_destroy(&((monitor *)p)->changed);
    pthread_mutex_destroy(&((monitor *)p)->lock);
}
void dovetail_monitor_lock(void *p) { pthread_mutex_lock(&((monitor *)p)->lock); }
void dovetail_monitor_unlock(void *p) { pthread_mutex_unlock(&((monitor *)p)->lock); }
void dovetail_monitor_wait(void *p) { pthread_cond_wait(&((monitor *)p)->changed, &((monitor *)p)->lock); }
void dovetail_monitor_wait_at_most(void *p, uint64_t nanoseconds) {
    struct timespec end = {.tv_sec = (time_t)(nanoseconds / 1000000000), .tv_nsec = (long)(nanoseconds % 1000000000)};
#if defined(__APPLE__)
    pthread_cond_timedwait_relative_np(&((monitor *)p)->changed, &((monitor *)p)->lock, &end);
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    end.tv_sec += now.tv_sec;
    end.tv_nsec += now.tv_nsec;
    if (end.tv_nsec >= 1000000000) {
        end.tv_nsec -= 1000000000;
        end.tv_sec += 1;
    }
    pthread_cond_timedwait(&((monitor *)p)->changed, &((monitor *)p)->lock, &end);
#endif
}
void dovetail_monitor_broadcast(void *p) { pthread_cond_broadcast(&((monitor *)p)->changed); }
#endif

size_t dovetail_monitor_size(void) { return sizeof(monitor); }

#if defined(__APPLE__)
void *dovetail_lend_priority(uintptr_t thread) {
    const qos_class_t own = qos_class_self();
    if (own == QOS_CLASS_UNSPECIFIED) return NULL;
    return pthread_override_qos_class_start_np(((const thread_state *)thread)->handle, own, 0);
}
void dovetail_end_loan(void *loan) { pthread_override_qos_class_end_np((pthread_override_t)loan); }
#else
// Threads have the same priority unless the program has set another, which then is a matter of the program.
void *dovetail_lend_priority(uintptr_t thread) { (void)thread; return NULL; }
void dovetail_end_loan(void *loan) { (void)loan; }
#endif

size_t dovetail_remaining_stack(void) {
    if (!this_thread.knows_stack) {
        this_thread.stack = find_stack();
        this_thread.knows_stack = true;
    }
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    // A fiber, or a signal handler, runs on a stack of its own, whose end nobody can tell.
    bool is_own = this_thread.stack.end <= here && here < this_thread.stack.start;
    return is_own ? here - this_thread.stack.end : PTRDIFF_MAX;
}

// MARK: The process

#if defined(_WIN32)
const char *const *dovetail_environment(void) { return NULL; }
#elif defined(__APPLE__)
// A library cannot refer to `environ` here. Declared in `crt_externs.h`, which only macOS has.
extern char ***_NSGetEnviron(void);

const char *const *dovetail_environment(void) { return (const char *const *)*_NSGetEnviron(); }
#else
extern char **environ;

const char *const *dovetail_environment(void) { return (const char *const *)environ; }
#endif

// MARK: Images

#if defined(_WIN32)
const char *dovetail_image_of(const void *address) {
    static _Thread_local char path[MAX_PATH];
    HMODULE image = NULL;
    const DWORD flags = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    if (!GetModuleHandleExA(flags, (LPCSTR)address, &image)) return NULL;
    DWORD length = GetModuleFileNameA(image, path, MAX_PATH);
    return length > 0 && length < MAX_PATH ? path : NULL;
}
#elif defined(__wasi__)
// A program is one image.
const char *dovetail_image_of(const void *address) { (void)address; return NULL; }
#else
#include <dlfcn.h>

// Weak, because a program that is linked statically may have no loader, and because some systems have it in a library of its own.
extern __attribute__((weak)) int dladdr(const void *, Dl_info *);

const char *dovetail_image_of(const void *address) {
    Dl_info info;
    return dladdr && dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}
#endif

// MARK: The runtime
//
// The layouts below are part of Swift's stable ABI (docs/ABI/TypeMetadata.rst).

enum {
    kind_struct = 0x200, kind_enum = 0x201, kind_optional = 0x202, kind_foreign_class = 0x203,
    kind_function = 0x302, kind_existential = 0x303, kind_objc_class = 0x305, kind_extended_existential = 0x307,
    last_enumerated_kind = 0x7FF,
};

static uintptr_t kind_of(const void *type) { return *(const uintptr_t *)type; }

// An existential: kind, flags, the number of its protocols, perhaps a superclass, the protocols' descriptors.
typedef struct { uintptr_t kind; uint32_t flags; uint32_t protocol_count; const void *_Nullable rest[]; } existential;
enum { witness_table_count = 0x00FFFFFFu, has_superclass = 0x40000000u, not_only_classes = 0x80000000u };

bool dovetail_is_struct(const void *type) { return kind_of(type) == kind_struct; }

bool dovetail_is_existential(const void *type) {
    uintptr_t kind = kind_of(type);
    return kind == kind_existential || kind == kind_extended_existential;  // any P, any P<Int>
}

// An extended existential: kind, the shape, which begins with flags. Their first byte is 1 where only classes conform.
bool dovetail_is_existential_of_objects(const void *type) {
    uintptr_t kind = kind_of(type);
    if (kind == kind_existential) return (((const existential *)type)->flags & not_only_classes) == 0;
    if (kind != kind_extended_existential) return false;
    uintptr_t shape = ((const uintptr_t *)type)[1];
#if UINTPTR_MAX > 0xFFFFFFFFu
    shape &= 0x00007FFFFFFFFFFFu;  // without a signature, where pointers are signed
#endif
    return (*(const uint32_t *)shape & 0xFF) == 1;
}

// A function: kind, flags, the result. The third byte of the flags is the convention.
static bool is_block(const void *function) { return (((const uintptr_t *)function)[1] >> 16 & 0xFF) == 1; }

bool dovetail_is_object(const void *type) {
    uintptr_t kind = kind_of(type);
    if (kind == 0 || kind > last_enumerated_kind || kind == kind_foreign_class || kind == kind_objc_class) return true;
    // A block is an object of Objective-C: the compiler's `_canBeClass` and the runtime's own casts have it so.
    if (kind == kind_function) return is_block(type);
    if (kind != kind_existential) return false;
    uint32_t flags = ((const existential *)type)->flags;
    return (flags & not_only_classes) == 0 && (flags & witness_table_count) == 0;
}

const void *dovetail_function_result(const void *type) {
    return kind_of(type) == kind_function ? ((const void *const *)type)[2] : NULL;
}

// The parameters follow the result; the lowest 16 bits of the flags are their number.
size_t dovetail_function_parameter_count(const void *type) {
    return kind_of(type) == kind_function ? ((const uintptr_t *)type)[1] & 0xFFFF : 0;
}

// Bits of the flags of a function type.
enum { function_throws = 0x01000000u, function_async = 0x20000000u };

uint32_t dovetail_function_effects(const void *type) {
    uintptr_t flags = ((const uintptr_t *)type)[1];
    return ((flags & function_throws) != 0 ? 2 : 0) | ((flags & function_async) != 0 ? 4 : 0);
}

// After the parameters of such a function come the further flags, if nothing else is told of the function.
enum {
    function_convention = 0x00FF0000u, function_parameter_flags = 0x02000000u, function_differentiable = 0x08000000u,
    function_global_actor = 0x10000000u, function_further_flags = 0x80000000u, further_caller_isolated = 4,
};

bool dovetail_function_is_caller_isolated(const void *type) {
    const uintptr_t *words = type;
    const uintptr_t others = function_convention | function_parameter_flags | function_differentiable | function_global_actor;
    if ((words[1] & function_further_flags) == 0 || (words[1] & others) != 0) return false;
    return *(const uint32_t *)&words[3 + dovetail_function_parameter_count(type)] == further_caller_isolated;
}

const void *dovetail_function_parameter(const void *type, size_t index) { return ((const void *const *)type)[3 + index]; }

uintptr_t dovetail_generic_origin(const void *type) {
    uintptr_t kind = kind_of(type);
    if (kind != kind_struct && kind != kind_enum && kind != kind_optional) return 0;
    uintptr_t descriptor = ((const uintptr_t *)type)[1];
#if UINTPTR_MAX > 0xFFFFFFFFu
    descriptor &= 0x00007FFFFFFFFFFFu;  // without a signature, where pointers are signed
#endif
    return descriptor;
}

const void *dovetail_declaration(const void *type) {
    uintptr_t kind = kind_of(type);
    if (kind == 0 || kind > last_enumerated_kind) return type;
    if (kind != kind_existential) return (const void *)dovetail_generic_origin(type);
    const existential *protocols = type;
    if (protocols->protocol_count == 0) return NULL;
    uintptr_t first = (uintptr_t)protocols->rest[(protocols->flags & has_superclass) ? 1 : 0];
    // The lowest bit marks a protocol of Objective-C.
    return (const void *)(first & ~(uintptr_t)1);
}

extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

bool dovetail_conforms(const void *type, const void *other) {
    if (kind_of(other) != kind_existential) return false;
    const existential *wanted = other;
    if (wanted->protocol_count == 0) return false;
    const void *const *protocols = wanted->rest + ((wanted->flags & has_superclass) ? 1 : 0);
    for (uint32_t i = 0; i < wanted->protocol_count; i++) {
        // The lowest bit marks a protocol of Objective-C, which has no descriptor of Swift's.
        if ((uintptr_t)protocols[i] & 1) return false;
        if (swift_conformsToProtocol(type, protocols[i]) == NULL) return false;
    }
    return true;
}

// MARK: Executors

#if defined(_WIN32)

// Without weak symbols, nobody can tell.
bool dovetail_is_on_executor(uintptr_t identity, uintptr_t implementation, bool is_main_actor) {
    (void)identity; (void)implementation; (void)is_main_actor;
    return true;
}

#else
#include <string.h>

// Newer than the oldest systems that are supported. Without flags it answers, where others would end the program.
extern __attribute__((weak)) __attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    uintptr_t identity, uintptr_t implementation, uintptr_t flags);
// What an executor itself says: 1 and 0, and anything else where it cannot tell.
extern __attribute__((weak)) __attribute__((swiftcall)) int8_t swift_task_isIsolatingCurrentContext(
    uintptr_t identity, uintptr_t implementation);
// Ends the program where the executor says no.
extern __attribute__((weak)) __attribute__((swiftcall)) void swift_task_checkIsolated(
    uintptr_t identity, uintptr_t implementation);
// Part of the concurrency runtime on most platforms, and not of all.
extern __attribute__((weak)) const char *dispatch_queue_get_label(void *queue);

// A block on the main queue is on the main actor, although no task is running.
static bool is_on_main_queue(void) {
#if defined(__APPLE__)
    if (pthread_main_np()) return true;
#endif
    const char *label = dispatch_queue_get_label ? dispatch_queue_get_label(NULL) : NULL;
    return label != NULL && strcmp(label, "com.apple.main-thread") == 0;
}

bool dovetail_is_on_executor(uintptr_t identity, uintptr_t implementation, bool is_main_actor) {
    if (!swift_task_isCurrentExecutorWithFlags) return true;
    if (swift_task_isCurrentExecutorWithFlags(identity, implementation, 0)) return true;
    if (is_main_actor) return is_on_main_queue();
    // An actor without an executor of its own runs in tasks only, and of those the runtime knows everything.
    if (implementation == 0) return false;
    if (swift_task_isIsolatingCurrentContext) {
        int8_t answer = swift_task_isIsolatingCurrentContext(identity, implementation);
        if (answer == 0 || answer == 1) return answer == 1;
    }
    if (swift_task_checkIsolated) swift_task_checkIsolated(identity, implementation);
    return swift_task_checkIsolated != NULL;
}
#endif
