/** The kinds of trouble that an adult may write into a note. */
export const troubleKinds = [
  'breathing',
  'swallowing',
  'self-harm',
  'emergency',
  'missing',
  'violence',
  'injury',
  'illness',
  'grief',
  'distress',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/**
 * What one language has of the meanings that trouble is made of. Each text is a list of phrases, apart by commas or line ends, written as they
 * are written by hand (case and accents do not count):
 * `word*` any ending · `*word` any beginning · `~` up to three words between · `<body>` any phrase of that list · `$` nothing more in this part of the sentence ·
 * `!phrase` counts only where the note is most likely in this language, since the word is another one's too.
 */
export type Tongue = {
  lang: string;
  /** Small words by which the language is known. None of another language's. */
  known: string;
  /** Enough by themselves. */
  stop: Partial<Record<TroubleKind, string>>;
  /** Enough for a question. */
  ask: Partial<Record<TroubleKind, string>>;
  /** Turns of phrase that sound like trouble and are none: taken out before anything else is read. */
  safe: string;
  /** Before a meaning they take it back. */
  not: string;
  /** Said of the whole note: it speaks of a game. */
  pretend: string;
  /** Said beside a trouble: it is staged. What a thing really is, who plays whom, where no home is, who laughs about it. */
  frame: string;
  /** Who or what lives in a story only: a child may be it. */
  creature: string;
  /** What can't be hurt. */
  toy: string;
  /** Long over. */
  past: string;
  /** Words for a person who is there: children, relatives. Names are added by the reader. */
  person: string;
  /** He, she, somebody. */
  pronoun: string;
  /** Who can be mourned: relatives, friends, animals of the house. */
  kin: string;
  dead: string;
  body: string;
  /** What hurts a part of the body. */
  harm: string;
  /** What makes the harm to a part of the body grave. */
  grave: string;
  swallow: string;
  /** Eating, drinking, putting into mouth, nose or ear. */
  ingest: string;
  /** Small things, batteries, poisons: never to be swallowed. */
  hazard: string;
  /** Other things that are no food. */
  thing: string;
  /** Before a person: not found. */
  seek: string;
  /** After a person: not there any more. */
  gone: string;
  /** Before a person: beating, biting. */
  strike: string;
  fall: string;
  /** Where one falls from, or what one falls onto or down. */
  height: string;
};
