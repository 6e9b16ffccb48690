import type { CallOptions } from './ports.ts';

/** How long the family waits for the service before the device tells the step instead; in ms. */
export const storyDeadline: CallOptions = { firstByteMs: 8_000, totalMs: 20_000 };

/** For a first step when the last call to the service got no answer. */
export const shortDeadline: CallOptions = { ...storyDeadline, firstByteMs: 1_200 };

/** How long the family waits until the storyteller on the device is loaded, in ms: a browser itself waits for minutes on a dead connection. Loading goes on. */
export const tellerMs = 10_000;

/** The same for summing up an adventure that stops, which can do without. */
export const keepsakeMs = 4_000;

/** For packing ahead, which nobody waits for. */
export const packDeadline: CallOptions = { firstByteMs: 20_000, totalMs: 60_000 };

/** For telling the service that an adventure has stopped. */
export const stopDeadline: CallOptions = { firstByteMs: 8_000, totalMs: 20_000 };

/** For the check for previous adventures. */
export const checkDeadline: CallOptions = { firstByteMs: 10_000, totalMs: 10_000 };
