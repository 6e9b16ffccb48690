import { type ComponentType, lazy } from 'react';

/** A screen of the route table. */
export type Screen<Props = object> = {
  /** Fetches the screen's code; rejects if it can't be loaded. */
  load: () => Promise<unknown>;
  /**
   * The component itself if its code is loaded, else one that suspends until it is. React keeps a fallback on screen for at least 300 ms,
   * so a screen that is already loaded must not start with one.
   */
  now: () => ComponentType<Props>;
};

/** A screen whose code is loaded on demand. */
export function lazyScreen<Props extends object = object>(fetchCode: () => Promise<ComponentType<Props>>): Screen<Props> {
  let here: ComponentType<Props> | null = null;
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    here ??= await fetchCode();
    return here;
  };
  const waitFor = (): ComponentType<Props> => lazy(async () => ({ default: await fetchOnce() }));
  let Waiting = waitFor();
  const load = (): Promise<unknown> => {
    // React keeps the failure of a component whose code could not be loaded. Each visit begins with this call, and so with a new one.
    Waiting = waitFor();
    return fetchOnce();
  };
  return { load, now: () => here ?? Waiting };
}

/** A screen whose code is part of the importing file. */
export function screenHere(Component: ComponentType): Screen {
  return { load: () => Promise.resolve(), now: () => Component };
}
