import hiding from '../hidden.module.css';

export type LiveRegionProps = {
  /**
   * Announced whenever it changes. Keep the element mounted and change only the message: screen readers often ignore a region that is added
   * together with its text.
   */
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
