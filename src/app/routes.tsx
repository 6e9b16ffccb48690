import type { RouteObject } from 'react-router-dom';
import { SignedIn, SignedOut } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { MainProps } from './MainRoute.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * The one table of addresses: which screen stands where, and who may see it; what stands at `/?view=…` is in `views.ts`. Nobody waits for the side
 * that is not theirs: a family for the sign-in, or somebody who comes for the first time for the family's data and dashboard.
 */

export const authScreen = lazyScreen(() => import('./screens/Auth.tsx').then(({ Auth }) => Auth));
export const mainScreen = lazyScreen<MainProps>(() => import('./MainRoute.tsx').then(({ MainRoute }) => MainRoute));

export const routes: RouteObject[] = [
  { path: '/', element: <SignedIn screen={mainScreen} /> },
  { path: '/auth', element: <SignedOut screen={authScreen} /> },
  { path: '*', element: <NotFound /> },
];
