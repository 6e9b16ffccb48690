import type { ReactNode } from 'react';

/** One sheet of the paper theatre. All sheets are drawn on the same 1600 × 900 stage, a little wider than what is seen. */
export type Plane = {
  /** How far it drifts to either side, in stage units: 0 stands still, what is near drifts most. */
  drift: number;
  draw: ReactNode;
};

/**
 * The drawing of a theme. Shapes are flat colours without gradients, so that sunlight can turn them into line art:
 * - `fill="none"` with a stroke stays a line,
 * - `data-ink` stays solid black,
 * - `data-soft` (glow, texture, speckle) goes away.
 */
export type SceneArt = {
  /** The top of the 400-unit strip that the band shows; the part of the stage where the story is. */
  bandTop: number;
  /** What multiplies the colours at night; paler where the scene is dark already. */
  nightTint: string;
  planes: readonly Plane[];
  /** What lights up at night: stars, lamps, windows. Drawn over everything, still. */
  night?: ReactNode;
};
