// Imported first: Dexie looks for IndexedDB when it is loaded, which happens once for all test files.
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import '../../tests/unit/setup.ts';

// A fixed seed, so that a property test notices the same mutants in every run.
fc.configureGlobal({ seed: 20_261_123 });
