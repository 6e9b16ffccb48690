import { draftPrefix } from '../device.ts';
import { allWith, change, readAll, remove } from '../device-entries.ts';
import { withIds } from './import.ts';

/** Gives what was typed for a family and not saved to another one, except where that has typed something itself; `ids` are new ids of rows. Can be repeated. */
export async function moveDrafts(from: string, to: string, ids: ReadonlyMap<string, string>): Promise<void> {
  const prefix = `${draftPrefix}${from}:`;
  for (const { key, value } of await readAll(allWith(prefix))) {
    // The rest of a key is made of names and ids, with colons between them.
    const rest = key.slice(prefix.length).split(':');
    const there = [`${draftPrefix}${to}`, ...rest.map((part) => ids.get(part) ?? part)].join(':');
    await change(there, (stored) => stored ?? withIds(value, ids));
    await remove(key);
  }
}
