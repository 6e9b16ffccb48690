import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Screens go elsewhere by themselves: what a test sees of that is the address. */

let now = '';

function Watch() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    now = `${pathname}${search}`;
  }, [pathname, search]);
  return null;
}

/** Around one screen that stands at `at`; where it has gone, {@link address} says. */
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
