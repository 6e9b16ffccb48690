// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Generating } from '../../../src/app/screens/Generating.tsx';
import type { StoryPorts } from '../../../src/story/ports.ts';
import { step, tom, uuid } from '../data/family.ts';
import { familyWithAdventures, ids, show } from '../features/library/stage.tsx';

/** No service; the device tells one step. */
const storyPorts = vi.hoisted(
  (): StoryPorts => ({
    call: () => Promise.resolve({ ok: false, error: { kind: 'unauthorised' } }),
    loadTeller: () =>
      Promise.resolve({
        first: () => step('a', 'prologue'),
        next: () => step('b'),
        suited: (_, told) => told,
        summarise: () => '',
        met: () => [],
      }),
    online: () => false,
    worthWaiting: () => false,
    id: () => '',
  }),
);
vi.mock('../../../src/platform/story.ts', () => ({ storyPorts }));
vi.mock('../../../src/app/shell/ShellHeader.tsx', () => ({ ShellHeader: () => null }));

it('[BEY-04] Play Again is played by today’s children where none of the first ones is in the family any more', async () => {
  const family = await familyWithAdventures();
  await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
  const before = await family.db.dexie.adventures.toCollection().primaryKeys();
  show(family, <Generating />, `/?view=generating&adventure=${ids.ninjas}`);
  expect(await screen.findByText(/Tom/)).toBeTruthy();
  await waitFor(async () => {
    const rows = await family.db.dexie.adventures.filter(({ id }) => !before.includes(id)).toArray();
    expect(rows.map(({ fields }) => fields['participating_children'])).toEqual([[uuid(2)]]);
  });
});
