import { capitalise, joinEnglishNames } from '../../../domain/naming.ts';
import { cautions } from '../../safety/place.ts';
import type { Tale } from '../../tales/schema.ts';
import { contentStems } from '../../words/content-words.ts';
import { escaped } from '../../words/escaped.ts';
import { enumerated, lowerFirst } from '../../words/lexicon.ts';
import { wordingFor } from '../bands.ts';
import type { Library } from '../library.ts';
import type { Family } from '../people/family.ts';
import { partLines, partsIn } from '../people/parts.ts';
import type { Turn } from '../people/turn.ts';
import type { Playable } from '../picking/gates.ts';
import { render, type Scope } from './render.ts';

/** What the adult reads: how it goes and when it is over, who is voiced how, and what to look out for. */

/** The adult's line for a doing: their own part in it, if there is one, then how the game goes and when to stop. */
export function howOf(family: Family, turn: Turn, playable: Playable, scope: Scope): string {
  const { part, how } = playable.doing;
  const line = render(wordingFor(how, family.band), scope).replaceAll(/\bOver (when|after|at|with)\b/g, 'Stop $1');
  if (part === undefined) return line;
  const as = render(part.as, scope);
  const action = render(part.do, scope).replace(/[.!]+$/, '');
  const who = turn.words['adult'] === family.adult ? 'You are' : `${turn.words['adult'] ?? ''} is`;
  return `${who} ${as}: ${lowerFirst(action)}. ${line}`;
}

/**
 * The cast members (two at most) who speak in `aloud` and whose voice the adult was not told yet. Whoever is only spoken of needs no voice: somebody
 * speaks where a paragraph has the name and a quote, or the name twice. `described`: the ids of those whose voice was told before.
 */
export function newVoices(tale: Tale, aloud: string, described: ReadonlySet<string>): Tale['cast'] {
  const paragraphs = aloud.split(/\n{2,}/);
  const speaks = (name: string): boolean => {
    // Whole words, as they are spelt, or as a sentence begins: “their shadows” is not Shadow, but “The giant” is the giant.
    const spelt = [name, capitalise(name)].map((each) => escaped(each)).join('|');
    const named = new RegExp(`(?<!\\p{L})(?:${spelt})(?!\\p{L})`, 'gu');
    return paragraphs.some((text) => {
      const times = text.match(named)?.length ?? 0;
      return times > 1 || (times === 1 && text.includes('“'));
    });
  };
  return tale.cast.filter(({ id, name }) => !described.has(id) && speaks(name)).slice(0, 2);
}

type Cued = { voices: Tale['cast']; playable: Playable | null; difficulty: number };

/**
 * Hints for the adult: how each of `voices` talks, what an older child does, how to make the game easier or harder, and the part of a child who can't
 * do it, by name, or of whoever would rather not. `playable` is null in the prologue, which has instead what helps a child with special considerations. `difficulty`: −1 where they noted that it was too hard, 1 where too easy, else 0.
 */
export function cuesOf(family: Family, scope: Scope, { voices, playable, difficulty }: Cued): string[] {
  const cues = voices.map(({ name, is, talks }) =>
    render(`${capitalise(name)} ${several.test(is) ? 'talk' : 'talks'} ${talks.replace(/[.!?]+$/, '')}.`, scope),
  );
  if (playable === null) return [...careHints(family), ...cues];
  const { mechanic, doing } = playable;
  const call = render(wordingFor(doing.call, family.band), scope);
  const hints = { mechanic, scope, call, whole: `${call} ${render(wordingFor(doing.how, family.band), scope)}` };
  const parts = partLines(partsIn(family, scope, playable));
  const others = parts.length > 0 ? parts : insteadHint(hints);
  return [...cues, ...olderHints(family, hints), ...difficultyHints(family, hints, difficulty), ...others];
}

/** What helps children with special considerations, each hint once and by name: *For Mia: face to face, with light on your face.* */
function careHints({ children }: Family): string[] {
  const hints = new Set(children.flatMap(({ limits }) => limits.cues));
  return [...hints].map((hint) => {
    const names = children.filter(({ limits }) => limits.cues.includes(hint)).map(({ name }) => name);
    return `For ${enumerated(names)}: ${lowerFirst(hint)}`;
  });
}

/** What a mechanic's hints are chosen by: the doing's call, and `whole`, all its texts. */
type HintContext = { mechanic: Playable['mechanic']; scope: Scope; call: string; whole: string };

/** What older children do, an age group a line. */
function olderHints({ children, youngest }: Family, { mechanic, scope, whole }: HintContext): string[] {
  const older = children.filter((child) => groupOf(child.age) !== groupOf(youngest) && child.age - youngest >= 3);
  return (['middle', 'big'] as const).flatMap((group) => {
    const names = older.filter((child) => groupOf(child.age) === group).map((child) => child.name);
    const role = mechanic.roles[group];
    if (names.length === 0 || role === undefined || !belongsTo(role, scope, whole, 1)) return [];
    return [`For ${joinEnglishNames(names)}: ${lowered(render(role, scope))}`];
  });
}

