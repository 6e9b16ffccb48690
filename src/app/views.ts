import { ask } from '../data/read/live-query.ts';
import { storyOf } from '../data/read/queries.ts';
import type { Destination } from '../platform/view/view.ts';
import { familyOnScreen } from './family/open-family.ts';
import { lazyScreen, type Screen, screenHere } from './lazy-screen.ts';
import { Dashboard } from './screens/Dashboard.tsx';

export type ViewRoute = { screen: Screen; needsChildren: boolean };

/** The views at `/?view=…`; `/` alone is `welcome`. A view with `needsChildren` redirects a family without children to its profile. */
export const views = {
  welcome: { screen: screenHere(Dashboard), needsChildren: true },
  profile: { screen: lazyScreen(() => import('./screens/Profile.tsx').then(({ Profile }) => Profile)), needsChildren: false },
  selector: { screen: lazyScreen(() => import('./screens/Selector.tsx').then(({ Selector }) => Selector)), needsChildren: true },
  generating: { screen: lazyScreen(() => import('./screens/Generating.tsx').then(({ Generating }) => Generating)), needsChildren: true },
  playing: { screen: lazyScreen(() => import('./screens/Playing.tsx').then(({ Playing }) => Playing)), needsChildren: false },
} satisfies Record<string, ViewRoute>;

/** Makes `useGo` accept only the names in this table. */
declare module '../platform/view/view.ts' {
  interface RouteTable {
    views: typeof views;
  }
}

/** The route of the view in an address; the dashboard's for an unknown name. */
export function routeOf(view: string): ViewRoute {
  return Object.entries(views).find(([name]) => name === view)?.[1] ?? views.welcome;
}

/** Loads what a view needs to be drawn: its code, and the adventure it shows. */
export function loadView({ view, adventure }: Destination): Promise<unknown> {
  const family = familyOnScreen();
  // Where the story can't be read, its screen says so.
  const story = adventure && family ? ask(family, storyOf(adventure)).catch(() => undefined) : undefined;
  return Promise.all([routeOf(view).screen.load(), story]);
}
