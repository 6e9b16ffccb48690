// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen, type Screen } from '../../../src/app/lazy-screen.ts';
import { ViewBoundary } from '../../../src/app/shell/ViewBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shown({ profile }: { profile: Screen }) {
  const [Profile] = useState(profile.now);
  return <Profile />;
}

it('a screen whose code could not be loaded is loaded when it is gone to again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchCode = vi.fn<() => Promise<() => React.JSX.Element>>(async () => {
    // As over a network, the failure comes after React has rendered.
    await new Promise((resolve) => setTimeout(resolve));
    throw new TypeError('Failed to fetch dynamically imported module: /assets/profile.js');
  });
  const profile = lazyScreen(fetchCode);
  render(
    <ViewBoundary resetKey="app">
      <Suspense fallback="loading">
        <Shown profile={profile} />
      </Suspense>
    </ViewBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'This page is not on this device yet' })).toBeTruthy();
  cleanup();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  let arrive = (): void => undefined;
  fetchCode.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(() => <h1>My Profile</h1>);
      }),
  );
  void profile.load();
  render(
    <Suspense fallback="loading">
      <Shown profile={profile} />
    </Suspense>,
  );
  expect(screen.getByText('loading')).toBeTruthy();
  arrive();
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeTruthy();
});
