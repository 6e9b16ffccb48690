import { Tooltip as Base } from '@base-ui/react/tooltip';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  /** The control it belongs to. */
  anchor: Element;
  text: string;
  open: boolean;
  onClose: () => void;
};

/** Shows a control's name beside it. Not for screen readers, which have the name already. */
export function Tooltip({ anchor, text, open, onClose }: TooltipProps) {
  return (
    <Base.Root open={open} onOpenChange={(opens) => !opens && onClose()} disableHoverablePopup>
      <Base.Portal>
        <Base.Positioner anchor={anchor} side="bottom" sideOffset={8} className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
