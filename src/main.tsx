import { sessionKey } from './platform/session-key.ts';

// The first file of the app, and a small one: it opens the door whose code the page has asked for already (scripts/first-paint.ts), and asks for
// it itself where a browser knows no preloading, together with what starts the app. A failure is the start's to show: it asks for the same
// code. Where the start itself can't be had, the page tells (index.html), as it does where this file can't.
const door = localStorage.getItem(sessionKey) === null ? import('./app/AuthRoute.tsx') : import('./app/MainRoute.tsx');
door.catch(() => undefined);
import('./start.tsx').then(
  ({ start }) => start(),
  () => window.dispatchEvent(new Event('venture-not-started')),
);
