import hiding from '../hidden.module.css';

export type LiveRegionProps = {
  /** Said whenever it changes. Keep the element mounted and change the message: a region that appears with its text is often not read. */
  message: string;
  urgent?: boolean | undefined;
};

/** Tells a screen reader what changed, without moving the focus. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <div className={hiding.hidden} role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {message}
    </div>
  );
}
