import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** A tab that has just been opened, or reloaded: with what its session storage keeps. */
async function openTab(kept: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
  const [{ useAccountStore }, { setRecovering }, { listenToAuth }] = await Promise.all([
    import('../../../src/platform/account/account-state.ts'),
    import('../../../src/platform/account/recovering.ts'),
    import('../../../src/platform/account/auth-events.ts'),
  ]);
  return { recovering: () => useAccountStore.getState().recovering, setRecovering, listenToAuth };
}

afterEach(() => vi.unstubAllGlobals());

describe('[AUTH-11] after a recovery link, a new password', () => {
  it('is asked for until one is chosen or the old one kept, also after a reload of the tab', async () => {
    const kept = new Map<string, string>();
    const tab = await openTab(kept);
    expect(tab.recovering()).toBe(false);
    tab.setRecovering(true);
    const reloaded = await openTab(kept);
    expect(reloaded.recovering()).toBe(true);
    reloaded.setRecovering(false);
    expect((await openTab(kept)).recovering()).toBe(false);
  });

  it('is not asked for in the other tabs, which only hear of it', async () => {
    const tab = await openTab(new Map());
    let hear: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
    const client = { auth: { onAuthStateChange: (callback: typeof hear) => (hear = callback) } } as unknown as SupabaseClient;
    const opened = vi.fn<() => void>();
    tab.listenToAuth(client, { onSession: opened, onLost: () => undefined });
    hear('PASSWORD_RECOVERY', { access_token: 'one' } as Session);
    expect(opened).toHaveBeenCalledOnce();
    expect(tab.recovering()).toBe(false);
  });

  it('is asked for where the browser keeps nothing too, until a reload', async () => {
    const tab = await openTab(new Map());
    vi.stubGlobal('sessionStorage', undefined);
    tab.setRecovering(true);
    expect(tab.recovering()).toBe(true);
  });
});
