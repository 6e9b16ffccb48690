/** What a page and the service worker say to each other. */

/** The waiting version takes over. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const;

/** The worker keeps what it has not kept yet, and of other languages than English the words of `languages`; it says how far it is on the message's port. */
export const keepRest = { type: 'KEEP_REST' } as const;

export type ToWorker = typeof skipWaiting | (typeof keepRest & { languages?: readonly string[] });

/** There is `enough` to tell and play every adventure; there is `all`; or something can't be had now. The last two come last. */
export type KeptAnswer = 'enough' | 'all' | 'not now';
