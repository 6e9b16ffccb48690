// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog } from '../../../src/ui/lazy.tsx';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const Ending = ({ open }: Props) => <p>{open ? 'End the adventure here?' : 'closed'}</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/AlertSheet.js'));

/** A step with a button that opens a dialog, whose code comes as `load` says. */
function openStep(load: () => Promise<typeof Ending>): void {
  const Question = lazyDialog<Props>(load, ({ onOpenChange }) => onOpenChange(false));
  function Step() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <p>The bridge is down.</p>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          End early
        </button>
        <Question open={open} onOpenChange={setOpen} />
      </>
    );
  }
  render(
    <UiProvider>
      <Step />
    </UiProvider>,
  );
}

const tap = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'End early' }));

test('a dialog whose code can’t be loaded leaves the page as it is, says so, and is loaded with the next tap', async () => {
  const load = vi.fn<() => Promise<typeof Ending>>(missing);
  openStep(load);
  tap();
  expect(await screen.findByText('This can’t be opened yet')).toBeTruthy();
  expect(screen.getByText('The bridge is down.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End early' }).getAttribute('aria-expanded')).toBe('false');
  load.mockImplementation(() => Promise.resolve(Ending));
  tap();
  expect(await screen.findByText('End the adventure here?')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a dialog whose code never comes is given up, with the same words', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openStep(() => new Promise(() => undefined));
  tap();
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect(await screen.findByText('This can’t be opened yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End early' }).getAttribute('aria-expanded')).toBe('false');
});

test('the code of a dialog is not loaded before it opens, and it stays for its closing animation', async () => {
  const load = vi.fn<() => Promise<typeof Ending>>(() => Promise.resolve(Ending));
  const Question = lazyDialog<Props>(load, () => undefined);
  const at = (open: boolean) => <Question open={open} onOpenChange={() => undefined} />;
  const { rerender } = render(at(false));
  expect(load).not.toHaveBeenCalled();
  rerender(at(true));
  expect(await screen.findByText('End the adventure here?')).toBeTruthy();
  rerender(at(false));
  expect(screen.getByText('closed')).toBeTruthy();
});
