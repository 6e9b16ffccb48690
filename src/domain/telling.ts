import type { ActivityLevel, ParticipationLevel, PlayStyle } from './catalog.ts';
import type { Memory } from './entities/profile.ts';
import type { Said } from './said.ts';
import type { Step } from './step.ts';

/** What any teller of stories is given: the same for the story service and for the storyteller on the device. */

export type TellingChild = {
  id: string;
  name: string;
  age: number;
  interests: readonly string[];
  /** Special considerations in the adult's words; null when there are none. */
  considerations: string | null;
};

export type TellingPlace = {
  /** `backyard`…, `saved` for a family's own place, `custom` for one typed in by hand. */
  type: string;
  name: string;
  description: string;
  /** What lies around there. Nothing else may be required. */
  items: readonly string[];
  spaceDetails: string;
};

export type TellingRequest = {
  /** A known theme's id, or null when the adult described the theme in their own words. */
  theme: string | null;
  /** The adult's own words; '' when a known theme was chosen. */
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
  /** Keys of what was understood in them and the adult dropped again; left out when none. */
  dropped?: readonly string[] | undefined;
  /** What taps have said in them; left out when nothing. */
  said?: readonly Said[] | undefined;
  /** They sound like trouble, and are of the story. */
  inStory?: boolean | undefined;
};

/** The next step to tell: the steps told so far (the last one carries the notes just taken) and nothing else. */
export type NextRequest = TellingRequest & {
  told: readonly Step[];
  /** What the adult noted on the last told step; '' when nothing. */
  notes: string;
} & AboutNotes;
