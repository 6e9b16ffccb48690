import { type StepGlyph, stepGlyphs } from './glyphs.tsx';
import styles from './ThemeIcon.module.css';

/** The icon of a step's type: an open book, a running foot, a knot, a flag. */
export function StepTypeIcon({ type }: { type: string }) {
  const glyph = Object.hasOwn(stepGlyphs, type) ? stepGlyphs[type as StepGlyph] : stepGlyphs.other;
  return (
    <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24" style={{ width: '1.5rem', height: '1.5rem' }} focusable="false">
      {glyph}
    </svg>
  );
}
