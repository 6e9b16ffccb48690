// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AgePicker } from '../../../../src/features/try/AgePicker.tsx';
import { mostChildren } from '../../../../src/features/try/first-family.ts';

afterEach(cleanup);

function Picker() {
  const [chosen, setChosen] = useState<number[]>([]);
  return <AgePicker chosen={chosen} onChange={setChosen} />;
}

const tap = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const chosen = (): (string | null)[] => screen.queryAllByRole('listitem').map((child) => child.textContent);

describe('[BEY-01] the ages of who is here', () => {
  it('may be the same for two, and each child can be taken away again', async () => {
    render(<Picker />);
    for (const age of ['4', '4', '7']) await tap(age);
    expect(chosen()).toEqual(['Age 4', 'Age 4', 'Age 7']);
    await tap('Take away child 2, age 4');
    expect(chosen()).toEqual(['Age 4', 'Age 7']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '4' }));
  });

  it('are as many as the story has names for', async () => {
    render(<Picker />);
    for (let taps = 0; taps <= mostChildren; taps += 1) await tap('5');
    expect(chosen()).toHaveLength(mostChildren);
  });
});
