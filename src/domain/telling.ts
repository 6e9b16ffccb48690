import type { ActivityLevel, ParticipationLevel, PlayStyle } from './catalog.ts';
import type { StoryChild } from './entities/child.ts';
import type { Memory } from './entities/profile.ts';
import type { Said } from './steps/said.ts';
import type { Step } from './steps/step.ts';

/** What every storyteller is given: the story service and the storyteller on the device alike. */

/** A child as a storyteller sees it; `considerations` are its limitations in the adult's words, null if there are none. */
export type TellingChild = Readonly<Omit<StoryChild, 'interests'>> & { readonly interests: readonly string[] };

export type TellingPlace = {
  /** `backyard`…, `saved` for a family's own place, `custom` for one described by hand. */
  type: string;
  name: string;
  description: string;
  /** The items in that place. A story must not require others. */
  items: readonly string[];
  spaceDetails: string;
};

export type TellingRequest = {
  /** A known theme's id, or null if the adult described the theme in their own words. */
  theme: string | null;
  /** The adult's own words; '' if a known theme was chosen. */
  customTheme: string;
  place: TellingPlace;
  playStyle: PlayStyle;
  activityLevel: ActivityLevel;
  participation: ParticipationLevel;
  adultName: string;
  children: readonly TellingChild[];
  totalSteps: number;
  /** A non-negative 32-bit integer: the same seed tells the same story. */
  seed: number;
  memory: Memory;
};

/** What the adult has said about the notes on the last told step. */
export type AboutNotes = {
  /** Keys of events that were understood in them and that the adult dropped; left out if there are none. */
  dropped?: readonly string[] | undefined;
  /** What taps have added to them; left out if there is nothing. */
  said?: readonly Said[] | undefined;
  /** They sound like trouble, but the adult has said that they are only part of the story. */
  inStory?: boolean | undefined;
};

/** The request for the next step: the told steps (the last one has the notes) and nothing else. */
export type NextRequest = TellingRequest & {
  told: readonly Step[];
  /** What the adult noted on the last told step; '' if nothing. */
  notes: string;
} & AboutNotes;
