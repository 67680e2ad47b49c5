#pragma once
#include <pthread.h>

typedef unsigned int qos_class_t;
enum { QOS_CLASS_UNSPECIFIED = 0x00 };
qos_class_t qos_class_self(void);

typedef struct pthread_override_s *pthread_override_t;
pthread_override_t pthread_override_qos_class_start_np(pthread_t thread, qos_class_t qos_class, int relative_priority);
int pthread_override_qos_class_end_np(pthread_override_t override);
