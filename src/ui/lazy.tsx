import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A dialog whose code is loaded when it first opens, so that it does not delay the first screen. It stays mounted for its closing
 * animation.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}

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
