import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const shape = z.object({ typed: z.string() });

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});

/** The module of drafts of a tab that has just been opened. */
async function openTab() {
  vi.resetModules();
  return import('../../../src/platform/typing/drafts.ts');
}

test('a draft of another tab is offered by a form that was open before without one', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(await other.loadDraft('form', shape)).toBeNull();
  one.storeDraft('form', { typed: 'a long story' });
  await vi.waitFor(async () => expect(await (await openTab()).loadDraft('form', shape)).toEqual({ typed: 'a long story' }));
  expect(await other.loadDraft('form', shape)).toEqual({ typed: 'a long story' });
});

test('a form that was saved offers no draft, and then again what another tab keeps', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.storeDraft('saved', { typed: 'old' });
  await one.dropDraft('saved');
  expect(await one.loadDraft('saved', shape)).toBeNull();
  other.storeDraft('saved', { typed: 'new' });
  await vi.waitFor(async () => expect(await (await openTab()).loadDraft('saved', shape)).toEqual({ typed: 'new' }));
  expect(await one.loadDraft('saved', shape)).toEqual({ typed: 'new' });
});
