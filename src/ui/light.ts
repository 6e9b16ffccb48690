/** The colour theme: `system` follows the device between day and night. */
export type Light = 'system' | 'day' | 'night' | 'sun';

/** The browser's toolbar colour in each theme; the same as `--cloth` in tokens.css. */
export const lightColors = { day: '#f6ecd9', night: '#12182f', sun: '#ffffff' } as const;

/**
 * Sets the colour theme of the whole document and the browser's toolbar colour. Safe to call before first paint. `system` removes the
 * override; the two `<meta name="theme-color" media>` of index.html then apply.
 */
export function applyLight(light: Light): void {
  const forced = document.querySelector<HTMLMetaElement>('meta[name="theme-color"][data-forced]');
  if (light === 'system') {
    delete document.documentElement.dataset.light;
    forced?.remove();
    return;
  }
  document.documentElement.dataset.light = light;
  const meta = forced ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.forced = '';
  meta.content = lightColors[light];
  // Browsers use the first theme-color that matches, so the override goes before the others.
  document.head.prepend(meta);
}

/** Sets the scale of the text to read aloud, from 1 (the designed size) to 2; other values are clamped. */
export function applyReadingScale(scale: number): void {
  const clamped = Math.min(2, Math.max(1, Number.isFinite(scale) ? scale : 1));
  document.documentElement.style.setProperty('--reading-scale', String(clamped));
}
