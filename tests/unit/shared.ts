// Dexie looks for an IndexedDB when it is read. In whatever order the test files of a worker come, it finds one then.
import 'fake-indexeddb/auto';
