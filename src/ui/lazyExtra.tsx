import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = (): null => null;

/** A part that a screen can do without. Its code comes when it is first drawn; where it is not here and not to be had, `instead` takes its place. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Extra = lazy(async () => ({ default: await load().catch(() => instead) }));
  return function LazyExtra(props: Props) {
    return (
      <Suspense fallback={null}>
        <Extra {...props} />
      </Suspense>
    );
  };
}
