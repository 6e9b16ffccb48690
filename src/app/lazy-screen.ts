import { type ComponentType, lazy } from 'react';

/** A screen of the route table. */
export type Screen<Props = object> = {
  /** Fetches its code; rejects where it can't be had. */
  load: () => Promise<unknown>;
  /**
   * The component itself where its code is here, else one that waits for it. React shows what a component waited for 300 ms after its
   * fallback at the earliest: a screen that is here must not begin with a fallback.
   */
  now: () => ComponentType<Props>;
};

/** A screen whose code comes when it is wanted. */
export function lazyScreen<Props extends object = object>(fetchCode: () => Promise<ComponentType<Props>>): Screen<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    here ??= await fetchCode();
    return here;
  };
  const Waiting: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return { load, now: () => here ?? Waiting };
}

/** A screen whose code comes with what names it. */
export function screenHere(Component: ComponentType): Screen {
  return { load: () => Promise.resolve(), now: () => Component };
}
