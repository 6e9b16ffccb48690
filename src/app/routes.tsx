import type { RouteObject } from 'react-router-dom';
import type { MainProps } from './family/MainRoute.tsx';
import { SignedIn, SignedOut } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './screens/NotFound.tsx';

/**
 * The table of addresses: which screen is at which, and who may see it; the views at `/?view=…` are in `views.ts`. The two halves load
 * separately: a signed-in family does not wait for the sign-in screen's code, nor a new visitor for the dashboard's.
 */

export const authScreen = lazyScreen(() => import('./screens/Auth.tsx').then(({ Auth }) => Auth));
export const mainScreen = lazyScreen<MainProps>(() => import('./family/MainRoute.tsx').then(({ MainRoute }) => MainRoute));

export const routes: RouteObject[] = [
  { path: '/', element: <SignedIn screen={mainScreen} /> },
  { path: '/auth', element: <SignedOut screen={authScreen} /> },
  { path: '*', element: <NotFound /> },
];
