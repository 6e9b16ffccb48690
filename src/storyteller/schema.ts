import * as z from 'zod/mini';
import { environments } from '../domain/catalog.ts';
import { affordances, beats, castSlots, deeds, demands, freshSlots, instead, propHazards, spaces } from './vocabulary.ts';

/**
 * The shape of every content pack. Packs are JSON files under `packs/`; `scripts/check-packs.ts` holds them to these
 * schemas and to the writing rules of `check.ts`. How to write them: `docs/story-authoring.md`.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const texts = (min: number) => z.array(text).check(z.minLength(min));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));
const DeedSchema = z.enum(deeds);

/** One read-aloud text in the lengths for different ages; the tables are in the authoring guide. */
const Tiers = z.strictObject({ tiny: z.optional(text), little: z.optional(text), text: z.optional(text) });
export type Tiers = z.infer<typeof Tiers>;

/** The same with a short and a full form, both needed. */
const Pair = z.strictObject({ little: text, text });
export type Pair = z.infer<typeof Pair>;

const PropSlot = z.strictObject({
  can: z.enum(affordances),
  /** How many are needed at least; from 2 on only items listed in the plural fit. */
  count: z.optional(z.int().check(z.gte(1), z.lte(6))),
});

export const Core = z.strictObject({
  id,
  /** What bodies do, in two or three words: two steps in a row never share it. */
  mechanic: id,
  deed: DeedSchema,
  /** From and to which age of the youngest player it suits. Older children are given their role. */
  ages: z.tuple([z.int().check(z.gte(1), z.lte(18)), z.int().check(z.gte(1), z.lte(18))]),
  /** 1 still, 2 gentle, 3 up and about, 4 lively, 5 wild. */
  energy: z.int().check(z.gte(1), z.lte(5)),
  space: z.enum(spaces),
  /** Where it works; left out: anywhere. */
  places: z.optional(z.array(z.enum(['indoors', 'outdoors', ...environments])).check(z.minLength(1))),
  /** How many must play at least, an adult who takes a role counted in. */
  players: z.optional(z.int().check(z.gte(1), z.lte(6))),
  demands: z.array(z.enum(demands)),
  /** What must lie around, by the name that the texts use. Left out: nothing. */
  props: z.optional(z.record(z.string(), PropSlot)),
  minutes: z.int().check(z.gte(1), z.lte(12)),
  /** The styles it suits, each with what makes it that style, said to the adult. */
  styles: z.strictObject({
    cooperative: z.optional(text),
    competitive: z.optional(text),
    creative: z.optional(text),
    educational: z.optional(text),
  }),
  /** What is read aloud, in several wordings. */
  calls: z.array(Tiers).check(z.minLength(3)),
  /** For the adult: how it is played, one sentence an instruction, the most needed first. */
  do: z.array(text).check(z.minLength(1), z.maxLength(4)),
  /** What a child of about that age does: 1–4, 5–8, 9–18. A missing one means: not for that age. */
  roles: z.strictObject({ little: z.optional(text), middle: z.optional(text), big: z.optional(text) }),
  /** A full part for a child who can't do what the family of demands asks. It never says why. */
  instead: z.optional(z.partialRecord(z.enum(instead), text)),
  easier: text,
  harder: text,
  /** How everybody knows that it is over. */
  ends: text,
  /** For an adult who takes part. */
  adult: z.strictObject({ minimal: text, moderate: text, full: text }),
  /** What to look out for while they play. */
  cues: texts(1),
  safety: z.optional(texts(1)),
  /** One line: the whole activity. */
  gist: text,
  /** What has happened in the story when it is done; the next step opens with it. */
  done: texts(2),
});
export type Core = z.infer<typeof Core>;
export const CorePack = z.array(Core).check(z.minLength(1));

/** A stretch of the road: where the story stands as the step opens. */
const Leg = z.strictObject({ id, beat: z.enum(beats), title: text, little: text, text });
export type Leg = z.infer<typeof Leg>;

/** A thing that the prologue shows and the ending needs. */
const Plant = z.strictObject({
  id,
  noun: text,
  /** A short reminder on the way. */
  recall: text,
  payoff: Pair,
});
export type Plant = z.infer<typeof Plant>;

