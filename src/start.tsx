import './zod-jitless.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { boot } from './app/boot.ts';

/** Starts the app, and draws it once its first screen can be drawn. Never rejects. */
export async function start(): Promise<void> {
  await boot();
  const root = document.getElementById('root');
  if (root === null) return;
  // As a transition it is drawn in slices: what a person does meanwhile is not kept waiting for the whole of it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
