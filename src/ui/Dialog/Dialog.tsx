import { lazyDialog } from '../lazy.tsx';
import type { DialogProps } from './DialogSheet.tsx';

/** A modal dialog: the focus stays inside, and returns to where it was. */
export const Dialog = lazyDialog<DialogProps>(
  () => import('./DialogSheet.tsx').then(({ DialogSheet }) => DialogSheet),
  ({ onOpenChange, onClosed }) => {
    onOpenChange(false);
    onClosed?.();
  },
);
