// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFirstPull } from '../../../src/app/family/useFirstPull.ts';
import type { Sync } from '../../../src/app/shell/shell-context.ts';
import type { FamilyDb } from '../../../src/data/db.ts';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { useChildren } from '../../../src/data/read/hooks.ts';
import { mia, openTestFamily, type TestFamily, uuid } from '../data/family.ts';

afterEach(cleanup);

const syncing: Sync['status'] = { kind: 'syncing', waiting: 0 };
const synced: Sync['status'] = { kind: 'synced', at: 1 };
const withStatus = (status: Sync['status']): Sync => ({ status, now: () => undefined, flush: async () => ({ waiting: 0 }) });

/** Has the next reading of the children wait: `read` resolves when a screen has asked, and `show` gives it its answer. */
function slowToShow({ db }: TestFamily): { read: Promise<void>; show: () => void } {
  const { children } = db.dexie;
  let show = (): void => undefined;
  const read = new Promise<void>((asked) => {
    vi.spyOn(children, 'toArray').mockImplementationOnce(() => {
      asked();
      return new Dexie.Promise((answer) => {
        show = () => answer(children.toArray());
      });
    });
  });
  return { read, show: () => show() };
}

function watch(family: FamilyDb, clock: TestFamily['clock']) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FamilyProvider family={family} clock={clock}>
      {children}
    </FamilyProvider>
  );
  return renderHook(({ status }) => ({ pull: useFirstPull(withStatus(status)), children: useChildren() }), {
    wrapper,
    initialProps: { status: syncing },
  });
}

describe('the first pull from the account', () => {
  it('finds pulled children before a screen has read them', async () => {
    const test = await openTestFamily();
    const seen = watch(test.db, test.clock);
    await waitFor(() => expect(seen.result.current).toEqual({ pull: 'waiting', children: [] }));

    const { read, show } = slowToShow(test);
    await test.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await read;
    seen.rerender({ status: synced });
    // A screen that lags behind has old data, which must not send anybody to the profile.
    await act(() => test.db.dexie.children.count());
    expect(seen.result.current).toEqual({ pull: 'waiting', children: [] });

    act(show);
    await waitFor(() => expect(seen.result.current.pull).toBe('done'));
    expect(seen.result.current.children).toHaveLength(1);
  });

  it('is done if the account has no children', async () => {
    const test = await openTestFamily();
    const seen = watch(test.db, test.clock);
    await waitFor(() => expect(seen.result.current.children).toEqual([]));
    seen.rerender({ status: synced });
    await waitFor(() => expect(seen.result.current.pull).toBe('done'));
  });
});
