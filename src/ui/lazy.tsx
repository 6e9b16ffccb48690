import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { controlWords } from '../messages/shared/controls.ts';
import { toast } from './Toast/toast.ts';

/** How long a tap waits for the code of its dialog, in ms. Over a dead connection, a browser waits for minutes. */
const dialogMs = 10_000;

/**
 * A dialog whose code is loaded when it first opens, so that it does not delay the first screen. It stays mounted for its closing
 * animation. If the code can't be loaded, `close` is called and a toast says so; the next opening tries again. Without an `open` the dialog is
 * open while it is mounted.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  let Dialog: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const open = !('open' in props) || props.open === true;
    const [wanted, setWanted] = useState(open);
    const [, setLoaded] = useState(false);
    if (open && !wanted) setWanted(true);
    const giveUp = useEffectEvent(() => {
      close(props);
      const t = controlWords.get();
      toast({ title: t.notHere, description: t.notHereText, tone: 'destructive' });
    });
    useEffect(() => {
      if (!open || Dialog !== null) return undefined;
      let waiting = true;
      const fail = (): void => {
        if (waiting) giveUp();
      };
      const timer = setTimeout(fail, dialogMs);
      load().then((loaded) => {
        Dialog = loaded;
        if (waiting) setLoaded(true);
        clearTimeout(timer);
      }, fail);
      return () => {
        waiting = false;
        clearTimeout(timer);
      };
    }, [open]);
    return wanted && Dialog !== null ? <Dialog {...props} /> : null;
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
