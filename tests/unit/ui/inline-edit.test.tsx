// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InlineEdit } from '../../../src/ui/InlineEdit/InlineEdit.tsx';

afterEach(cleanup);

type Save = (next: string) => boolean | Promise<boolean>;

/** A title whose parent stores the new name if saving succeeds, as a screen does. */
function Title({ save }: { save: Save }) {
  const [value, setValue] = useState('The Tide');
  return (
    <InlineEdit
      label="Adventure title"
      value={value}
      onSave={async (next) => {
        const saved = await save(next);
        if (saved) setValue(next);
        return saved;
      }}
    />
  );
}

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit adventure title' }));
  return user;
}

test('[PLAY-01] Enter saves the trimmed text, and the focus returns to the pencil', async () => {
  const saved: string[] = [];
  render(
    <Title
      save={(next) => {
        saved.push(next);
        return true;
      }}
    />,
  );
  const user = await open();
  await user.keyboard('  The Long Tide {Enter}');
  expect(saved).toEqual(['The Long Tide']);
  expect(await screen.findByText('The Long Tide')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit adventure title' }));
});

test('[PLAY-01] the check saves, the cross and Escape keep the old title', async () => {
  const saved: string[] = [];
  render(
    <Title
      save={(next) => {
        saved.push(next);
        return true;
      }}
    />,
  );
  let user = await open();
  await user.keyboard('Nope');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('The Tide')).toBeDefined();

  user = await open();
  await user.keyboard('Nope{Escape}');
  expect(screen.getByText('The Tide')).toBeDefined();
  expect(saved).toEqual([]);

  user = await open();
  await user.keyboard('The Ebb');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The Ebb')).toBeDefined();
});

test('[PLAY-01] the new title is shown at once; a failure brings back the old one', async () => {
  let fail: () => void = () => undefined;
  render(
    <Title
      save={() =>
        new Promise<boolean>((_, reject) => {
          fail = () => reject(new Error('no'));
        })
      }
    />,
  );
  const user = await open();
  await user.keyboard('The Ebb{Enter}');
  expect(screen.getByText('The Ebb')).toBeDefined();
  fail();
  expect(await screen.findByText('The Tide')).toBeDefined();
});

test('an empty text gives the default value back, and so does its own text; nothing is saved where it is shown already', async () => {
  const saved: string[] = [];
  const Named = ({ value }: { value: string }) => (
    <InlineEdit label="Adventure title" value={value} defaultValue="Pirates Adventure" onSave={(next) => void saved.push(next)} />
  );
  const { rerender } = render(<Named value="The Tide" />);
  let user = await open();
  await user.keyboard('{Delete}{Enter}');
  expect(screen.getByText('Pirates Adventure')).toBeDefined();
  expect(saved).toEqual(['']);

  rerender(<Named value="Pirates Adventure" />);
  user = await open();
  await user.keyboard('{Delete}{Enter}');
  expect(saved).toEqual(['']);

  rerender(<Named value="The Ebb" />);
  user = await open();
  await user.keyboard('Pirates Adventure{Enter}');
  expect(saved).toEqual(['', '']);
});

test('an empty or unchanged text saves nothing', async () => {
  let calls = 0;
  render(
    <Title
      save={() => {
        calls += 1;
        return true;
      }}
    />,
  );
  let user = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Adventure title' }));
  await user.keyboard('   {Enter}');
  user = await open();
  await user.keyboard('{Enter}');
  expect(calls).toBe(0);
  expect(screen.getByText('The Tide')).toBeDefined();
});
