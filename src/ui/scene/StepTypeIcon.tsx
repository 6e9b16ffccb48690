import { type StepGlyph, stepGlyphs } from './glyphs.tsx';
import styles from './ThemeIcon.module.css';

export type StepTypeIconProps = { type: string; size?: string | undefined; label?: string | undefined };

/** The icon of a step's type: an open book, a running foot, a knot, a flag. */
export function StepTypeIcon({ type, size = '1.5rem', label }: StepTypeIconProps) {
  const glyph = Object.hasOwn(stepGlyphs, type) ? stepGlyphs[type as StepGlyph] : stepGlyphs.other;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...naming} className={styles.icon} viewBox="0 0 24 24" style={{ width: size, height: size }} focusable="false">
      {glyph}
    </svg>
  );
}
