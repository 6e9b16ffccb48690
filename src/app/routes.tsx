import type { RouteObject } from 'react-router-dom';
import type { View } from '../platform/view/view.ts';
import { CurrentView, type ViewRoute } from './CurrentView.tsx';
import { SignedIn, SignedOut } from './guards.tsx';
import { lazyScreen, screenHere } from './lazy-screen.ts';
import { NotFound } from './NotFound.tsx';
import { Dashboard } from './screens/Dashboard.tsx';

/** The one table of addresses: which screen stands where, and who may see it. */

export const authScreen = lazyScreen(() => import('./screens/Auth.tsx').then(({ Auth }) => Auth));

/** What stands at `/?view=…`; `/` itself is `welcome`. A view that `needsChildren` leads a family without any to its profile. */
export const views: Record<View, ViewRoute> = {
  welcome: { screen: screenHere(Dashboard), needsChildren: true },
  profile: { screen: lazyScreen(() => import('./screens/Profile.tsx').then(({ Profile }) => Profile)), needsChildren: false },
  selector: { screen: lazyScreen(() => import('./screens/Selector.tsx').then(({ Selector }) => Selector)), needsChildren: true },
  generating: { screen: lazyScreen(() => import('./screens/Generating.tsx').then(({ Generating }) => Generating)), needsChildren: true },
  playing: { screen: lazyScreen(() => import('./screens/Playing.tsx').then(({ Playing }) => Playing)), needsChildren: false },
};

export const routes: RouteObject[] = [
  {
    path: '/',
    element: (
      <SignedIn>
        <CurrentView views={views} />
      </SignedIn>
    ),
  },
  { path: '/auth', element: <SignedOut screen={authScreen} /> },
  { path: '*', element: <NotFound /> },
];
