// Threads of one process receive each other's broadcasts, like tabs: a test must not be told of another file's writes.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
