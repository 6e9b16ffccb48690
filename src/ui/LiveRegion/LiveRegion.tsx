import hiding from '../hidden.module.css';

export type LiveRegionProps = {
  /**
   * Announced whenever it changes. Keep the element mounted and change only the message: screen readers often ignore a region that is added
   * together with its text.
   */
  message: string;
};

/** Tells a screen reader what changed, without moving the focus. */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more screen readers announce this than an `<output>`
    <div className={hiding.hidden} role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
