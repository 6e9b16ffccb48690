import * as z from 'zod/mini';
import { quickEntry } from '../../data/device.ts';
import { type FollowedLink, type LinkTokens, pendingLinkKey, useAccountStore } from './account-state.ts';

/**
 * What becomes of a link from a mail. A link works once, and the address no longer has it when the app has started: so until it is decided, this tab keeps its
 * tokens, and a reload asks again.
 */

const Tokens = z.object({ access: z.string(), refresh: z.string(), recovery: z.boolean() });

/** Sets what is said of the link; null where there is nothing left to say. Its tokens are kept as long as they can be used. */
export function setLink(link: FollowedLink | null): void {
  useAccountStore.setState({ link });
  keepTokens(link === null || link.kind === 'over' ? null : link.tokens);
}

/** Keeps tokens in this tab, or forgets them. */
export function keepTokens(tokens: LinkTokens | null): void {
  try {
    if (tokens === null) sessionStorage.removeItem(pendingLinkKey);
    else sessionStorage.setItem(pendingLinkKey, JSON.stringify(tokens));
  } catch {
    // Where the browser keeps nothing, the link ends with a reload.
  }
}

/** The tokens that this tab keeps; null where there are none. */
export function pendingTokens(): LinkTokens | null {
  try {
    const read = Tokens.safeParse(JSON.parse(quickEntry(pendingLinkKey, () => sessionStorage) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
