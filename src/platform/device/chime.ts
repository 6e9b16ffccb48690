/** A gentle sound, made on the device: three notes like a small bell. */

/** In Hz, and when each begins, in seconds. */
const notes = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.35 },
  { pitch: 783.99, at: 0.7 },
] as const;
/** How long a note takes to fade, in seconds. */
const fade = 1.6;

export type Chime = { ring: () => void; stop: () => void };

/** To be called from a tap: browsers let no page sound without one. Null where the browser makes no sound. `stop` ends what sounds, for good. */
export function readyChime(): Chime | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  // Where it is not allowed to (a page that was loaded anew and not yet touched), the screen says it alone.
  context.resume().catch(() => undefined);
  return {
    ring: () => {
      for (const { pitch, at } of notes) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        const start = context.currentTime + at;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, start);
        volume.gain.exponentialRampToValueAtTime(0.25, start + 0.03);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + fade);
        tone.connect(volume).connect(context.destination);
        tone.start(start);
        tone.stop(start + fade);
      }
    },
    stop: () => void context.close().catch(() => undefined),
  };
}
