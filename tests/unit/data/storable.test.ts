import { describe, expect, it } from 'vitest';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import { adventure, openTestFamily, uuid } from './family.ts';

describe('characters that the server can’t store', () => {
  it('are removed before a family, an adventure or its notes are saved, so that no row is refused for them', async () => {
    const family = await openTestFamily();
    const child = { name: 'Mi\0a', age: 6, interests: ['fox\ud83e'], limitations: 'No\0 running' };
    const saved = { kind: 'saveFamily' as const, adult_name: 'Sa\0m', children: [{ id: uuid(1), fields: child }], removed: [] };
    expect(await family.write(saved)).toEqual({ ok: true });
    const { profile, children } = await loadFamily(family.db);
    expect(profile?.adult_name).toBe('Sam');
    expect(children).toMatchObject([{ name: 'Mia', interests: ['fox'], limitations: 'No running' }]);
    await family.write({ kind: 'createAdventure', id: uuid(2), fields: { ...adventure(), custom_name: 'Sea \0fox' } });
    await family.write({ kind: 'progress', id: uuid(2), move: { kind: 'notes', text: 'They like\0 it \udd8a!' } });
    const played = await loadAdventure(family.db, uuid(2));
    expect(JSON.stringify(played)).toContain('They like it !');
    expect(JSON.stringify(played)).toContain('Sea fox');
  });
});