/** How to make the game easier or harder: both, or the one that the family's notes ask for. */
function difficultyHints({ children }: Family, { mechanic, scope, call, whole }: HintContext, difficulty: number): string[] {
  const easier = { before: 'Easier: ', line: mechanic.easier };
  const harder = { before: 'Harder: ', line: mechanic.harder };
  // The harder form of most games is beyond a child of five: it is shown to the youngest only where they found the game too easy.
  const small = children.every(({ age }) => age <= 5);
  const choice = [...(difficulty <= 0 ? [easier] : []), ...(difficulty > 0 || (difficulty === 0 && !small) ? [harder] : [])];
  // Where they noted too hard or too easy, one word in common is enough; otherwise the line must clearly be about this doing.
  const least = difficulty === 0 ? 2 : 1;
  return choice
    .filter(({ line }) => !(counts.test(line) && counts.test(whole)) && belongsTo(line, scope, call, least))
    .map(({ before, line }) => before + lowered(render(line, scope)));
}

/** Another part for whoever would rather not do what the game asks; at most one line. */
function insteadHint({ mechanic, scope, call }: HintContext): string[] {
  const lines = Object.values(mechanic.instead ?? {}).filter((line) => belongsTo(line, scope, call, 2));
  return lines.slice(0, 1).map((line) => `Or, for anyone who would rather: ${lowered(render(line, scope))}`);
}

/** A number. Where the doing has one, a mechanic's line with another would contradict it: “six pulls are enough” beside fourteen. */
const counts = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|third|fourth|fifth|every other|\d+)\b/i;

/** A cast member who is several: “six sardines”, “the seven eldest pupils”. The verb of their cue agrees. */
const several = /^(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/;

/** What a line asks its reader to be: the last word of “be the calm sea”. */
const somebodyElse = /\bbe (?:the|an?) (?:\w+ )?(\w+)(?= (?:who|that|with|and|or|of|in|on|to|for|at|from|over|under|once)\b|[^\w\s]|$)/gi;

/**
 * Whether a mechanic's line fits a doing. Mechanics are written without a tale, so a line may seem to speak of another game. It fits where it shares at
 * least `least` content words with the doing, and asks nobody to be something that the doing does not name (a sea, a tower, a cat).
 */
function belongsTo(template: string, scope: Scope, doingText: string, least: number): boolean {
  // Without `{others}`: who plays is named in every tale, so it proves nothing.
  const line = render(template.replaceAll('{others}', ''), scope);
  const named = contentStems(doingText);
  const shared = [...contentStems(line)].filter((word) => named.has(word)).length;
  const parts = [...line.matchAll(somebodyElse)].flatMap(([, part = '']) => [...contentStems(part)]);
  return shared >= least && parts.every((part) => named.has(part));
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? lowerFirst(text) : text;
}

function groupOf(age: number): 'little' | 'middle' | 'big' {
  return age <= 4 ? 'little' : age <= 8 ? 'middle' : 'big';
}

const maxSafety = 3;

/** Lines about the place itself. They are shown once, since the place stays the same until the family moves. */
const ofThePlace: ReadonlySet<string> = new Set(['floor', 'outdoors', 'playground', ...cautions]);

/**
 * What to look out for, three lines at most: water, a road, a height or stairs close by, then the mechanic's own, those of its demands, its things and the
 * place. `shown`: the lines that the adult has read in this place already.
 */
export function safetyOf(family: Family, playable: Playable, scope: Scope, library: Library, shown: ReadonlySet<string>): string[] {
  const { mechanic, props } = playable;
  const keys = [
    ...mechanic.demands,
    ...Object.values(props).flatMap((prop) => prop.hazards),
    ...Object.values(mechanic.props ?? {}).map(({ can }) => can),
    ...(family.place.roof === 'outdoors' && mechanic.energy >= 3 && mechanic.space !== 'seat' ? ['outdoors'] : []),
    ...(family.place.known === 'playground' ? ['playground'] : []),
  ];
  const lineOf = (key: string): string[] => {
    const line = library.safety[key];
    return line === undefined || (ofThePlace.has(key) && shown.has(line)) ? [] : [line];
  };
  const atPlace = family.limits.place.cautions.flatMap(lineOf);
  const ofDoing = (mechanic.safety ?? []).map((line) => render(line, scope));
  const lines = [...atPlace, ...ofDoing, ...keys.filter((key) => key !== 'effort').flatMap(lineOf)];
  // That one stops in time fits every lively step: beside another line, step after step, it keeps that one from being read.
  if (lines.length === 0 && keys.includes('effort')) return lineOf('effort');
  return [...new Set(lines)].slice(0, maxSafety);
}

const preparations = {
  with: [
    'Near you, if you like: {things}. The story needs nothing else, and these only if you choose so.',
    'If you like, have {things} near you. Nothing else is needed, and what is used depends on what you choose.',
  ],
  without: ['Nothing to get ready: you and a bit of room will do.', 'You don’t need anything this time. Just find a good spot.'],
} as const;

/**
 * The lines on what to lay out, and where to play, before the story starts. `kit`: keys of those things; the adventure uses no others. `safety`: what to look
 * out for at a place of each kind.
 */
export function preparationOf(family: Family, kit: readonly string[], safety: Library['safety']): string {
  const lines = preparations[kit.length > 0 ? 'with' : 'without'];
  const line = lines[family.seed % lines.length] ?? lines[0];
  const names = kit
    .flatMap((key) => family.props.filter((prop) => prop.key === key).slice(0, 1))
    .map(({ listed }) => (listed.number === 'one' ? `the ${listed.text}` : listed.text));
  const things = enumerated(names);
  const atPlace = family.limits.place.cautions.flatMap((kind) => safety[kind] ?? []);
  const isWide = family.place.space === 'lawn' && atPlace.length === 0;
  const wide = isWide ? ['Walk round the edge of your patch of grass once, so that everybody knows where it ends.'] : [];
  return [line.replace('{things}', things), ...atPlace, ...wide].join(' ');
}
