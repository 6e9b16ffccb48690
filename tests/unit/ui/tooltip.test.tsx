// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';

afterEach(cleanup);

function show(): void {
  render(
    <UiProvider>
      <IconButton label="Home" icon={<House />} />
      <button type="button">Other</button>
    </UiProvider>,
  );
}

test('a mouse resting on an icon shows its name, until it leaves, presses, or Escape is pressed', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByText('Home')).toBeNull();
  for (const leave of [
    () => user.hover(screen.getByRole('button', { name: 'Other' })),
    () => user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Home' }) }),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.pointer('[/MouseLeft]');
    await user.hover(screen.getByRole('button', { name: 'Other' }));
    await user.hover(screen.getByRole('button', { name: 'Home' }));
    expect(await screen.findByText('Home')).toBeTruthy();
    await leave();
    await expect.poll(() => screen.queryByText('Home')).toBeNull();
  }
});

test('a touch shows no tooltip', () => {
  vi.useFakeTimers();
  try {
    show();
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Home' }), { pointerType: 'touch' });
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Home' }), { pointerType: 'mouse' });
    expect(vi.getTimerCount()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
