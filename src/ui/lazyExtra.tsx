import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = (): null => null;

/** An optional part of a screen. Its code is loaded when it is first rendered; if that fails, `instead` is rendered. */
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
