import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useChildren } from '../../data/read/hooks.ts';
import { useFirstView } from '../../platform/view/first-view.ts';
import { placeUrl, usePlace } from '../../platform/view/view.ts';
import { useFirstPull } from '../family/useFirstPull.ts';
import type { Screen } from '../lazy-screen.ts';
import { useChildrenGone } from '../notices/useChildrenGone.ts';
import { routeOf } from '../views.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { useShell } from './shell-context.ts';

/** The view that the address names. A family without children is redirected to its profile: it has nobody to play an adventure with. */
export function CurrentView() {
  const { view } = usePlace();
  const { session, sync } = useShell();
  const children = useChildren();
  const firstPull = useFirstPull(sync);
  const asking = session !== 'none' && firstPull === 'waiting';
  useFirstView(children !== undefined);
  useChildrenGone(children);

  if (children === undefined || asking) return <LoadingPage />;
  const { screen, needsChildren } = routeOf(view);
  if (needsChildren && children.length === 0) return <Navigate to={placeUrl({ view: 'profile' })} replace />;
  return <Shown key={view} screen={screen} />;
}

/** Keeps the component it first rendered: swapping in the loaded one later would remount the screen. */
function Shown({ screen }: { screen: Screen }) {
  const [Component] = useState(screen.now);
  return <Component />;
}
