// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { watchQuarantine } from '../../../src/data/files/quarantine.ts';
import {
  useAccess,
  useAdultName,
  useAdventure,
  useAdventures,
  useChildren,
  useEnvironments,
  useOpenFamily,
  useProfile,
  useQuarantine,
  useWrite,
} from '../../../src/data/read/hooks.ts';
import { ask } from '../../../src/data/read/live-query.ts';
import { storyOf } from '../../../src/data/read/queries.ts';
import { useBackups, useRefused, useUsage } from '../../../src/data/read/rare-hooks.ts';
import type { WriteResult } from '../../../src/data/write/write.ts';
import type { Adventure } from '../../../src/domain/entities/adventure.ts';
import { adventure, den, loseConnection, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

afterEach(cleanup);

function Screen() {
  const children = useChildren();
  const adventures = useAdventures();
  const one = useAdventure(uuid(8));
  const refused = useRefused();
  const quarantine = useQuarantine();
  return (
    <ul>
      <li>children: {children?.map((child) => child.name).join(', ') ?? 'loading'}</li>
      <li>
        adventures: {adventures?.map((item) => `${item.id.slice(-1)} ${item.progress.step}/${item.progress.total}`).join(', ') ?? 'loading'}
      </li>
      <li>one: {one === undefined ? 'loading' : (one?.continuation_data?.adventureSteps.map((told) => told.id).join() ?? 'none')}</li>
      <li>refused: {refused?.length ?? 'loading'}</li>
      <li>set aside: {quarantine?.map((entry) => `${entry.table} ${entry.reason}`).join() ?? 'loading'}</li>
    </ul>
  );
}

/** Simulates that the server refuses the child. */
function refuse(family: TestFamily, n: number): PromiseLike<unknown> {
  return family.db.dexie.children.update(uuid(n), { rejected: { code: '23514', reason: 'children_age', at: 'then' } });
}

function show(family: TestFamily): void {
  render(
    <FamilyProvider family={family.db} clock={family.clock}>
      <Screen />
    </FamilyProvider>,
  );
}

describe('the family on screen', () => {
  it('reads places, the account’s usage, refused and replaced rows, and whether the page may write', async () => {
    const family = await openTestFamily();
    function Other() {
      const [places, usage, refused, backups] = [useEnvironments(), useUsage(), useRefused(), useBackups()];
      const access = useAccess();
      const isSame = useOpenFamily() === family.db;
      const write = useWrite();
      return (
        <ul>
          <li>places: {places?.map(({ name }) => name).join() ?? 'loading'}</li>
          <li>usage: {usage === undefined ? 'loading' : (usage?.adventures ?? 'none')}</li>
          <li>refused: {refused?.map(({ name }) => name).join() ?? 'loading'}</li>
          <li>replaced: {backups?.map(({ rowId }) => rowId).join() ?? 'loading'}</li>
          <li>
            {access.kind} {String(isSame)}
          </li>
          <li>
            <button type="button" onClick={() => void write({ kind: 'saveEnvironment', id: uuid(3), fields: den })}>
              Save
            </button>
          </li>
        </ul>
      );
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <Other />
      </FamilyProvider>,
    );
    for (const text of ['places:', 'usage: none', 'refused:', 'replaced:', 'open true']) expect(await screen.findByText(text)).toBeTruthy();
    screen.getByRole('button').click();
    expect(await screen.findByText('places: The den')).toBeTruthy();
    await act(async () => {
      await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
      await family.db.dexie.children.update(uuid(1), { rejected: { code: '23514', reason: 'children_age', at: 'then' } });
      await family.db.dexie.meta.put({ key: 'usage', value: { adventures: 3, bytes: 9 } });
      await family.db.dexie.backups.add({
        id: 'b',
        table: 'children',
        rowId: 'r',
        side: 'device',
        fields: {},
        at: '2026-11-20T10:00:00.000Z',
      });
      family.db.access.set({ kind: 'newer-schema' });
    });
    for (const text of ['usage: 3', 'refused: Mia', 'replaced: r', 'newer-schema true']) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('belongs to the account that is signed in, even after another one signs in', async () => {
    const first = await openTestFamily();
    const second = await openTestFamily();
    await first.write({ kind: 'saveFamily', adult_name: 'Sam', children: [], removed: [] });
    await first.db.dexie.meta.put({ key: 'usage', value: { adventures: 3, bytes: 9 } });
    await second.write({ kind: 'saveFamily', adult_name: 'Kim', children: [], removed: [] });
    await second.db.dexie.meta.put({ key: 'usage', value: { adventures: 5, bytes: 9 } });
    function Adult() {
      const [profile, usage, write] = [useProfile(), useUsage(), useWrite()];
      return (
        <button type="button" onClick={() => void write({ kind: 'saveChild', id: uuid(1), fields: mia })}>
          {profile?.adult_name ?? 'nobody'} {usage?.adventures ?? 'none'}
        </button>
      );
    }
    const shown = ({ db, clock }: TestFamily) => (
      <FamilyProvider family={db} clock={clock}>
        <Adult />
      </FamilyProvider>
    );
    const { rerender } = render(shown(first));
    expect(screen.getByText('nobody none')).toBeTruthy();
    expect(await screen.findByText('Sam 3')).toBeTruthy();
    rerender(shown(second));
    expect(await screen.findByText('Kim 5')).toBeTruthy();
    screen.getByRole('button').click();
    await vi.waitFor(async () => expect(await second.db.dexie.children.count()).toBe(1));
    expect(await first.db.dexie.children.count()).toBe(0);
  });

  it('an edit says that a part of the app is missing when its code can’t be loaded, and is saved once it can', async () => {
    const family = await openTestFamily();
    const said = vi.fn<(result: WriteResult) => void>();
    const failed = vi.fn<() => void>();
    function Save() {
      const write = useWrite();
      return (
        <button type="button" onClick={() => void write({ kind: 'saveChild', id: uuid(1), fields: mia }).then(said, failed)}>
          Save
        </button>
      );
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <Save />
      </FamilyProvider>,
    );
    vi.doMock('../../../src/data/write/write.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    screen.getByRole('button').click();
    await waitFor(() => expect(said.mock.calls.length + failed.mock.calls.length).toBe(1));
    vi.doUnmock('../../../src/data/write/write.ts');
    expect(said).toHaveBeenCalledWith({ ok: false, error: { kind: 'storage', problem: 'code-missing' } });
    screen.getByRole('button').click();
    await waitFor(() => expect(said).toHaveBeenLastCalledWith({ ok: true }));
  });

  it('throws outside of a family', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Screen />)).toThrow('No FamilyProvider above this component.');
    vi.restoreAllMocks();
  });

  it('updates with every write, newest adventure first', async () => {
    const family = await openTestFamily();
    show(family);
    expect(await screen.findByText('one: none')).toBeTruthy();
    await act(async () => {
      await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
      await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
      await family.write({ kind: 'createAdventure', id: uuid(8), fields: adventure() });
      await family.write({ kind: 'createAdventure', id: uuid(9), fields: adventure() });
      await family.write({ kind: 'progress', id: uuid(8), move: { kind: 'append', step: step('a'), queuedSteps: [] } });
    });
    expect(await screen.findByText('children: Mia, Tom')).toBeTruthy();
    expect(await screen.findByText('adventures: 8 1/8, 9 1/8')).toBeTruthy();
    expect(await screen.findByText('one: a')).toBeTruthy();
    await act(() => refuse(family, 1));
    expect(await screen.findByText('refused: 1')).toBeTruthy();
  });

  it('keeps its data after a failed read, and is read again a moment later', async () => {
    const family = await openTestFamily();
    for (const n of [1, 2, 3]) await family.write({ kind: 'saveChild', id: uuid(n), fields: mia });
    function Refused() {
      return <p>refused: {useRefused()?.length ?? 'loading'}</p>;
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <Refused />
      </FamilyProvider>,
    );
    await act(() => refuse(family, 1));
    await screen.findByText('refused: 1');
    const lost = loseConnection(family.db);
    await act(() => refuse(family, 2));
    // The list of children and the refused rows.
    await waitFor(() => expect(lost.failed()).toBeGreaterThan(1));
    expect(screen.getByText('refused: 1')).toBeTruthy();
    lost.restore();
    expect(await screen.findByText('refused: 2', {}, { timeout: 5_000 })).toBeTruthy();
    await act(() => refuse(family, 3));
    expect(await screen.findByText('refused: 3')).toBeTruthy();
  });

  it('leaves out and reports an invalid row, and takes it back once it is valid', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    await family.db.dexie.children.update(uuid(1), { 'fields.age': 'six' });
    const stop = watchQuarantine(family.db, () => new Date(family.clock.now()).toISOString());
    show(family);
    expect(await screen.findByText('children: Tom')).toBeTruthy();
    expect(await screen.findByText(/set aside: children age/)).toBeTruthy();
    await act(() => family.db.dexie.children.update(uuid(1), { 'fields.age': 6 }));
    expect(await screen.findByText('children: Mia, Tom')).toBeTruthy();
    expect(await screen.findByText('set aside:')).toBeTruthy();
    stop();
  });

  it('has an adult without a name if the profile can’t be read, instead of waiting for it', async () => {
    const family = await openTestFamily();
    function Adult() {
      const name = useAdultName();
      return <p>adult: {name === undefined ? 'loading' : (name ?? 'nameless')}</p>;
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <Adult />
      </FamilyProvider>,
    );
    expect(await screen.findByText('adult: Robin')).toBeTruthy();
    await act(() => family.db.dexie.profile.update(family.db.account, { 'fields.adult_name': 7 }));
    expect(await screen.findByText('adult: nameless')).toBeTruthy();
  });

  it('keeps the same objects for steps that an edit did not change', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'createAdventure', id: uuid(8), fields: adventure() });
    await family.write({ kind: 'progress', id: uuid(8), move: { kind: 'append', step: step('s1'), queuedSteps: [] } });
    const seen: (Adventure | null | undefined)[] = [];
    function One() {
      const one = useAdventure(uuid(8));
      useEffect(() => void seen.push(one), [one]);
      return one?.continuation_data?.userNotes ?? '';
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <One />
      </FamilyProvider>,
    );
    await waitFor(() => expect(seen.at(-1)).toBeTruthy());
    const before = seen.at(-1);
    await act(() => family.write({ kind: 'progress', id: uuid(8), move: { kind: 'notes', text: 'They sang.' } }));
    await screen.findByText('They sang.');
    expect(seen.at(-1)).not.toBe(before);
    expect(seen.at(-1)?.continuation_data?.adventureSteps).toBe(before?.continuation_data?.adventureSteps);
  });

  it('has an adventure on the first render that was read before', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'createAdventure', id: uuid(8), fields: adventure() });
    await family.write({ kind: 'progress', id: uuid(8), move: { kind: 'notes', text: 'They sang.' } });
    await ask(family.db, storyOf(uuid(8)));
    const drawn: unknown[] = [];
    function One() {
      const one = useAdventure(uuid(8));
      drawn.push(one?.continuation_data?.userNotes);
      return null;
    }
    render(
      <FamilyProvider family={family.db} clock={family.clock}>
        <One />
      </FamilyProvider>,
    );
    expect(drawn[0]).toBe('They sang.');
  });

  it('has rows that few screens show on the first render of a screen that comes up again', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await refuse(family, 1);
    const drawn: unknown[] = [];
    function Refused() {
      const refused = useRefused();
      drawn.push(refused?.length);
      return <p>refused: {refused?.length ?? 'loading'}</p>;
    }
    const shown = (at: string) => (
      <FamilyProvider family={family.db} clock={family.clock}>
        <Refused key={at} />
      </FamilyProvider>
    );
    const { rerender } = render(shown('first'));
    expect(await screen.findByText('refused: 1')).toBeTruthy();
    expect(drawn[0]).toBeUndefined();
    drawn.length = 0;
    rerender(shown('again'));
    expect(drawn[0]).toBe(1);
  });
});
