/** What a page and the service worker say to each other. */

/** The waiting version takes over. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const;

/** The worker keeps what it has not kept yet, and of other languages than English the words of `languages`; it answers on the message's port with `true` once it has everything, `false` where something can't be had now. */
export const keepRest = { type: 'KEEP_REST' } as const;

export type ToWorker = typeof skipWaiting | (typeof keepRest & { languages?: readonly string[] });
