/** A gentle sound that is synthesised on the device: three notes of a small bell. */

/** The frequency of each note in Hz, and when it begins, in seconds. */
const notes = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.35 },
  { pitch: 783.99, at: 0.7 },
] as const;
/** How long a note takes to fade, in seconds. */
const fade = 1.6;

export type Chime = { ring: () => void; stop: () => void };

/** Prepares the sound. To be called from a tap, without which browsers allow no sound. Null where the browser has no Web Audio. `stop` ends it for good. */
export function readyChime(): Chime | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  // Not allowed on a page that was reloaded and not tapped yet; then only the screen shows that the time is over.
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
