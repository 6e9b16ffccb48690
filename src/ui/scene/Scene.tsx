import { type CSSProperties, useDeferredValue, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import styles from './Scene.module.css';
import type { SceneArt } from './SceneArt.ts';
import { loadScene, type SceneKey, sceneKey } from './scenes.ts';

export type SceneShape = 'tile' | 'band' | 'wide';

export type SceneProps = {
  /** A theme's name; themes without a drawing get the meadow. */
  theme: string;
  /** The family's own words, for a theme of theirs. */
  words?: string | null | undefined;
  /** `tile`: 4:3, still. `band`: wide and low, above a card. `wide` (default): 16:9. */
  variant?: SceneShape | undefined;
  /** Disables the drifting motion. */
  still?: boolean | undefined;
  /** The accessible name; without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * The picture of a theme: layers that drift a little, as in a paper theatre. It reserves its space from the start (no layout shift), loads
 * its drawing by itself, and does not move off screen, with reduced motion, or in the sun theme.
 */
export function Scene({ theme, words, variant: shape = 'wide', still = false, label, className }: SceneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const moving = !still && shape !== 'tile';
  const seen = useOnScreen(frame, moving);
  // About eighty shapes: rendered after what is read and tapped.
  const art = useDeferredValue(useSceneArt(sceneKey(theme, words)), null);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div
      ref={frame}
      {...naming}
      data-theme={theme}
      className={cx(styles.scene, styles[shape], moving && seen && styles.drifting, className)}
    >
      {art !== null && <Drawn art={art} shape={shape} />}
    </div>
  );
}

const loaded = new Map<SceneKey, SceneArt>();

/**
 * A theme's drawing: at once if it was loaded before, else when it is. If it can't be loaded, the page stays usable with an empty frame,
 * and the next scene of that theme tries again.
 */
function useSceneArt(key: SceneKey): SceneArt | null {
  const [, setArrived] = useState<SceneKey | null>(null);
  useEffect(() => {
    if (loaded.has(key)) return undefined;
    let wanted = true;
    async function fetchArt() {
      try {
        loaded.set(key, await loadScene(key));
      } catch {
        return;
      }
      if (wanted) setArrived(key);
    }
    void fetchArt();
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded.get(key) ?? null;
}

function viewBox(art: SceneArt, shape: SceneShape): string {
  switch (shape) {
    case 'tile':
      return '200 0 1200 900';
    case 'band':
      return `0 ${art.bandTop} 1600 400`;
    case 'wide':
      return '0 0 1600 900';
  }
}

function Drawn({ art, shape }: { art: SceneArt; shape: SceneShape }) {
  const frame = {
    viewBox: viewBox(art, shape),
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': true,
    focusable: false,
  } as const;
  return (
    <div className={styles.stage} style={{ '--night-tint': art.nightTint } as CSSProperties}>
      {art.planes.map((plane, index) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- the planes of a drawing never change
          key={index}
          className={styles.plane}
          style={{ '--drift': `${plane.drift / 16}%`, '--pace': `${26 + index * 7}s` } as CSSProperties}
          {...frame}
        >
          {plane.draw}
        </svg>
      ))}
      <span className={styles.moonlight} />
      <span className={styles.tint} />
      {art.night !== undefined && (
        <svg className={cx(styles.plane, styles.night)} {...frame}>
          {art.night}
        </svg>
      )}
      <span className={styles.grain} />
    </div>
  );
}

/** Whether the element is visible on screen; observed only while `wanted`. */
function useOnScreen(ref: { readonly current: HTMLElement | null }, wanted: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!wanted || element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wanted]);
  return seen;
}
