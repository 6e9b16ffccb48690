import { create } from 'zustand';
import { type Choices, type Draft, draftOf, nothingChosen } from './choose.ts';

/**
 * The choices outlive the screen, so that a story that could not be told sends nobody back to the start. They are of one
 * account: another one on the same device begins with its own.
 */

type Store = Draft & {
  /** Whose choices these are; null before anybody has begun. */
  account: string | null;
  /** Set up as last time, and not looked at any closer yet. */
  folded: boolean;
};

const blank: Store = { ...draftOf(nothingChosen), account: null, folded: false };

export const useChoices = create<Store>(() => blank);

/** Begins with these choices, unless this account has choices under way. */
export function beginChoices(account: string, first: () => Choices): void {
  if (useChoices.getState().account === account) return;
  const choices = first();
  useChoices.setState({ ...draftOf(choices), account, folded: choices !== nothingChosen });
}

/** Shows every question of the setup again. */
export function unfoldSetup(): void {
  useChoices.setState({ folded: false });
}

export function changeChoices(change: (draft: Draft) => Draft): void {
  useChoices.setState(change);
}

/** The story is told: the next time begins anew, with what was played last. */
export function forgetChoices(): void {
  useChoices.setState(blank);
}
