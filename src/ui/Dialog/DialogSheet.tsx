import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import { rescueFocus } from '../Heading/arrive.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two lines under the title; a screen reader reads them when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  /** The buttons, in a row that is always visible. */
  footer?: ReactNode;
  /** A picture above the title, over the full width. */
  art?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** If false, there is no close button, and neither Escape nor a tap outside closes it. */
  dismissible?: boolean | undefined;
  /** Gets the focus when the dialog opens; by default the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when the dialog is gone, after its closing animation. */
  onClosed?: (() => void) | undefined;
};

/** A modal dialog: the focus stays inside, and returns to where it was. */
export function DialogSheet({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  art,
  size = 'medium',
  dismissible = true,
  initialFocus,
  onClosed,
}: DialogProps) {
  const t = useMessages(controlWords);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!dismissible && details.reason === 'escape-key') {
          details.cancel();
          return;
        }
        onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return;
        // The sheet leaves the page, and takes the focus with it, a moment later.
        setTimeout(rescueFocus);
        onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={cx(styles.popup, styles[size])} {...(initialFocus && { initialFocus })}>
            {art !== undefined && <div className={styles.art}>{art}</div>}
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {dismissible && <Base.Close render={<IconButton label={t.close} icon={<X />} className={styles.close} />} />}
            </div>
            <div className={styles.body}>
              {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
