// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { useAdventure, useAdventures, useChildren, useQuarantine, useWaitingCount } from '../../../src/data/read/hooks.ts';
import { adventure, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

afterEach(cleanup);

function Screen() {
  const children = useChildren();
  const adventures = useAdventures();
  const one = useAdventure(uuid(8));
  const waiting = useWaitingCount();
  const quarantine = useQuarantine();
  return (
    <ul>
      <li>children: {children?.map((child) => child.name).join(', ') ?? 'loading'}</li>
      <li>
        adventures: {adventures?.map((item) => `${item.id.slice(-1)} ${item.progress.step}/${item.progress.total}`).join(', ') ?? 'loading'}
      </li>
      <li>one: {one === undefined ? 'loading' : (one?.continuation_data?.adventureSteps.map((told) => told.id).join() ?? 'none')}</li>
      <li>waiting: {waiting ?? 'loading'}</li>
      <li>set aside: {quarantine?.map((entry) => `${entry.table} ${entry.reason}`).join() ?? 'loading'}</li>
    </ul>
  );
}

function show(family: TestFamily): void {
  render(
    <FamilyProvider family={family.db} clock={family.clock}>
      <Screen />
    </FamilyProvider>,
  );
}

describe('the family on screen', () => {
  it('follows every write, newest adventure first', async () => {
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
    expect(await screen.findByText('waiting: 4')).toBeTruthy();
  });

  it('a row that does not fit is left out and reported, and back once it fits', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    await family.db.dexie.children.update(uuid(1), { 'fields.age': 'six' });
    show(family);
    expect(await screen.findByText('children: Tom')).toBeTruthy();
    expect(await screen.findByText(/set aside: children age/)).toBeTruthy();
    await act(() => family.db.dexie.children.update(uuid(1), { 'fields.age': 6 }));
    expect(await screen.findByText('children: Mia, Tom')).toBeTruthy();
    expect(await screen.findByText('set aside:')).toBeTruthy();
  });
});
