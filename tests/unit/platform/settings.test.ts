import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

/** The modules of a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  const settings = await import('../../../src/platform/device/settings.ts');
  const { saveSetting } = await import('../../../src/data/device.ts');
  return { ...settings, saveSetting };
}

/** What the next page on this device knows once it has looked for its settings. */
async function settingsOfNextPage() {
  const { loadSettings, useSettings } = await openPage();
  await loadSettings();
  return useSettings.getState();
}

test('settings are the same on the next page', async () => {
  const { changeSettings } = await openPage();
  changeSettings({ light: 'night', language: 'de', readingScale: 1.5 });
  await vi.waitFor(async () => expect(await settingsOfNextPage()).toMatchObject({ light: 'night', language: 'de', readingScale: 1.5 }));
});

test('the language that was chosen stays if the browser’s database can’t be read', async () => {
  const { changeSettings } = await openPage();
  changeSettings({ language: 'de' });
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Blocked');
    },
  });
  expect(await settingsOfNextPage()).toMatchObject({ light: 'system', language: 'de' });
});

test('settings that this version does not know leave the defaults', async () => {
  const { saveSetting } = await openPage();
  await saveSetting('settings', { light: 'candle' });
  expect(await settingsOfNextPage()).toMatchObject({ light: 'system', language: null, hand: 'right' });
});

test('a setting that was changed in another tab stays when this one changes another', async () => {
  const one = await openPage();
  const other = await openPage();
  for (const page of [one, other]) await page.loadSettings();
  one.changeSettings({ readingScale: 1.5 });
  await vi.waitFor(async () => expect(await settingsOfNextPage()).toMatchObject({ readingScale: 1.5 }));
  other.changeSettings({ light: 'night' });
  await vi.waitFor(async () => expect(await settingsOfNextPage()).toMatchObject({ light: 'night' }));
  expect(await settingsOfNextPage()).toMatchObject({ light: 'night', readingScale: 1.5 });
});

test('two changes at once are both stored', async () => {
  const { changeSettings } = await openPage();
  changeSettings({ light: 'night' });
  changeSettings({ hand: 'left' });
  await vi.waitFor(async () => expect(await settingsOfNextPage()).toMatchObject({ light: 'night', hand: 'left' }));
});
