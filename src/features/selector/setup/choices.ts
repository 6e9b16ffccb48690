import { create } from 'zustand';
import { dropDraft, storeDraft } from '../../../platform/typing/drafts.ts';
import type { ChapterId } from '../chapters/chapter-ids.ts';
import { type Draft, draftOf, nothingChosen, type WordsTyped, wordsTyped } from './choose.ts';

/**
 * The choices are kept outside of the screen, so that after a failed start nobody has to choose again. They belong to one account: another
 * account on the same device starts with its own. Choices with typed text also survive a reload.
 */

/** The key under which they are stored then. */
export const wordsKey = (account: string): string => `${account}:selector`;

type Store = Draft & {
  /** The account that is choosing; null before the first choice. */
  account: string | null;
  /** The open chapters; closed ones show the current choice in one line. */
  open: readonly ChapterId[];
};

/** Only the story is usually another one each time, so only its chapter starts open. */
const openAtFirst: readonly ChapterId[] = ['story'];

const blank: Store = { ...draftOf(nothingChosen), account: null, open: openAtFirst };

export const useChoices = create<Store>(() => blank);

/** Starts with the draft `unsaved` from before a reload, or else with `first`. Does nothing if this account has already begun. */
export function beginChoices(account: string, first: () => Draft, unsaved: WordsTyped | null = null): void {
  if (useChoices.getState().account === account) return;
  const draft = unsaved === null ? first() : { ...draftOf(unsaved.choices), setAside: unsaved.setAside };
  useChoices.setState({ ...draft, account, open: openAtFirst });
}

/** Opens or closes a chapter. */
export function showChapter(id: ChapterId, open: boolean): void {
  useChoices.setState((store) => ({ open: [...store.open.filter((other) => other !== id), ...(open ? [id] : [])] }));
}

export function changeChoices(change: (draft: Draft) => Draft): void {
  useChoices.setState(change);
  const { account, ...draft } = useChoices.getState();
  if (account !== null) storeDraft(wordsKey(account), wordsTyped(draft));
}

/** Called when the story has started: the next time begins with the settings that were played last. */
export function forgetChoices(account: string): void {
  useChoices.setState(blank);
  void dropDraft(wordsKey(account));
}
