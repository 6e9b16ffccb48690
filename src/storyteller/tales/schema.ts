import * as z from 'zod/mini';

/**
 * The shape of a tale: one authored story as a graph of scenes. Every word that is read aloud stands here. How to write one:
 * `docs/story-authoring.md`; `scripts/story/check.ts` holds every tale to this schema and to the writing rules of `check/`.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));

/**
 * A text in the lengths for different listeners: `little` for 1 to 4 years, `middle` for 5 to 9, `big` from 10 on. `text` stands for
 * both longer ones. What stands in [brackets] is left out for the younger half: 1–2 in `little`, 5–6 in `middle`, 10–12 in `big`.
 */
export const Said = z.strictObject({ little: text, text: z.optional(text), middle: z.optional(text), big: z.optional(text) }).check(
  z.refine((said) => said.text !== undefined || (said.middle !== undefined && said.big !== undefined), {
    error: 'needs `text`, or both `middle` and `big`',
  }),
);
export type Said = z.infer<typeof Said>;

/** A short text: one wording for all listeners, or one for each length where what they do is another. */
const Short = z.union([text, Said]);
export type Short = z.infer<typeof Short>;

/** Where a scene stands in the story's curve; the energy of what is played follows it. */
export const beats = ['setting-out', 'trial', 'high', 'turn', 'homeward'] as const;
export type Beat = (typeof beats)[number];

/** What a thing of the family's own (from a note) can be in a scene. */
export const bindKinds = ['crossing', 'shelter', 'vehicle', 'creature', 'thing', 'somebody'] as const;
export type BindKind = (typeof bindKinds)[number];

/** What a cast member answers to a mood (`comfort`: to fear and to tears), to a piece of news that changes nothing, or to a note that nothing else answers (`heard`). */
export const answerKinds = ['tired', 'quarrel', 'loved', 'hard', 'easy', 'weather', 'comfort', 'heard'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** How a mechanic's thing is called in this scene. */
const WayProp = z.strictObject({
  /** Keys of the table of things, the best first; any other that the mechanic can use comes after them. */
  prefer: z.optional(z.array(text)),
  /** Thing's key → what it is in the story, read as `{role.is}`; `*` for any other. A clause without a full stop. */
  is: z.optional(z.record(z.string(), text)),
});

/** The adult's own part, where one takes part: `{as: "the goose", do: "comment three times on each serving"}`. */
const AdultPart = z.strictObject({ as: text, do: text });

const doing = {
  /** Mechanics in order of preference, the first whose gates hold is played; or one list a band. */
  does: z.union([
    z.array(id).check(z.minLength(1)),
    z.strictObject({
      little: z.array(id).check(z.minLength(1)),
      middle: z.array(id).check(z.minLength(1)),
      big: z.array(id).check(z.minLength(1)),
    }),
  ]),
  /** What these words ask beyond the mechanic's own demands. */
  demands: z.optional(z.array(text)),
  props: z.optional(z.record(z.string(), WayProp)),
  /** The doing, said to the children in this scene's own nouns. */
  call: Said,
  /** For the adult: how it goes and when it is over. */
  how: Short,
  part: z.optional(AdultPart),
  /** Can be played by anybody anywhere: seated, without things, quiet, needing no one sense alone. Checked. */
  anybody: z.optional(z.literal(true)),
};

export const Way = z.strictObject({
  id,
  /** The choice's label: an imperative of at most seven words that names nothing which is not told yet. */
  offer: Short,
  ...doing,
  /** Facts beside the scene's own: going this way always sets the fact named like the scene to the way's id. */
  sets: z.optional(z.record(id, id)),
  /** What it changed: told right after the doing, whatever comes next. */
  done: Said,
});
export type Way = z.infer<typeof Way>;

export const Scene = z.strictObject({
  id,
  title: text,
  /** Where it leads to in a few words, in those of the fork's question: said before its offers where other scenes are offered too (*Under the table: go still*). */
  road: z.optional(Short),
  beat: z.enum(beats),
  /** The smallest number of steps in which it comes. Each path has two with 4, one with 5, one with 6, two with 8. */
  min: z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(8)]),
  /** Where we are, what is new, who is there. A second wording is for a family that hears the tale again. */
  here: z.union([Said, z.array(Said).check(z.minLength(1), z.maxLength(2))]),
  /** The road here, told before `here` when the named scenes were left out of a short telling. */
  far: z.optional(z.strictObject({ unless: z.array(id).check(z.minLength(1)), said: Said })),
  /** Sentences for what happened earlier: at most one, the oldest fact first. Said after `here`; `done`: once the doing is over, before the question. */
  recalls: z.optional(z.array(z.strictObject({ if: z.record(id, id), when: z.optional(z.literal('done')), said: Said }))),
  /** One or two sentences in which somebody asks or uses what a child is fond of: {interest}, of {a}'s. */
  interest: z.optional(Said),
  /** What the family's own {noted} thing does here. */
  binds: z.optional(z.partialRecord(z.enum(bindKinds), Said)),
  ways: z.array(Way).check(z.minLength(3), z.maxLength(5)),
  /** The scenes that may come next; left out in the last ones, after which an ending comes. */
  to: z.optional(z.array(id).check(z.minLength(1), z.maxLength(3))),
});
export type Scene = z.infer<typeof Scene>;

