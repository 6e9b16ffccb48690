import { frozen } from './freeze.ts';

/** One table of the database in memory: as much of Dexie's table as the program uses, on a map that all tabs of a device share. */

export type Cells = Map<string, object>;

/** What a table needs of the database that it is in. */
export type Keeper = {
  /** Throws where the connection is closed. */
  atRead: () => void;
  /** Throws where the connection is closed, or storage fails; `undo` takes the write back. */
  atWrite: (undo: () => void) => void;
};

type Found = [key: string, value: object];

/** IndexedDB compares lists item by item; no part of a key here has a NUL in it. */
const keyText = (key: unknown): string => (Array.isArray(key) ? key.join('\0') : String(key));

/** `primary`: the name of its key, `[a+b]` for two. */
export function createTable(name: string, primary: string, cells: Cells, keeper: Keeper) {
  const all = (): Found[] => [...cells].sort(([a], [b]) => compare(a, b));

  function putOne(key: string, value: object): void {
    const before = cells.get(key);
    keeper.atWrite(() => (before === undefined ? cells.delete(key) : cells.set(key, before)));
    cells.set(key, frozen(value));
  }

  function deleteOne(key: string): void {
    const before = cells.get(key);
    keeper.atWrite(() => (before === undefined ? undefined : cells.set(key, before)));
    cells.delete(key);
  }

  function addOne(value: object): void {
    const key = keyText(indexOf(value, primary));
    if (cells.has(key)) throw new DOMException(`${name} has ${key} already`, 'ConstraintError');
    putOne(key, value);
  }

  function collection(find: () => Found[]) {
    const read = async <T>(of: (found: Found[]) => T): Promise<T> => {
      keeper.atRead();
      return of(find());
    };
    return {
      toArray: () => read((found) => found.map(([, value]) => value)),
      count: () => read((found) => found.length),
      primaryKeys: () => read((found) => found.map(([, value]) => indexOf(value, primary))),
      filter: (fits: (value: never) => boolean) => collection(() => find().filter(([, value]) => fits(value as never))),
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
    // (few fit, and only these are put in order)
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
      keeper.atRead();
      return cells.get(keyText(key));
    },
    bulkGet: async (keys: readonly unknown[]) => {
      keeper.atRead();
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

/** What an index has of a value: `a`, `a.b`, or `[a+b]`; undefined where it has no entry. */
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
