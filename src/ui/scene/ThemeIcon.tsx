import { type ThemeGlyph, themeGlyphs } from './glyphs.tsx';
import styles from './ThemeIcon.module.css';

export type ThemeIconProps = {
  theme: string;
  /** Any CSS length; default 1.5 rem. */
  size?: string | undefined;
  /** Names the icon where it stands alone; else it is decoration. */
  label?: string | undefined;
};

/** The small sign of a theme, drawn in the colour of the text around it; a compass for the ones we have no sign for. */
export function ThemeIcon({ theme, size = '1.5rem', label }: ThemeIconProps) {
  const glyph = Object.hasOwn(themeGlyphs, theme) ? themeGlyphs[theme as ThemeGlyph] : themeGlyphs.other;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...naming} className={styles.icon} viewBox="0 0 24 24" style={{ width: size, height: size }} focusable="false">
      {glyph}
    </svg>
  );
}
