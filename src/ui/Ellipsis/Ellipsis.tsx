import styles from './Ellipsis.module.css';

/**
 * Three dots that bounce one after the other; with reduced motion they stand still. Hidden from screen readers, which read the text before
 * it.
 */
export function Ellipsis() {
  return (
    <span className={styles.ellipsis} aria-hidden="true">
      <span>.</span>
      <span>.</span>
      <span>.</span>
    </span>
  );
}
