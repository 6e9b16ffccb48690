import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Screens navigate by themselves; a test sees only the resulting address. */

let now = '';

function Watch() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    now = `${pathname}${search}`;
  }, [pathname, search]);
  return null;
}

/** Renders a screen at the address `at`; {@link address} returns where it has navigated. */
export function AtAddress({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Watch />
    </MemoryRouter>
  );
}

export function address(): string {
  return now;
}
