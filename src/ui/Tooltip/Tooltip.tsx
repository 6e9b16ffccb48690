import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  /** A few words more about the control. Never the only place where something is said: touch has no hover. */
  text: string;
  /** The control: one element that takes a ref and the usual handlers, a Button for one. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
};

/** A small tag that shows on hover and on keyboard focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={10} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
