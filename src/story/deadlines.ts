import type { CallOptions } from './ports.ts';

/** How long the family waits for the service before the device tells the step itself; in ms. */
export const storyDeadline: CallOptions = { firstByteMs: 8_000, totalMs: 20_000 };

/** The same for a first step, where the service did not answer last time. */
export const shortDeadline: CallOptions = { ...storyDeadline, firstByteMs: 1_200 };

/** Packing ahead happens while the family plays: nobody waits for it. */
export const packDeadline: CallOptions = { firstByteMs: 20_000, totalMs: 60_000 };

/** A note to the service that an adventure stopped. */
export const stopDeadline: CallOptions = { firstByteMs: 8_000, totalMs: 20_000 };

/** The check for previous adventures, whole. */
export const checkDeadline: CallOptions = { firstByteMs: 10_000, totalMs: 10_000 };
