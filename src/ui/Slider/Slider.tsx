import { type ComponentProps, type CSSProperties, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Slider.module.css';

export type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step' | 'onChange'> & {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onValueChange: (value: number) => void;
  /** The value in words, shown beside the label and read by screen readers: `(v) => `${Math.round(v * 100)} %``. */
  format: (value: number) => string;
};

/** A slider for a number, with its value in words. */
export function Slider({ label, value, min, max, step = 1, onValueChange, format, className, ...rest }: SliderProps) {
  const id = useId();
  const filled = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className={cx(styles.slider, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          {format(value)}
        </output>
      </div>
      <input
        {...rest}
        id={id}
        type="range"
        className={styles.range}
        style={{ '--filled': `${filled * 100}%` } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
