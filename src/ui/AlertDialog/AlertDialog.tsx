import { lazyDialog } from '../lazy.tsx';
import type { AlertDialogProps } from './AlertSheet.tsx';

/** A question that must be answered before anything else. A tap outside does nothing; Escape is cancel. */
export const AlertDialog = lazyDialog<AlertDialogProps>(
  () => import('./AlertSheet.tsx').then(({ AlertSheet }) => AlertSheet),
  ({ onOpenChange }) => onOpenChange(false),
);
