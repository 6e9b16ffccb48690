import { emptyDraft, FamilyDraft } from './family-draft.ts';

/**
 * Keeps a half-filled form through a reload, a Back, or a tablet that drops the page while another app is open. In the
 * session's storage: it goes with the tab, and on sign-out.
 */

const key = (account: string): string => `profile_draft:${account}`;

export function loadDraft(account: string): FamilyDraft {
  try {
    const parsed = FamilyDraft.safeParse(JSON.parse(sessionStorage.getItem(key(account)) ?? 'null'));
    return parsed.success ? parsed.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** A storage that is full or forbidden only means that the draft lives as long as the page. */
export function storeDraft(account: string, draft: FamilyDraft): void {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(key(account));
    else sessionStorage.setItem(key(account), JSON.stringify(draft));
  } catch {
    // The page still has it.
  }
}
