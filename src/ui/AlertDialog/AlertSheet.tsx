import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import dialogStyles from '../Dialog/Dialog.module.css';
import { rescueFocus } from '../Heading/arrive.ts';

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** More ways out, between cancel and confirm. */
  otherActions?: ReactNode;
  /** The confirm button is red and the focus starts on cancel. */
  destructive?: boolean | undefined;
  /** May be async: the button is busy until it settles. The dialog closes afterwards unless it answers false; it stays open too when it throws. */
  onConfirm: () => void | boolean | Promise<void | boolean>;
  /** Where the focus goes when the dialog closes; by default, or on `true`, to where it came from. */
  finalFocus?: (() => HTMLElement | true) | undefined;
};

/** A question that must be answered before anything else. A tap outside does nothing; Escape is cancel. */
export function AlertSheet({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  otherActions,
  destructive = false,
  onConfirm,
  finalFocus,
}: AlertDialogProps) {
  const t = useMessages(controlWords);
  const [busy, setBusy] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);

  async function confirm() {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (busy) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        // The sheet leaves the page, and takes the focus with it, a moment later.
        if (!isOpen) setTimeout(rescueFocus);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Viewport className={dialogStyles.viewport}>
          <Base.Popup
            className={cx(dialogStyles.popup, dialogStyles.small)}
            initialFocus={destructive ? cancelRef : confirmRef}
            finalFocus={finalFocus && (() => goOn(finalFocus()))}
          >
            <div className={dialogStyles.head}>
              <Base.Title className={dialogStyles.title}>{title}</Base.Title>
            </div>
            <Base.Description className={dialogStyles.body} render={<div />}>
              {children}
            </Base.Description>
            <div className={dialogStyles.footer}>
              <Base.Close render={<Button ref={cancelRef} variant="secondary" disabled={busy} />}>{cancelLabel ?? t.cancel}</Base.Close>
              {otherActions}
              <Button
                ref={confirmRef}
                variant={destructive ? 'danger' : 'primary'}
                size="medium"
                busy={busy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Focuses the element itself; Base UI would choose the first button inside of it. */
function goOn(target: HTMLElement | true): boolean {
  if (target === true) return true;
  requestAnimationFrame(() => target.focus());
  return false;
}
