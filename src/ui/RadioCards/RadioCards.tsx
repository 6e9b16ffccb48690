import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import hiding from '../hidden.module.css';
import styles from './RadioCards.module.css';

export type RadioCard<T extends string> = {
  value: T;
  title: string;
  /** One line that explains the choice. */
  meaning?: string | undefined;
  icon?: ReactNode;
  /** A picture at the top of the card, for example a `<Scene variant="tile" />`. */
  art?: ReactNode;
  /** The theme whose accent colour this card uses. */
  theme?: string | undefined;
};

export type RadioCardsProps<T extends string> = {
  /** The question that the group asks. */
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  options: readonly RadioCard<T>[];
  value: T | null;
  onValueChange: (value: T) => void;
  /** On a phone a card shows only its picture and title; screen readers still read the explanation. */
  dense?: boolean | undefined;
  className?: string | undefined;
};

/** A radio group of large cards, with the usual arrow keys. */
export function RadioCards<T extends string>({
  label,
  hideLabel = false,
  hint,
  options,
  value,
  onValueChange,
  dense = false,
  className,
}: RadioCardsProps<T>) {
  const id = useId();
  return (
    <fieldset className={cx(styles.group, className)} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={cx(styles.legend, hideLabel && hiding.hidden)}>{label}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={cx(styles.cards, dense && styles.dense, options.some((option) => option.art !== undefined) && styles.gallery)}>
        {options.map((option) => (
          <OneCard
            key={option.value}
            group={id}
            option={option}
            checked={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OneCardProps = { group: string; option: RadioCard<string>; checked: boolean; onChoose: () => void };

function OneCard({ group, option, checked, onChoose }: OneCardProps) {
  const { value, title, meaning, icon, art, theme } = option;
  const id = `${group}-${value}`;
  return (
    <label className={cx(styles.card, art !== undefined && styles.withArt)} data-theme={theme}>
      <input
        type="radio"
        className={cx(hiding.control, styles.radio)}
        name={group}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={meaning === undefined ? undefined : `${id}-meaning`}
        onChange={onChoose}
      />
      <span className={styles.ring} aria-hidden="true" />
      {art !== undefined && (
        <span className={styles.art} aria-hidden="true">
          {art}
        </span>
      )}
      <span className={styles.body}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.title} id={`${id}-title`}>
            <bdi>{title}</bdi>
          </span>
          {meaning !== undefined && (
            <span className={styles.meaning} id={`${id}-meaning`}>
              {meaning}
            </span>
          )}
        </span>
      </span>
      <span className={styles.mark} aria-hidden="true" />
    </label>
  );
}
