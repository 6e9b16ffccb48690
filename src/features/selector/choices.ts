import { create } from 'zustand';
import { dropDraft, keepDraft } from '../../platform/typing/drafts.ts';
import type { ChapterId } from './chapter-ids.ts';
import { type Draft, draftOf, nothingChosen, type WordsTyped, wordsTyped } from './choose.ts';

/**
 * The choices outlive the screen, so that a story that could not be told sends nobody back to the start. They are of one
 * account: another one on the same device begins with its own. Where the adult has typed words, the choices outlive the page too.
 */

/** Where they are kept then. */
export const wordsKey = (account: string): string => `${account}:selector`;

type Store = Draft & {
  /** Whose choices these are; null before anybody has begun. */
  account: string | null;
  /** The chapters that lie open; the others say in a line what is chosen. */
  open: readonly ChapterId[];
};

/** The story is the one choice that wants to be another every time. */
const openAtFirst: readonly ChapterId[] = ['story'];

const blank: Store = { ...draftOf(nothingChosen), account: null, open: openAtFirst };

export const useChoices = create<Store>(() => blank);

/** Begins with this draft, unless this account has choices under way, or `kept` from a page that is gone. */
export function beginChoices(account: string, first: () => Draft, kept: WordsTyped | null = null): void {
  if (useChoices.getState().account === account) return;
  const draft = kept === null ? first() : { ...draftOf(kept.choices), setAside: kept.setAside };
  useChoices.setState({ ...draft, account, open: openAtFirst });
}

/** Opens a chapter, or folds it again. */
export function showChapter(id: ChapterId, open: boolean): void {
  useChoices.setState((store) => ({ open: [...store.open.filter((other) => other !== id), ...(open ? [id] : [])] }));
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
