import { frozen } from './freeze.ts';

/** One table of the database in memory: the part of Dexie's `Table` that the program uses, on a map that all tabs of a device share. */

export type Cells = Map<string, object>;

/** Called by a table before it reads or writes. */
export type TableHooks = {
  /** Throws where the connection is closed. */
  beforeRead: () => void;
  /** Throws where the connection is closed, or a storage fault is injected; `undo` reverts the write. */
  beforeWrite: (undo: () => void) => void;
};

type Found = [key: string, value: object];

/** A key as text. IndexedDB compares compound keys part by part; so does the text, since no part has a NUL in it. */
const keyText = (key: unknown): string => (Array.isArray(key) ? key.join('\0') : String(key));

/** `primary`: the key path of the primary key, `[a+b]` for a compound one. */
export function createTable(name: string, primary: string, cells: Cells, hooks: TableHooks) {
  const all = (): Found[] => [...cells].sort(([a], [b]) => compare(a, b));

  function putOne(key: string, value: object): void {
    const before = cells.get(key);
    hooks.beforeWrite(() => (before === undefined ? cells.delete(key) : cells.set(key, before)));
    cells.set(key, frozen(value));
  }

  function deleteOne(key: string): void {
    const before = cells.get(key);
    hooks.beforeWrite(() => (before === undefined ? undefined : cells.set(key, before)));
    cells.delete(key);
  }

  function addOne(value: object): void {
    const key = keyText(indexOf(value, primary));
    if (cells.has(key)) throw new DOMException(`${name} has ${key} already`, 'ConstraintError');
    putOne(key, value);
  }

  function collection(find: () => Found[]) {
    const read = async <T>(of: (found: Found[]) => T): Promise<T> => {
      hooks.beforeRead();
      return of(find());
    };
    return {
      toArray: () => read((found) => found.map(([, value]) => value)),
      count: () => read((found) => found.length),
      primaryKeys: () => read((found) => found.map(([, value]) => indexOf(value, primary))),
      filter: (fits: (value: never) => boolean) => collection(() => find().filter(([, value]) => fits(value as never))),
      reverse: () => collection(() => [...find()].reverse()),
      offset: (skipped: number) => collection(() => find().slice(skipped)),
      first: () => read(([found]) => found?.[1]),
      delete: () => read((found) => found.forEach(([key]) => deleteOne(key))),
      modify: (change: object | ((value: never) => void)) =>
        read((found) => {
          for (const [key, value] of found) {
            const next = structuredClone(value);
            if (typeof change === 'function') change(next as never);
            else Object.assign(next, change);
            putOne(key, next);
          }
        }),
    };
  }

  function where(index: string) {
    const isPrimary = index === primary;
    // Filters before it sorts, since few entries match.
    const valued = (fits: (value: string | number) => boolean) =>
      collection(() => {
        const fitting: Found[] = [];
        for (const entry of cells) {
          const found = isPrimary ? entry[0] : indexOf(entry[1], index);
          if (found !== undefined && fits(Array.isArray(found) ? keyText(found) : (found as string | number))) fitting.push(entry);
        }
        return fitting.length < 2 ? fitting : fitting.sort(([a], [b]) => compare(a, b));
      });
    return {
      equals: (wanted: unknown) => valued((value) => value === wanted),
      below: (limit: string) => valued((value) => value < limit),
      between: (low: unknown, high: unknown, withLow = true, withHigh = false) => {
        const [from, to] = [keyText(low), keyText(high)];
        return valued((value) => (withLow ? value >= from : value > from) && (withHigh ? value <= to : value < to));
      },
    };
  }

  return {
    name,
    where,
    get: async (key: unknown) => {
      hooks.beforeRead();
      return cells.get(keyText(key));
    },
    bulkGet: async (keys: readonly unknown[]) => {
      hooks.beforeRead();
      return keys.map((key) => cells.get(keyText(key)));
    },
    put: async (value: object) => putOne(keyText(indexOf(value, primary)), value),
    bulkPut: async (values: readonly object[]) => values.forEach((value) => putOne(keyText(indexOf(value, primary)), value)),
    add: async (value: object) => addOne(value),
    bulkAdd: async (values: readonly object[]) => values.forEach(addOne),
    update: async (key: unknown, change: object) => {
      const before = cells.get(keyText(key));
      if (before !== undefined) putOne(keyText(key), { ...before, ...change });
    },
    delete: async (key: unknown) => deleteOne(keyText(key)),
    bulkDelete: async (keys: readonly unknown[]) => keys.forEach((key) => deleteOne(keyText(key))),
    clear: () => collection(all).delete(),
    toArray: () => collection(all).toArray(),
    count: () => collection(all).count(),
    filter: (fits: (value: never) => boolean) => collection(all).filter(fits),
    toCollection: () => collection(all),
    orderBy: (index: string) =>
      collection(() =>
        all()
          .filter(([, value]) => indexOf(value, index) !== undefined)
          .sort(([, a], [, b]) => compare(indexOf(a, index) as string, indexOf(b, index) as string)),
      ),
  };
}

/** The key of a value in an index with the key path `a`, `a.b` or `[a+b]`; undefined where the value is not in the index. */
function indexOf(value: object, index: string): unknown {
  if (index.startsWith('['))
    return index
      .slice(1, -1)
      .split('+')
      .map((part) => (value as Record<string, unknown>)[part]);
  if (!index.includes('.')) return (value as Record<string, unknown>)[index];
  return index.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
