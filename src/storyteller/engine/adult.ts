import { capitalise, joinNames } from '../../domain/naming.ts';
import type { Tale } from '../tales/schema.ts';
import { contentStems } from '../words/content-words.ts';
import { enumerated } from '../words/lexicon.ts';
import { wordingFor } from './bands.ts';
import type { Family } from './family.ts';
import type { Playable } from './gates.ts';
import type { Library } from './library.ts';
import { render, type Scope } from './render.ts';
import type { Turn } from './words.ts';

/** What the adult reads: how it goes and when it is over, who is voiced how, and what to look out for. */

/** The adult's own part, then the doing. */
export function howOf(family: Family, turn: Turn, playable: Playable, scope: Scope): string {
  const { part, how } = playable.doing;
  const line = render(wordingFor(how, family.band), scope).replaceAll(/\bOver (when|after|at|with)\b/g, 'Stop $1');
  if (part === undefined) return line;
  const as = render(part.as, scope);
  const action = render(part.do, scope).replace(/[.!]+$/, '');
  const lower = action.charAt(0).toLowerCase() + action.slice(1);
  const who = family.joins || turn.words['adult'] === family.adult ? 'You are' : `${turn.words['adult'] ?? ''} is`;
  return `${who} ${as}: ${lower}. ${line}`;
}

/**
 * The cast members (two at most) who speak in `aloud` and whose voice the adult was not told yet. Whoever is only spoken of needs no voice: somebody
 * speaks where a paragraph has the name and a quote, or the name twice. `described`: the ids of those whose voice was told before.
 */
export function newVoices(tale: Tale, aloud: string, described: ReadonlySet<string>): Tale['cast'] {
  const paragraphs = aloud.split(/\n{2,}/);
  const speaks = (name: string): boolean => {
    // A whole word, as it is spelt: “their shadows” is not Shadow.
    const named = new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');
    return paragraphs.some((text) => {
      const times = text.match(named)?.length ?? 0;
      return times > 1 || (times === 1 && text.includes('“'));
    });
  };
  return tale.cast.filter(({ id, name }) => !described.has(id) && speaks(name)).slice(0, 2);
}

/** Their voices, a role for each age that is not the youngest's, and a way to make it easier or harder. */
export function cuesOf(family: Family, voices: Tale['cast'], playable: Playable | null, scope: Scope, difficulty: number): string[] {
  const cues = voices.map(({ name, is, talks }) =>
    render(`${capitalise(name)} ${several.test(is) ? 'talk' : 'talks'} ${talks.replace(/[.!?]+$/, '')}.`, scope),
  );
  if (playable === null) return cues;
  const { mechanic, doing } = playable;
  // A mechanic's own lines know nothing of the tale: one that speaks of another game would only puzzle. (Who plays is in every tale.)
  const call = render(wordingFor(doing.call, family.band), scope);
  const told = `${call} ${render(wordingFor(doing.how, family.band), scope)}`;
  const belongs = (line: string, heard: string, least: number) => belongsTo(render(line.replaceAll('{others}', ''), scope), heard, least);
  const older = family.children.filter((child) => groupOf(child.age) !== groupOf(family.youngest) && child.age - family.youngest >= 3);
  for (const group of ['middle', 'big'] as const) {
    const names = older.filter((child) => groupOf(child.age) === group).map((child) => child.name);
    const role = mechanic.roles[group];
    if (names.length > 0 && role !== undefined && belongs(role, told, 1)) {
      cues.push(`For ${joinNames(names)}: ${lowered(render(role, scope))}`);
    }
  }
  const easier = { before: 'Easier: ', line: mechanic.easier };
  const harder = { before: 'Harder: ', line: mechanic.harder };
  // Made harder, most games are beyond a child of five: only whoever found it too easy is told how.
  const small = family.children.every(({ age }) => age <= 5);
  const choice = [...(difficulty <= 0 ? [easier] : []), ...(difficulty > 0 || (difficulty === 0 && !small) ? [harder] : [])];
  // Whoever said that it was too hard, or too easy, is told what there is; else only a line that is about this very doing.
  const least = difficulty === 0 ? 2 : 1;
  const stands = Object.values(mechanic.instead ?? {}).filter((line) => belongs(line, call, 2));
  return [
    ...cues,
    ...choice
      .filter(({ line }) => !(counts.test(line) && counts.test(told)) && belongs(line, call, least))
      .map(({ before, line }) => before + lowered(render(line, scope))),
    ...stands.slice(0, 1).map((line) => `Or, for anyone who would rather: ${lowered(render(line, scope))}`),
  ];
}

/** Where the tale says how often or how many, the mechanic does not: “six pulls are enough” beside fourteen, or two, would only puzzle. */
const counts = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|third|fourth|fifth|every other|\d+)\b/i;

/** What begins like “six sardines” or “the seven eldest pupils” is more than one. */
const several = /^(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/;

/** Somebody or something that a line makes its reader: the last word of “be the calm sea”. */
const somebodyElse = /\bbe (?:the|an?) (?:\w+ )?(\w+)(?= (?:who|that|with|and|or|of|in|on|to|for|at|from|over|under|once)\b|[^\w\s]|$)/gi;

/** Whether a line shares so many content words with the doing, and makes nobody what the doing has not: a sea, a tower, a cat. */
function belongsTo(line: string, call: string, least: number): boolean {
  const heard = contentStems(call);
  const shared = [...contentStems(line)].filter((word) => heard.has(word)).length;
  const parts = [...line.matchAll(somebodyElse)].flatMap(([, part = '']) => [...contentStems(part)]);
  return shared >= least && parts.every((part) => heard.has(part));
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function groupOf(age: number): 'little' | 'middle' | 'big' {
  return age <= 4 ? 'little' : age <= 8 ? 'middle' : 'big';
}

const maxSafety = 3;

/** What is looked after once: the place stays what it is for the whole adventure. */
const ofThePlace: ReadonlySet<string> = new Set(['floor', 'outdoors', 'playground']);

/** What to look out for: the mechanic's own lines, then those of its demands, its things and the place. `safetyShown`: the lines of the steps before. */
export function safetyOf(family: Family, playable: Playable, scope: Scope, library: Library, safetyShown: ReadonlySet<string>): string[] {
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
    return line === undefined || (ofThePlace.has(key) && safetyShown.has(line)) ? [] : [line];
  };
  const lines = [...(mechanic.safety ?? []).map((line) => render(line, scope)), ...keys.flatMap(lineOf)];
  return [...new Set(lines)].slice(0, maxSafety);
}

const preparations = {
  with: [
    'Near you, if you like: {things}. The story needs nothing else, and these only if you choose so.',
    'If you like, have {things} near you. Nothing else is needed, and what is used depends on what you choose.',
  ],
  without: ['Nothing to get ready: you and a bit of room will do.', 'You don’t need anything this time. Just find a good spot.'],
} as const;

/** What to lay out before the story starts: of other things none is used. */
export function preparationOf(family: Family, kit: readonly string[]): string {
  const lines = preparations[kit.length > 0 ? 'with' : 'without'];
  const line = lines[family.seed % lines.length] ?? lines[0];
  const names = kit
    .flatMap((key) => family.props.filter((prop) => prop.key === key).slice(0, 1))
    .map(({ listed }) => (listed.number === 'one' ? `the ${listed.text}` : listed.text));
  const things = enumerated(names);
  const wide =
    family.place.space === 'lawn' ? ' Walk round the edge of your patch of grass once, so that everybody knows where it ends.' : '';
  return `${line.replace('{things}', things)}${wide}`;
}
