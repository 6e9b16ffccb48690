/** How the screen is lit: `system` follows the device between day and night. */
export type Light = 'system' | 'day' | 'night' | 'sun';

/** The colour of the browser's own bars in each light; the same as `--cloth` in tokens.css. */
export const lightColors = { day: '#f6ecd9', night: '#12182f', sun: '#ffffff' } as const;

/**
 * Sets the light of the whole document, and the colour of the browser's bars with it. Safe to call before first paint.
 * `system` takes the choice away again; the two `<meta name="theme-color" media>` of index.html then apply.
 */
export function applyLight(light: Light, root: Document = document): void {
  const forced = root.querySelector<HTMLMetaElement>('meta[name="theme-color"][data-forced]');
  if (light === 'system') {
    delete root.documentElement.dataset.light;
    forced?.remove();
    return;
  }
  root.documentElement.dataset.light = light;
  const meta = forced ?? root.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.forced = '';
  meta.content = lightColors[light];
  // The first theme-color that matches wins, so the forced one stands before the others.
  root.head.prepend(meta);
}

/** Sets how large the read-aloud text is: 1 is as designed, 2 is twice that; anything else is clamped to that range. */
export function applyReadingScale(scale: number, root: Document = document): void {
  const clamped = Math.min(2, Math.max(1, Number.isFinite(scale) ? scale : 1));
  root.documentElement.style.setProperty('--reading-scale', String(clamped));
}
