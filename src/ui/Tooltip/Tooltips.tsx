import { useEffect, useState } from 'react';
import { lazyExtra } from '../lazy.tsx';

const Tooltip = lazyExtra(() => import('./Tooltip.tsx').then(({ Tooltip }) => Tooltip));

/** How long the pointer or the focus must rest on a control before its name is shown, in ms. */
const restMs = 450;

type Tip = { anchor: Element; text: string };

/**
 * Tooltips for controls that are only an icon, on hover and on keyboard focus. One component serves the whole page: any element with
 * `data-tip` has one. The code is loaded when the first is needed, so never on a touch screen, which has no hover.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(resting);
      setOpen(false);
    };
    const consider = (target: EventTarget | null): void => {
      const anchor = target instanceof Element ? target.closest('[data-tip]') : null;
      const text = anchor?.getAttribute('data-tip') ?? '';
      hide();
      if (anchor === null || text === '') return;
      resting = setTimeout(() => {
        if (!anchor.isConnected) return;
        setTip({ anchor, text });
        setOpen(true);
      }, restMs);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') consider(event.target);
    };
    const focused = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) consider(event.target);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', pressed);
    for (const kind of ['pointerdown', 'focusout', 'scroll'] as const)
      document.addEventListener(kind, hide, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed);
      for (const kind of ['pointerdown', 'focusout', 'scroll'] as const) document.removeEventListener(kind, hide, { capture: true });
    };
  }, []);

  return tip && <Tooltip {...tip} open={open && tip.anchor.isConnected} onClose={() => setOpen(false)} />;
}
