import type { Family } from '../model/family.ts';
import type { ModelServer } from '../model/server.ts';
import type { Mutation } from '../world/mutations.ts';

/** How long a push takes, in ms: a push that arrives meanwhile sees the state from before it. */
const pushMs = 1_500;

/** Removes the lock on the family's row: two pushes at the same time compare with the same versions, and both write. */
export const noFamilyLock: Mutation = {
  name: 'sql-no-family-lock',
  breaks: 'two pushes at once compare with the same versions',
  base: (server, now) => {
    const model = server as ModelServer;
    let last: { at: number; before: Family | undefined } | null = null;
    return {
      ...server,
      sync: async (as, request) => {
        const present = model.family();
        const isBeside = last !== null && now() - last.at < pushMs && last.before?.account === present?.account;
        if (request.changes.length === 0 || present === undefined) return server.sync(as, request);
        if (!isBeside || last?.before === undefined) {
          last = { at: now(), before: present };
          return server.sync(as, request);
        }
        const { before } = last;
        model.put(before);
        const answer = await server.sync(as, request);
        const after = model.family() ?? before;
        const written = [...after.rows].filter(([, row]) => row.version > before.counter);
        model.put({ ...present, rows: new Map([...present.rows, ...written]), counter: Math.max(present.counter, after.counter) });
        return answer;
      },
    };
  },
};
