// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openNotes } from '../../../../src/features/play/notes/focus-notes.ts';
import { NotesBox } from '../../../../src/features/play/notes/NotesBox.tsx';
import { Options } from '../../../../src/features/play/notes/Options.tsx';
import type { Noted } from '../../../../src/features/play/notes/texts.ts';
import { type Notes, useNotes } from '../../../../src/features/play/notes/useNotes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dust = 'Sneeze the dust out of his horn';
const polish = 'Polish it!';
let notes: Notes;

/** The choices of a step and the notes below them, as they are on the play screen. */
function Page() {
  const typed = useNotes('step', '', [], () => Promise.resolve(true));
  useEffect(() => {
    notes = typed;
  });
  return (
    <>
      <Options options={[dust, polish]} notes={typed} />
      <NotesBox at={{ current: null }} notes={typed} />
    </>
  );
}

const area = (): HTMLTextAreaElement => screen.getByLabelText('Add Adventure Details');
const chip = (name: string): HTMLElement => screen.getByRole('button', { name });
const tap = (name: string): Promise<void> => userEvent.click(chip(name));
const isPressed = (name: string): boolean => chip(name).getAttribute('aria-pressed') === 'true';
const now = (): Noted => notes.now();

describe('[PLAY-11] what a tap notes', () => {
  it('is taken back by another tap, and shows which', async () => {
    render(<Page />);
    await tap('Loved it');
    await tap('Tired');
    expect([isPressed('Loved it'), isPressed('Tired'), isPressed('Scared')]).toEqual([true, true, false]);
    await tap('Loved it');
    expect(area().value).toBe('They are tired.');
    expect(now().said.map(({ intent }) => intent)).toEqual(['tired']);
    expect(isPressed('Loved it')).toBe(false);
  });

  it('never says that a step was too hard and too easy', async () => {
    render(<Page />);
    await tap('Too hard');
    await tap('Too easy');
    expect(area().value).toBe('That was too easy.');
    expect(isPressed('Too hard')).toBe(false);
  });

  it('is taken back when another follows, if what was found was not typed yet', async () => {
    render(<Page />);
    await tap('Found something…');
    expect(document.activeElement).toBe(area());
    await tap(dust);
    expect(area().value).toBe(`They chose: ${dust}.`);
    expect(isPressed('Found something…')).toBe(false);
  });

  it('stays a whole sentence when another follows: what was typed gets its full stop', async () => {
    render(<Page />);
    await tap('Found something…');
    await userEvent.type(area(), 'a blue feather');
    await tap('Loved it');
    expect(area().value).toBe('They found a blue feather. They loved it.');
    await tap('Found something…');
    expect(area().value).toBe('a blue feather. They loved it.');
  });
});

describe('[PLAY-11] a choice', () => {
  it('is replaced by another one, and taken back by a second tap', async () => {
    render(<Page />);
    act(() => notes.change({ text: 'Tom laughed.', said: [] }));
    await tap(dust);
    await tap(polish);
    expect(area().value).toBe('Tom laughed. They chose: Polish it.');
    expect([isPressed(dust), isPressed(polish)]).toEqual([false, true]);
    await tap(polish);
    expect(now()).toEqual({ text: 'Tom laughed.', said: [] });
  });
});

describe('[PLAY-11] the button to the notes', () => {
  it.each([
    { with: 'a mouse', fine: true, focused: 'Add Adventure Details' },
    { with: 'a finger', fine: false, focused: 'Notes' },
  ])('focuses $focused for $with', ({ fine, focused }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: fine }));
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    render(<Page />);
    openNotes(screen.getByRole('region', { name: 'Notes' }));
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
  });
});

describe('[PLAY-11] a note that holds no more', () => {
  const full = 'A note holds 2000 characters. Anything more is left out.';

  it('says so when a long text is pasted, and keeps its beginning', async () => {
    render(<Page />);
    const told = 'The cat crossed the bridge. '.repeat(100);
    await userEvent.click(area());
    await userEvent.paste(told);
    expect(area().value).toBe(told.slice(0, 2000));
    expect(screen.getByText(full)).toBeTruthy();
  });

  it('says nothing before', async () => {
    render(<Page />);
    await userEvent.click(area());
    await userEvent.paste('The cat crossed the bridge.');
    expect(screen.queryByText(full)).toBeNull();
  });

  it('ends with a whole emoji', async () => {
    render(<Page />);
    await userEvent.click(area());
    await userEvent.paste(`${'x'.repeat(1999)}🦊🦊`);
    expect(area().value).toBe(`${'x'.repeat(1999)}🦊`);
  });
});
