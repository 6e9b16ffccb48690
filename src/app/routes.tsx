import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { MainProps } from './family/MainRoute.tsx';
import { SignedIn, SignedOut } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';

/**
 * The table of addresses: which screen is at which, and who may see it; the views at `/?view=…` are in `views.ts`. The two halves load
 * separately: a signed-in family does not wait for the sign-in screen's code, nor a new visitor for the dashboard's.
 */

export const authScreen = lazyScreen(() => import('./screens/Auth.tsx').then(({ Auth }) => Auth));
export const mainScreen = lazyScreen<MainProps>(() => import('./family/MainRoute.tsx').then(({ MainRoute }) => MainRoute));

/** Hardly anybody comes to an address that is none, so nobody else waits for what is shown there. */
const NotFound = lazy(() => import('./screens/NotFound.tsx').then((screen) => ({ default: screen.NotFound })));

export const routes: RouteObject[] = [
  { path: '/', element: <SignedIn screen={mainScreen} /> },
  { path: '/auth', element: <SignedOut screen={authScreen} /> },
  { path: '*', element: <NotFound /> },
];
