// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewBoundary } from '../../../src/app/shell/ViewBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A view that throws what it is given, or else shows its name. */
function View({ name, fault }: { name: string; fault: Error | null }) {
  if (fault !== null) throw fault;
  return <h1>{name}</h1>;
}

function open(toDashboard?: () => void) {
  const page = (name: string, fault: Error | null) => (
    <ViewBoundary resetKey={name} onDashboard={toDashboard}>
      <View name={name} fault={fault} />
    </ViewBoundary>
  );
  const { rerender } = render(page('Dashboard', null));
  return (name: string, fault: Error | null) => rerender(page(name, fault));
}

const reports = (): number => vi.mocked(console.error).mock.calls.filter(([first]) => first === 'A view failed:').length;
const tripped = new Error('Tripped');

describe('a view that fails', () => {
  it('is replaced by a way on, and reported once, if it fails as it opens', () => {
    const go = open();
    go('Profile', tripped);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(reports()).toBe(1);
  });

  it('is shown again on request', () => {
    const go = open();
    go('Dashboard', tripped);
    go('Dashboard', null);
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('does not keep the next view from being shown, which may fail too', () => {
    const go = open();
    go('Profile', tripped);
    go('Selector', null);
    expect(screen.getByRole('heading', { name: 'Selector' })).toBeTruthy();
    go('Profile', tripped);
    go('Selector', tripped);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('for lack of its code says only that, and leads back to the dashboard', () => {
    const toDashboard = vi.fn<() => void>();
    const go = open(toDashboard);
    go('Profile', new TypeError('Failed to fetch dynamically imported module: /assets/profile.js'));
    expect(screen.getByRole('heading', { name: 'This page is not on this device yet' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
    expect(toDashboard).toHaveBeenCalledTimes(1);
  });

  it('says so if its code can’t be loaded again either, and can be asked again', async () => {
    const update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const serviceWorker = { getRegistration: () => Promise.resolve({ update, installing: null, waiting: null }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const go = open();
    go('Profile', new TypeError('Failed to fetch dynamically imported module: /assets/profile.js'));
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(await screen.findByText('It has not arrived. Check the connection and try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  });
});
