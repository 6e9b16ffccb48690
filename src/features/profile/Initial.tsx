import styles from './Initial.module.css';

/** One colour a child, in the order of the list. */
const inks = ['underwater', 'pirates', 'jungle', 'magic', 'knights', 'fairy-tale', 'dinosaurs', 'space', 'detectives', 'ninjas'];

/** A child's initial, painted like the first letter of a chapter. Decoration: the name stands beside it. */
export function Initial({ name, index }: { name: string; index: number }) {
  const [letter = '?'] = name.trim();
  return (
    <span className={styles.initial} data-theme={inks[index % inks.length]} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
