// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Progress } from '../../../src/ui/Progress/Progress.tsx';
import { RadioCards } from '../../../src/ui/RadioCards/RadioCards.tsx';
import { StarRating } from '../../../src/ui/StarRating/StarRating.tsx';
import { ToggleChips } from '../../../src/ui/ToggleChips/ToggleChips.tsx';

afterEach(cleanup);

test('[SEL-01] chips toggle one by one and keep the order of the options', async () => {
  const user = userEvent.setup();
  const seen: string[][] = [];
  function Kids() {
    const [value, setValue] = useState<string[]>(['lou']);
    return (
      <ToggleChips
        label="Who is playing?"
        options={[
          { value: 'maja', label: 'Maja, 7' },
          { value: 'lou', label: 'Lou, 10' },
        ]}
        value={value}
        onValueChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Kids />);
  expect(screen.getByRole('group', { name: 'Who is playing?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Lou, 10', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Maja, 7', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Lou, 10' }));
  expect(seen).toEqual([['maja', 'lou'], ['maja']]);
});

test('[SEL-01] a card is a radio named by its title and described by its meaning', async () => {
  const user = userEvent.setup();
  function Levels() {
    const [value, setValue] = useState<'observer' | 'full' | null>(null);
    return (
      <RadioCards
        label="And you?"
        options={[
          { value: 'observer', title: 'Observer', meaning: 'Watch and supervise' },
          { value: 'full', title: 'Full', meaning: 'Equal co-adventurer' },
        ]}
        value={value}
        onValueChange={setValue}
      />
    );
  }
  render(<Levels />);
  const full = screen.getByRole<HTMLInputElement>('radio', { name: 'Full', description: 'Equal co-adventurer' });
  await user.click(full);
  expect(full.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Observer' }).checked).toBe(false);
});

test('[FEED-01] stars are radios from 1 star to 5 stars', async () => {
  const user = userEvent.setup();
  const given: number[] = [];
  render(<StarRating label="Rating" value={null} onValueChange={(value) => given.push(value)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('radio', { name: '1 star' }));
  expect(given).toEqual([4, 1]);
});

test('[PLAY-06] progress is never below zero or above the total', () => {
  const { rerender } = render(<Progress label="Step" value={11} max={8} valueText="11 of 8" look="trail" />);
  const bar = screen.getByRole('progressbar', { name: 'Step' });
  expect(bar.getAttribute('aria-valuenow')).toBe('8');
  rerender(<Progress label="Step" value={-1} max={0} />);
  expect(screen.getByRole('progressbar', { name: 'Step' }).getAttribute('aria-valuenow')).toBe('0');
});
