/** Whether this page may still read and write its database, as a small store that screens can subscribe to. */

export type AccessState =
  | { kind: 'open' }
  /** A newer version of the app has upgraded the database: it can be read but not written, and a reload loads that version. */
  | { kind: 'newer-schema' }
  /** Another tab has upgraded or deleted the database, so this page has closed it; a reload is needed. */
  | { kind: 'closed'; why: 'upgrade' | 'deleted' };

export type Access = {
  get: () => AccessState;
  set: (state: AccessState) => void;
  /** Has everything read again that screens show, unless that has happened since `state`, or the database is closed for good. */
  renew: (state: AccessState) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createAccess(initial: AccessState): Access {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (next: AccessState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    renew: (since) => {
      if (state === since && state.kind !== 'closed') set({ ...state });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
