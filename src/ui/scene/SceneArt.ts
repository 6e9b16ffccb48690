import type { ReactNode } from 'react';

/** One layer of a drawing. All layers share a stage of 1600 × 900 units, a little wider than the visible part. */
export type Plane = {
  /** How far it drifts to either side, in stage units: 0 for no motion, more for what is near. */
  drift: number;
  draw: ReactNode;
};

/**
 * A theme's drawing. Shapes have flat colours without gradients, so that the sun theme can turn them into line art:
 * - `fill="none"` with a stroke stays a line,
 * - `data-ink` stays solid black,
 * - `data-soft` (glow, texture, speckle) is hidden.
 */
export type SceneArt = {
  /** The top of the 400 units that the band shows; the interesting part of the drawing. */
  bandTop: number;
  /** The colour that is multiplied with all others at night; paler if the scene is dark already. */
  nightTint: string;
  planes: readonly Plane[];
  /** What lights up at night: stars, lamps, windows. On top of everything, without drift. */
  night?: ReactNode;
};