const Frame = z.strictObject({
  id,
  title: text,
  /** Who and what is in it, as lexicon entries. What is left out is drawn from the theme's words. */
  cast: z.strictObject({ friend: z.optional(text), rival: z.optional(text), goal: z.optional(text), home: z.optional(text) }),
  /** What the players want, in a few words that follow `to`: `bring the tide back`. */
  want: text,
  prologue: z.array(z.strictObject({ tiny: text, little: text, text })).check(z.minLength(1)),
  /** The first one stands in every prologue, the others only where `text` is read. */
  plants: z.array(Plant).check(z.minLength(2), z.maxLength(3)),
  legs: z.array(Leg).check(z.minLength(6)),
  /** How the want comes true. */
  resolution: Pair,
  /** The payoffs lead up to the resolution, and are told before it; otherwise they follow it. */
  payoffFirst: z.optional(z.boolean()),
  /** One or two sentences for the library, past tense; {names} are the players. */
  summary: text,
});
export type Frame = z.infer<typeof Frame>;

const Twist = z.strictObject({ id, title: text, little: text, text });
export type Twist = z.infer<typeof Twist>;

const Ending = z.strictObject({
  id,
  title: text,
  /** What the children choose, as an option of the step before. */
  choice: text,
  little: text,
  text,
  /** For the adult: the quiet thing everybody does while it is read. */
  action: text,
});
export type Ending = z.infer<typeof Ending>;

const lexicon = z.record(z.enum([...castSlots, ...freshSlots]), z.array(text));
const perDeed = z.record(DeedSchema, z.array(text));

/** A theme, or a part of one: packs with the same `theme` are put together. Parts may leave out whatever they don't add to. */
export const ThemePack = z.strictObject({
  theme: id,
  lexicon: z.optional(z.partialRecord(z.enum([...castSlots, ...freshSlots]), z.array(text))),
  frames: z.optional(z.array(Frame)),
  /** Legs that suit every frame of the theme, for long adventures. */
  passages: z.optional(z.array(Leg)),
  twists: z.optional(z.array(Twist)),
  endings: z.optional(z.array(Ending)),
  /** Why the story needs this deed now. */
  reasons: z.optional(z.partialRecord(DeedSchema, z.array(text))),
  /** What the children choose that leads to this deed, as a short imperative. */
  choices: z.optional(z.partialRecord(DeedSchema, z.array(text))),
  /** Something to see, hear or smell, for older listeners. */
  colours: z.optional(z.array(text)),
});
export type ThemePack = z.infer<typeof ThemePack>;

/** A whole theme, every part there. */
export type Theme = {
  theme: string;
  lexicon: z.infer<typeof lexicon>;
  frames: Frame[];
  passages: Leg[];
  twists: Twist[];
  endings: Ending[];
  reasons: z.infer<typeof perDeed>;
  choices: z.infer<typeof perDeed>;
  colours: string[];
};

export const PropRow = z.strictObject({
  /** The thing's plain singular; `many` where the plural is not just an s. */
  one: text,
  many: z.optional(text),
  /** Not counted: sand, paper, tape. */
  mass: z.optional(z.boolean()),
  /** Other names for it. */
  also: z.optional(z.array(text)),
  can: z.array(z.enum(affordances)),
  hazards: z.optional(z.array(z.enum(propHazards))),
});
export type PropRow = z.infer<typeof PropRow>;
export const PropTable = z.array(PropRow).check(z.minLength(1));

/** What a special consideration means for play. */
export const Consideration = z.strictObject({
  id,
  /** Regular expressions, tried without case on each clause of the adult's words. */
  patterns: texts(1),
  bans: z.array(z.enum(demands)),
  /** Nothing livelier than this. */
  energy: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** Prop hazards to keep away. */
  hazards: z.optional(z.array(z.enum(propHazards))),
  /** A quiet word for the adult, without naming the limit. */
  cue: z.optional(text),
});
export type Consideration = z.infer<typeof Consideration>;
export const ConsiderationTable = z.array(Consideration).check(z.minLength(1));

