/** Flags for a server that runs for seconds: optimising the WebAssembly of PGlite would take a third of them, and parallel GC threads cost more than they save. */
export const shortLived = ['--liftoff-only', '--single-threaded-gc'];
