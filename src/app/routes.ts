import { type ComponentType, lazy } from 'react';
import type { MainRoute } from './MainRoute.tsx';

/** The code behind the two doors of the app: fetched by the start, shown by the router. */

type Door<Props> = {
  load: () => Promise<unknown>;
  /**
   * The component itself where its code is here already, else one that waits for it. React shows what a component waited for 300 ms
   * after its fallback at the earliest: at the start that would be most of the time.
   */
  now: () => ComponentType<Props>;
};

function door<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Door<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    here ??= await fetchCode();
    return here;
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  return { load, now: () => here ?? Waiting };
}

export const authDoor = door<object>(() => import('./AuthRoute.tsx').then(({ AuthRoute }) => AuthRoute));
export const mainDoor = door<Parameters<typeof MainRoute>[0]>(() => import('./MainRoute.tsx').then(({ MainRoute }) => MainRoute));
