import { Star } from 'lucide-react';
import { useId } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import hiding from '../hidden.module.css';
import styles from './StarRating.module.css';

export type StarRatingProps = {
  label: string;
  /** 1 to 5, or null if there is no rating yet. */
  value: number | null;
  onValueChange: (value: number) => void;
  className?: string | undefined;
};

/** One to five stars, as a group of radio buttons named `1 star` … `5 stars`. */
export function StarRating({ label, value, onValueChange, className }: StarRatingProps) {
  const t = useMessages(controlWords);
  const name = useId();
  return (
    <fieldset className={cx(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={cx(styles.star, value !== null && stars <= value && styles.full)}>
            <input
              type="radio"
              className={cx(hiding.control, styles.radio)}
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={t.stars(stars)}
              onChange={() => onValueChange(stars)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
