// First of all: Dexie looks for a storage as it is loaded, and is loaded once for all files.
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import '../../tests/unit/setup.ts';

// By chance a property meets a mutant in one run and not in the next: here it is the same chance each time.
fc.configureGlobal({ seed: 20_261_123 });
