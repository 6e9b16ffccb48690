import type { Said, Scene, Tale } from '../../schema.ts';
import { deedOn, deedSaid } from '../plays/deeds.ts';
import callers from '../plays/en/callers.json' with { type: 'json' };
import { overcome } from '../plays/ends.ts';
import { plotFor } from '../plays/plots.ts';
import { wayOf } from '../plays/stage/course.ts';
import { beginnerIn } from '../read/beginner.ts';
import { type Mishap, mishapIn, opensWithMishap } from '../read/mishap.ts';
import type { OwnWords } from '../read/own-words.ts';
import { winning } from '../read/sides.ts';
import { visitorIn } from '../read/visitor.ts';
import { antecedentOf, clear, isPointing, isSaid, toldToThem } from '../words/clauses.ts';
import { capital } from '../words/terms.ts';

/**
 * What else a family's words say is so: *… and the lift is broken*. A plot takes one noun from the words and has its own trouble; theirs is called out
 * on the way, played, and played once more in the end.
 */

const breaks = /\s*,\s*(?:(?:and|but|so|because|where) )?| (?:and|but|so|because|where|although|though|while) (?!that )/i;
/** *A shop that only sells echoes*, *pirates who say please*. */
const related =
  /(?:^|\b(?:an?|the|with|for|against|by) )(?<who>(?:\p{Ll}+ )?\p{Ll}{3,}) (?:who|that|which) (?<does>(?!(?:we|i|you|the|a|an|my|our|he|she|they|it|no|nobody|every\p{Ll}+|some\p{Ll}+) )\p{Ll}+ [^,.!?]+?)(?=$|[,.!?]| (?:and|but|so|because|while) )/iu;
const most = 2;
const fewestWords = 3;
const longest = 11;

/** What is said of whoever the words are about: *the shop only sells echoes*. */
function relatedIn(idea: string): string | null {
  const { who, does } = related.exec(idea)?.groups ?? {};
  const name = who?.toLowerCase().replace(/^(?:an?|the|with|for|of|to|in|on|at|from|by) /, '');
  return name === undefined || does === undefined || isPointing(does) ? null : `the ${name} ${does}`;
}

/** At most two of them, each as it is called out to the children: *the lift is broken*. */
export function factsIn(words: OwnWords): readonly string[] {
  const { idea } = words;
  if (idea === null) return [];
  const [, ...rest] = idea.split(breaks);
  const clauses = rest.map((part) => clear(part.trim(), antecedentOf(words))).filter((part) => part !== null && isSaid(part));
  return [...clauses, relatedIn(idea)]
    .filter((part) => part !== null)
    .filter((part) => part.split(' ').length >= fewestWords && part.split(' ').length <= longest)
    .map(toldToThem)
    .slice(0, most);
}

/** What can be left out of a scene, to make room. */
const spare = /(?:,\s*\[[^\]]*\](?=[.!?])|\s*\[[^\]]*\])/g;

const words = (text: string) => text.split(/\s+/).length;
/** As many words as children hear before there is something to do again, from five on and from ten on. */
type Most = { middle: number; big: number };
const mostHere: Most = { middle: 50, big: 68 };
const mostClose: Most = { middle: 115, big: 200 };

/** No more than this is too much for the older half, too. */
const spareWords = 12;

/** A line after a text, left out for the younger half of those who hear it where it would be too much for them, or for all. */
function added(length: string, text: string, line: string, most: Most): string {
  const over = words(text) + words(line) - most[length === 'big' ? 'big' : 'middle'];
  return over > spareWords ? '' : over > 0 ? `[${line}]` : line;
}

/** What is called out on the way and in the end, and what the children do then. `caller`: *calls Spick*. */
type Call = { caller: string; way: { says: string; deed: string }; end: { says: string; deed: string }; must: boolean };

/** Somebody in the story calls it out, and the children play it before anything else. The smallest have no room for it. */
function calledIn(said: Said, { caller, way: { says, deed } }: Call): Said {
  return Object.fromEntries(
    Object.entries(said).map(([length, whole]) => {
      const text = whole?.replaceAll(spare, '') ?? '';
      const line =
        length === 'little' ? `[“${capital(says)}!” ${deed}]` : added(length, text, `“${capital(says)}!” ${caller}. ${deed}`, mostHere);
      return [length, `${text} ${line}`.trim()];
    }),
  ) as Said;
}

function toldIn(scene: Scene, call: Call): Scene {
  const { recalls: _, here, ...rest } = scene;
  return { ...rest, here: Array.isArray(here) ? here.map((said) => calledIn(said, call)) : calledIn(here, call) };
}

