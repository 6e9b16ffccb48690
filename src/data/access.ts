/** Whether this page may still read and write its database, as a small store that screens can subscribe to. */

export type AccessState =
  | { kind: 'open' }
  /** A newer version of the app has changed the database: it can be read, nothing is written, and a reload brings that version. */
  | { kind: 'newer-schema' }
  /** Another tab has updated (`upgrade`) or removed (`deleted`) the database, so this page has let go of it: a reload is needed. */
  | { kind: 'closed'; why: 'upgrade' | 'deleted' };

export type Access = {
  get: () => AccessState;
  set: (state: AccessState) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createAccess(initial: AccessState): Access {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
