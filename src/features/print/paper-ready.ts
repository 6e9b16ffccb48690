import { loadScene, sceneKey } from '../../ui/scene/scenes.ts';

/** Settles when the fonts and the theme's picture are there, or can't be had; never rejects. */
export async function paperReady(theme: string): Promise<void> {
  const fonts = ['14pt "Venture Text"', '700 14pt "Venture Text"', '640 18pt "Venture Display"'];
  await Promise.allSettled([...fonts.map((font) => document.fonts?.load(font)), loadScene(sceneKey(theme))]);
}
