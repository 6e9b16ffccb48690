import { recoveringKey, useAccountStore } from './account-state.ts';

/** Sets whether a new password is asked for: in this tab, which had the recovery link, and after a reload of it too. */
export function setRecovering(recovering: boolean): void {
  useAccountStore.setState({ recovering });
  try {
    if (recovering) sessionStorage.setItem(recoveringKey, 'yes');
    else sessionStorage.removeItem(recoveringKey);
  } catch {
    // Where the browser keeps nothing, the question ends with a reload.
  }
}
