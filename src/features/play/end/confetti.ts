/** How long the celebration lasts and how often confetti is fired; in ms. */
export const confettiMs = 3_000;
export const burstEveryMs = 250;

/**
 * Shows confetti on `canvas` for three seconds; none if the person prefers reduced motion. Resolves to a function that stops it. It draws
 * on our own canvas and without a worker, because the content security policy forbids blob workers and injected styles.
 */
export async function celebrate(canvas: HTMLCanvasElement, reducedMotion: boolean): Promise<() => void> {
  if (reducedMotion) return () => undefined;
  const { default: confetti } = await import('canvas-confetti');
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = (): void => {
    for (const x of [0.2, 0.8])
      void fire({ particleCount: 40, spread: 70, startVelocity: 38, origin: { x, y: 0.35 }, disableForReducedMotion: true });
  };
  burst();
  const timer = setInterval(burst, burstEveryMs);
  const stop = (): void => {
    clearInterval(timer);
    clearTimeout(end);
    fire.reset();
  };
  // Confetti still in the air is cleared too: how long it would fall depends on the device's speed.
  const end = setTimeout(stop, confettiMs);
  return stop;
}
