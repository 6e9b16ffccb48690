// Threads of one process hear each other's broadcasts, as tabs do: a test must not be told of what another file's database has written.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