/** What a note does to the next step. */
const Effect = z.strictObject({
  /** Added to the planned energy from now on. */
  energy: z.optional(z.int().check(z.gte(-3), z.lte(2))),
  /** −1 easier, 1 harder, from now on. */
  difficulty: z.optional(z.int().check(z.gte(-1), z.lte(1))),
  /** The next step is one to calm down by, and stopping is offered. */
  calm: z.optional(z.boolean()),
  /** The next step brings the story to its end. */
  end: z.optional(z.boolean()),
  /** What becomes of the thing that the note names. */
  thing: z.optional(z.enum(['canon', 'feature', 'ban', 'name'])),
  /** What becomes of the child that the note names. */
  child: z.optional(z.enum(['lead', 'rest', 'ease'])),
  /** Deeds to go on with, or to leave alone for a while. */
  more: z.optional(z.array(DeedSchema)),
  less: z.optional(z.array(DeedSchema)),
  /** Demands that are off from now on. */
  bans: z.optional(z.array(z.enum(demands))),
  /** `same`: more of the same deed; `other`: something else. */
  again: z.optional(z.enum(['same', 'other'])),
  /** Play is short from now on. */
  shorten: z.optional(z.boolean()),
  /** They have left the place for one with a roof: nothing listed is at hand any more, and there is a rug's room. */
  inside: z.optional(z.boolean()),
});
export type Effect = z.infer<typeof Effect>;

export const Intent = z.strictObject({
  id,
  /** Higher ones are answered aloud first: safety 9, comfort 7, wishes 5, story 3. */
  weight: z.int().check(z.gte(1), z.lte(9)),
  /**
   * Regular expressions, tried without case. `(?<thing>…)` is made by writing `<thing>`, `(?<name>…)` by `<name>`,
   * a child's name by `<child>`.
   */
  patterns: texts(1),
  /** The intent that the same words mean after a `not`; left out: nothing. */
  negated: z.optional(id),
  effect: Effect,
  /** Read aloud at the start of the next step. {thing}, {name} and {child} stand for what the note names. */
  responses: z.array(z.strictObject({ little: text, text, needs: z.optional(z.enum(['thing', 'name', 'child'])) })).check(z.minLength(3)),
  /** A word for the adult. */
  cue: z.optional(text),
});
export type Intent = z.infer<typeof Intent>;
export const IntentPack = z.array(Intent).check(z.minLength(1));

/** Small words between the parts, safety lines, and what interests lead to. */
export const Glue = z.strictObject({
  /** `{lead}` is asked to go first; `{title}` is the theme's honorific. */
  leads: texts(6),
  /** Said when the children chose this deed. */
  chosen: z.record(DeedSchema, texts(2)),
  /** A thing from the way comes back: `{thing}` is canon, with its article. */
  returns: z.array(Pair).check(z.minLength(6)),
  /** At the end, something that a note brought in is thanked: `{thing}`. */
  farewells: z.array(Pair).check(z.minLength(4)),
  /** Somebody's deed is remembered: `{child}`, `{step}` is the title of the step that they led. */
  credits: z.array(Pair).check(z.minLength(4)),
  /** Where a story that somebody else began goes on: `{step}` is the title of their last step. */
  resumes: z.array(Pair).check(z.minLength(3)),
  /** A listed {item} stands for a place of the story, {where}. */
  stagings: texts(3),
  /** Opens a free-text theme: {one} and {two} are words of the family's own. */
  ownWords: z.array(Pair).check(z.minLength(2)),
  /** For a demand or a prop hazard: what the adult keeps an eye on. */
  safety: z.partialRecord(z.enum([...demands, ...propHazards, 'hide-under', 'outdoors', 'playground']), text),
  /** Interests, by regular expression, and the deeds that go with them. */
  interests: z.array(z.strictObject({ pattern: text, deeds: z.array(DeedSchema) })),
  interestCues: texts(4),
  /** Said to the adult at step 0. */
  preparation: z.strictObject({ with: texts(2), without: texts(2), first: texts(2), lead: texts(2), wide: text }),
  stopCues: texts(2),
  /** The option that brings the story to its end, after a hurt or a fright. */
  stopChoices: texts(2),
  /** Words of a free-text theme, by what they are. */
  custom: z.strictObject({ animals: texts(1), people: texts(1), places: texts(1), dull: texts(1) }),
  /** Words that a note may not bring into the story. */
  unwanted: texts(1),
});
export type Glue = z.infer<typeof Glue>;

/** Everything that the storyteller tells from. */
export type Content = {
  cores: readonly Core[];
  themes: Readonly<Record<string, Theme>>;
  props: readonly PropRow[];
  considerations: readonly Consideration[];
  intents: readonly Intent[];
  glue: Glue;
};
