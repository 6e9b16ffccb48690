import styles from './ThemeIcon.module.css';
import { type SignPart, themeSigns } from './theme-signs.ts';

export type ThemeIconProps = {
  theme: string;
  /** Any CSS length; default 1.5 rem. */
  size?: string | undefined;
  /** The accessible name; without it the icon is decorative. */
  label?: string | undefined;
};

const compass: readonly SignPart[] = [
  { d: 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0 -18.6 0Z' },
  { d: 'm16.8 7.2-2.9 6.7-6.7 2.9 2.9-6.7Z', solid: true },
  { d: 'M11.1 12a.9.9 0 1 0 1.8 0a.9.9 0 1 0 -1.8 0Z', width: 1.4, ink: 'var(--paper)' },
];

/** A theme's icon in the text colour; a compass for themes without one. */
export function ThemeIcon({ theme, size = '1.5rem', label }: ThemeIconProps) {
  const signs: Readonly<Record<string, readonly SignPart[]>> = themeSigns;
  const sign = Object.hasOwn(signs, theme) ? signs[theme] : compass;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...naming} className={styles.icon} viewBox="0 0 24 24" style={{ width: size, height: size }} focusable="false">
      {sign?.map(({ d, solid, width, ink }) => (
        <path key={d} d={d} data-fill={solid && ''} strokeWidth={width} stroke={ink} />
      ))}
    </svg>
  );
}
