// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../../../src/boot/start.tsx';

const roots = vi.hoisted((): Root[] => []);

// The app stays on its page for good. Here it is taken off, so that nothing of it runs on after its test.
vi.mock('react-dom/client', async (importActual) => {
  const client = await importActual<typeof import('react-dom/client')>();
  const createRoot: typeof client.createRoot = (...args) => {
    const root = client.createRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

const storages = ['localStorage', 'sessionStorage'].map((name) => ({ name, own: Object.getOwnPropertyDescriptor(globalThis, name) }));

/** What jsdom lacks of a browser, and its storages as a browser has them that blocks site data. */
beforeEach(() => {
  const blocked = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const { name } of storages) Object.defineProperty(globalThis, name, { get: blocked, configurable: true });
  vi.stubGlobal('indexedDB', { open: blocked, deleteDatabase: blocked, databases: blocked });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.defineProperty(document, 'fonts', { value: [], configurable: true });
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(async () => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  await vi.dynamicImportSettled();
  for (const { name, own } of storages) if (own !== undefined) Object.defineProperty(globalThis, name, own);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('where the browser blocks site data, the app starts, and shows the sign-in', async () => {
  await act(() => start());
  expect(await screen.findByRole('button', { name: 'Try it now' })).toBeTruthy();
});
