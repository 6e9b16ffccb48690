import { create } from 'zustand';
import { dropDraft, keepDraft } from '../../platform/drafts.ts';
import { type Choices, type Draft, draftOf, nothingChosen, type WordsTyped, wordsTyped } from './choose.ts';

/**
 * The choices outlive the screen, so that a story that could not be told sends nobody back to the start. They are of one
 * account: another one on the same device begins with its own. Where the adult has typed words, the choices outlive the page too.
 */

/** Where they are kept then. */
export const wordsKey = (account: string): string => `${account}:selector`;

type Store = Draft & {
  /** Whose choices these are; null before anybody has begun. */
  account: string | null;
  /** Set up as last time, and not looked at any closer yet. */
  folded: boolean;
};

const blank: Store = { ...draftOf(nothingChosen), account: null, folded: false };

export const useChoices = create<Store>(() => blank);

/** Begins with these choices, unless this account has choices under way, or `kept` from a page that is gone. */
export function beginChoices(account: string, first: () => Choices, kept: WordsTyped | null = null): void {
  if (useChoices.getState().account === account) return;
  if (kept !== null) return useChoices.setState({ ...draftOf(kept.choices), setAside: kept.setAside, account, folded: false });
  const choices = first();
  useChoices.setState({ ...draftOf(choices), account, folded: choices !== nothingChosen });
}

/** Shows every question of the setup again. */
export function unfoldSetup(): void {
  useChoices.setState({ folded: false });
}

export function changeChoices(change: (draft: Draft) => Draft): void {
  useChoices.setState(change);
  const { account, ...draft } = useChoices.getState();
  if (account !== null) keepDraft(wordsKey(account), wordsTyped(draft));
}

/** The story is told: the next time begins anew, with what was played last. */
export function forgetChoices(account: string): void {
  useChoices.setState(blank);
  void dropDraft(wordsKey(account));
}
