import * as z from 'zod/mini';

// zod compiles its checks with `eval` where it can; the content security policy forbids it, and the probe would be
// reported. Imported before everything else, because schemas are made while modules load.
z.config({ jitless: true });
