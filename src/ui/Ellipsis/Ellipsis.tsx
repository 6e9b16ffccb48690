import styles from './Ellipsis.module.css';

/** Three dots that hop one after the other; still with reduced motion. Not read out: the words before them say it. */
export function Ellipsis() {
  return (
    <span className={styles.ellipsis} aria-hidden="true">
      <span>.</span>
      <span>.</span>
      <span>.</span>
    </span>
  );
}