/** It comes again before the last paragraph: a trouble is overcome now, and something is done for that. What `must` be said is said without it where there is no room. */
function recalled(close: Said, { caller, end: { says, deed }, must }: Call): Said {
  return Object.fromEntries(
    Object.entries(close).map(([length, whole = '']) => {
      const text = whole.replaceAll(spare, '');
      const short = `“And ${says}!”`;
      const full = added(length, text, `${short} ${caller}. ${deed}`, mostClose).replace(must ? /^\[|\]$/g : /^$/, '');
      const little = must ? `${short} [${deed}]` : `[${short} ${deed}]`;
      const line = length === 'little' ? little : must && full === '' ? `${short} ${caller}.` : full;
      const end = text.lastIndexOf('\n\n');
      const before = end < 0 ? '' : `${text.slice(0, end)}\n\n`;
      const after = end < 0 ? text : text.slice(end + 2);
      return [length, line === '' ? text : `${before}${line}\n\n${after}`];
    }),
  ) as Said;
}

const shown = 'How does that look? Show it!';

/** What is done about it with the body; where nothing is known of it, it is shown as it is. */
function deedFor(words: OwnWords, fact: string): string {
  const plot = plotFor({ ...words, clean: fact });
  const deed = plot === null || deedSaid(words, fact) ? deedOn(words, fact) : wayOf(plot).doing;
  return deed === null ? shown : `So: ${deed}!`;
}

/** In how many steps a scene comes in which the first and the second are called out. */
const placesOf: readonly Scene['min'][] = [5, 6];

/** What a plot tells of by itself. */
const told: Readonly<Record<string, RegExp>> = {
  shop: /\binspector\b/i,
  lost: /\b(?:missing|gone|lost)\b/i,
  feast: /\bshy\b/i,
  match: winning,
};

/** What is done again once it is overcome. */
function callOf(words: OwnWords, caller: string, fact: string, now: string | null): Call {
  const deed = deedFor(words, fact);
  const again = now !== null && deed === shown ? shown : `Once more! ${deed}`;
  return { caller, way: { says: fact, deed }, end: { says: now ?? overcome(fact) ?? fact, deed: again }, must: now !== null };
}

/** The calls for what goes wrong: what is still to be done on the way, and that it is mended. */
function mishapCall(words: OwnWords, caller: string, { said, end, play }: Mishap): Call | null {
  if (play === null) return callOf(words, caller, said, end);
  if (play.next === '') return null;
  return { caller, way: { says: play.next, deed: `So: ${play.do}!` }, end: { says: end, deed: `${capital(play.last)}!` }, must: true };
}

/** Facts that are no more than the mishap, or than who comes. */
function besides(facts: readonly string[], told: string | undefined, visitor: string | undefined): readonly string[] {
  const known = [told, visitor].filter((each) => each !== undefined).map((each) => each.toLowerCase());
  return facts.filter((fact) => !known.some((each) => fact.toLowerCase().startsWith(each)));
}

/** The tale with what else the words say. Whoever plays in fewer steps has no room for it but at the end. */
export function withFacts(tale: Tale, words: OwnWords): Tale {
  const [archetype, caller] = Object.entries(callers).find(([each]) => `${tale.id}-`.startsWith(`own-${each}-`)) ?? ['', undefined];
  // Who is new at a school, and what they can’t do, is told there already.
  if (caller === undefined || (archetype === 'school' && beginnerIn({ ...words, kind: null }) !== null)) return tale;
  const mishap = opensWithMishap(archetype) ? mishapIn(words, archetype) : null;
  // What has run away is looked for from the beginning.
  const gone = archetype === 'lost' ? mishapIn(words, archetype)?.said : undefined;
  const visitor = archetype === 'shop' ? visitorIn(words)?.name : undefined;
  const facts = besides(
    factsIn(words).filter((fact) => told[archetype]?.test(fact) !== true),
    mishap?.said ?? gone,
    visitor,
  );
  const calls = [
    ...(mishap === null ? [] : [mishapCall(words, caller, mishap)]),
    ...facts.map((fact) => callOf(words, caller, fact, null)),
  ];
  const [first] = calls.filter((call) => call !== null);
  return {
    ...tale,
    scenes: tale.scenes.map((scene) => {
      const call = calls[placesOf.indexOf(scene.min)] ?? null;
      return call === null ? scene : toldIn(scene, call);
    }),
    endings: first === undefined ? tale.endings : tale.endings.map((ending) => ({ ...ending, close: recalled(ending.close, first) })),
  };
}
