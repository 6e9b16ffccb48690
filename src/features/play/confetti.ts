/** How long the celebration lasts and how often a burst goes up; in ms. */
export const confettiMs = 3_000;
export const burstEveryMs = 250;

/**
 * Confetti over `canvas` for three seconds; none where the person asked for less motion. Answers how to stop it.
 * The canvas is ours and no worker is used: the content security policy allows neither a blob worker nor injected styles.
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
  // What is still in the air goes as well: how long it would fall depends on the machine.
  const end = setTimeout(stop, confettiMs);
  return stop;
}