const Fork = z.strictObject({
  /** The scenes to choose between (or the one scene that comes next); `["ending"]` for the endings. */
  of: z.array(id).check(z.minLength(1)),
  /** Read aloud after the doing, before the offers. It pulls on, and it tells what the offers need. */
  said: Said,
});
export type Fork = z.infer<typeof Fork>;

/** A fact that returns at the end. */
const Read = z.strictObject({
  if: z.record(id, id),
  /** Left out: in `open`, before the doing; `close`: right after it; `after`: when all is well, before the last paragraph of `close`. */
  when: z.optional(z.enum(['close', 'after'])),
  said: Said,
});

const Ending = z.strictObject({
  id,
  title: text,
  offer: Short,
  /** Facts of which each must have one of these values; left out: always open. */
  needs: z.optional(z.record(id, z.array(id).check(z.minLength(1)))),
  ...doing,
  /** Before the doing. */
  open: Said,
  /** Read after the doing. The last image. */
  close: Said,
});
export type Ending = z.infer<typeof Ending>;

const Cast = z.strictObject({
  id,
  name: text,
  is: text,
  talks: text,
  wants: text,
  /** What they do when the children, by a note, were kind or rude to them; and what shows of a kindness at the end. */
  answers: z.strictObject({ kind: Short, rude: Short, last: Short }),
});
export type Cast = z.infer<typeof Cast>;

export const Tale = z.strictObject({
  id,
  theme: id,
  /** Its place in the theme's season, from 1. Any order can be played. */
  season: z.int().check(z.gte(1), z.lte(12)),
  /** The age in years from which the youngest gets something out of it; left out: everybody does. It is told to younger ones only where there is no other. */
  from: z.optional(z.int().check(z.gte(2), z.lte(18))),
  title: text,
  /** One line each, for the adult and for a model: what is wanted, what is in the way, why (kept for the turn), what is at stake. */
  want: text,
  obstacle: text,
  why: text,
  stakes: text,
  /** One or two sentences for the library, in the past tense, when it is told to the end; {names} are the players. */
  summary: text,
  cast: z.array(Cast).check(z.minLength(2), z.maxLength(4)),
  /** Planted in the prologue; at least one pays off in every ending. `words`: how a text names it. */
  things: z.array(z.strictObject({ id, name: text, words: z.optional(z.array(text)) })).check(z.minLength(2), z.maxLength(3)),
  /** A line that the children soon say along; in the prologue and in every ending. */
  refrain: z.optional(text),
  /** Other beings that the words may name: a crowd of gulls, the boats' crews. */
  extras: z.optional(z.array(text)),
  prologue: z.strictObject({
    said: Said,
    how: text,
    /** The first scenes. */
    to: z.array(id).check(z.minLength(1), z.maxLength(3)),
  }),
  /** Said before the prologue to a family that has heard it before: as to old friends. */
  again: Said,
  /** Said in the prologue when an earlier tale of the season left this mark; one at most. */
  greets: z.optional(z.array(z.strictObject({ mark: id, said: Said }))),
  scenes: z.array(Scene).check(z.minLength(7), z.maxLength(10)),
  forks: z.array(Fork).check(z.minLength(2)),
  reads: z.array(Read).check(z.minLength(3)),
  endings: z.array(Ending).check(z.minLength(2), z.maxLength(3)),
  /** What the family's own things from notes do where a scene has no line of its own, and at the end. {noted} is the thing in their words. */
  own: z.strictObject({
    meet: z.record(z.enum(bindKinds), Said),
    ending: z.record(z.enum(bindKinds), Said),
    /** {who} has become {what}. */
    became: Said,
    /** {noted} is gone: lost, broken, eaten. */
    lost: Said,
    /** {who} would rather not lead, and gets a quiet part. */
    back: Said,
  }),
  answers: z.record(z.enum(answerKinds), Said),
  /** What it leaves for the season: a mark, when these facts hold (always, where left out). */
  leaves: z.optional(z.array(z.strictObject({ mark: id, if: z.optional(z.record(id, id)) }))),
  /**
   * The answer to the season's open question, in one of its tales: said at the end, where `close` says `{own}`, to a family that knows all of these marks,
   * the question's hints.
   */
  thread: z.optional(z.strictObject({ knows: z.array(id).check(z.minLength(1)), said: Said })),
});
export type Tale = z.infer<typeof Tale>;
