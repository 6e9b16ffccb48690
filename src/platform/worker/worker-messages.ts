/** The messages between a page and the service worker. */

/** Tells the waiting version to take over. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const;

/**
 * Tells the worker to cache the files that it has not cached yet, and the texts of `languages` besides English. It answers on the message's port. (A page may
 * meet a worker of another version, so the message's own name stays.)
 */
export const cacheRemaining = { type: 'KEEP_REST' } as const;

export type ToWorker = typeof skipWaiting | (typeof cacheRemaining & { languages?: readonly string[] });

/** `enough`: every adventure can be told and played offline. `all`: everything is cached. `not now`: a file can't be loaded now. The last two end the answers. */
export type CacheAnswer = 'enough' | 'all' | 'not now';
