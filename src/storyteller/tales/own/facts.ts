import type { Said, Scene, Tale } from '../schema.ts';
import { wayOf } from './plays/course.ts';
import { deedOn, deedSaid } from './plays/deeds.ts';
import callers from './plays/en/callers.json' with { type: 'json' };
import { overcome } from './plays/ends.ts';
import { plotFor } from './plays/plots.ts';
import type { OwnWords } from './read.ts';
import { winning } from './sides.ts';
import { capital } from './terms.ts';

/**
 * What else a family's words say is so: *… and the lift is broken*. A plot takes one noun from the words and has its own trouble; theirs is called out
 * on the way, played, and played once more in the end.
 */

const breaks = /\s*,\s*(?:(?:and|but|so|because|where) )?| (?:and|but|so|because|where|although|though|while) (?!that )/i;
const begins =
  /^(?:(?:now|today|suddenly|maybe|only|even|then) )*(?:(?:the|an?|our|my|his|her|their|its|all|every|each|no) \S+|every(?:body|one|thing)|no(?:body|thing| one)|some(?:body|one|thing)|there(?:’s| is| are)|it’s always|we|i|[a-z]+s(?= (?:are|have|can|can’t|do|don’t|only|always|never) )|(?:the )?last one) /u;
const says =
  /^(?:\S+ ){1,5}?(?:is|are|was|were|has|have|had|can|can’t|cannot|could|will|won’t|must|doesn’t|don’t|isn’t|aren’t|keeps?|brought|brings|only|never|always|gets?|goes|went|comes|came|wants?|needs?|loses|lost|forgot|forgets|ate|eats|stole|took|takes|fell|falls|found|finds|knows|hates|loves|likes|saw|sees|melts?|melted|sleeps?|snores?|sneezes|talks?|flies|floats?|runs|ran|wakes|woke|wins?|breaks?|broke|stops?|stopped|turns|turned|grows?|sings?|laughs?|bites|hides|thinks|costs?|arrives?|escapes|escaped|disappears|disappeared)(?= |$)/;
/** Whom the words before them name, and nobody knows by themselves. */
const pointing = /\b(?:he|she|it|they|him|them|this|that|which|who)\b/i;
const whose = /\b(?:his|her|its|their)\b/i;
/** *A shop that only sells echoes*, *pirates who say please*. */
const related =
  /(?:^|\b(?:an?|the|with|for|against|by) )(?<who>(?:\p{Ll}+ )?\p{Ll}{3,}) (?:who|that|which) (?<does>(?!(?:we|i|you|the|a|an|my|our|he|she|they|it|no|nobody|every\p{Ll}+|some\p{Ll}+) )\p{Ll}+ [^,.!?]+?)(?=$|[,.!?]| (?:and|but|so|because|while) )/iu;
const most = 2;
const fewestWords = 3;
const longest = 11;

/** Whom *he*, *it* or *they* may be. */
function meant({ who, person }: OwnWords): string | null {
  if (person !== null && who === null) return person.name;
  return who === null ? null : `${who.ours ? 'your' : 'the'} ${who.several ? who.many : who.one}`;
}

/** A clause by itself, or with whom it points at. */
function clear(part: string, subject: string | null): string | null {
  const named = subject === null ? part : part.replace(/^(?:he|she|it|they) /i, `${subject} `);
  // *A new kid …, and he is a vampire*.
  const noun = subject?.split(' ').at(-1) ?? '';
  if (named !== part && named.split(` ${noun}`).length > 2) return null;
  if (pointing.test(named) || (named === part && whose.test(part))) return null;
  return begins.test(`${part} `) || named !== part ? named : null;
}

/** What is said of whoever the words are about: *the shop only sells echoes*. */
function relatedIn(idea: string): string | null {
  const { who, does } = related.exec(idea)?.groups ?? {};
  const name = who?.toLowerCase().replace(/^(?:an?|the|with|for|of|to|in|on|at|from|by) /, '');
  return name === undefined || does === undefined || pointing.test(does) || whose.test(does) ? null : `the ${name} ${does}`;
}

/** At most two of them, each as it is called out to the children: *the lift is broken*. */
export function factsIn(words: OwnWords): readonly string[] {
  const { idea } = words;
  if (idea === null) return [];
  const [, ...rest] = idea.split(breaks);
  const clauses = rest
    .map((part) => clear(part.trim(), meant(words)))
    .filter((part) => part !== null && (says.test(part) || part.startsWith('there')));
  return [...clauses, relatedIn(idea)]
    .filter((part) => part !== null)
    .filter((part) => part.split(' ').length >= fewestWords && part.split(' ').length <= longest)
    .map((part) =>
      part
        .replace(/\b(?:my|our)\b/gi, 'your')
        .replace(/\b(?:we|i|us|me)\b/gi, 'you')
        .replace(/\byou am\b/, 'you are'),
    )
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

/** What else is so, who calls it out, and what the children do then. */
type Call = { fact: string; caller: string; deed: string };

/** Somebody in the story calls it out, and the children play it before anything else. The smallest have no room for it. */
function calledIn(said: Said, { fact, caller, deed }: Call): Said {
  return Object.fromEntries(
    Object.entries(said).map(([length, whole]) => {
      const text = whole?.replaceAll(spare, '') ?? '';
      const line =
        length === 'little' ? `[“${capital(fact)}!” ${deed}]` : added(length, text, `“${capital(fact)}!” ${caller}. ${deed}`, mostHere);
      return [length, `${text} ${line}`.trim()];
    }),
  ) as Said;
}

function toldIn(scene: Scene, call: Call): Scene {
  const { recalls: _, here, ...rest } = scene;
  return { ...rest, here: Array.isArray(here) ? here.map((said) => calledIn(said, call)) : calledIn(here, call) };
}

/** It comes again before the last paragraph: a trouble is overcome now, and what they did about it is done once more. */
function recalled(close: Said, { fact, caller, deed }: Call): Said {
  const now = overcome(fact) ?? fact;
  return Object.fromEntries(
    Object.entries(close).map(([length, whole = '']) => {
      const text = whole.replaceAll(spare, '');
      const line =
        length === 'little'
          ? `[“And ${now}!” Once more! ${deed}]`
          : added(length, text, `“And ${now}!” ${caller}. Once more! ${deed}`, mostClose);
      const end = text.lastIndexOf('\n\n');
      return [length, end < 0 ? `${line}\n\n${text}` : `${text.slice(0, end)}\n\n${line}${text.slice(end)}`];
    }),
  ) as Said;
}

/** What is done about it with the body; where nothing is known of it, it is shown as it is. */
function deedFor(words: OwnWords, fact: string): string {
  const plot = plotFor({ ...words, clean: fact });
  const deed = plot === null || deedSaid(words, fact) ? deedOn(words, fact) : wayOf(plot).doing;
  return deed === null ? 'How does that look? Show it!' : `So: ${deed}!`;
}

/** In how many steps a scene comes in which the first and the second are called out. */
const placesOf: readonly Scene['min'][] = [5, 6];

/** What a plot tells of by itself. */
const told: Readonly<Record<string, RegExp>> = {
  shop: /\binspector\b/i,
  lost: /\b(?:missing|gone|lost)\b/i,
  feast: /\bshy\b/i,
  match: winning,
  contest: winning,
};

/** The tale with what else the words say. Whoever plays in fewer steps has no room for it but at the end. */
export function withFacts(tale: Tale, words: OwnWords): Tale {
  const [archetype, caller] = Object.entries(callers).find(([each]) => `${tale.id}-`.startsWith(`own-${each}-`)) ?? ['', undefined];
  const facts = factsIn(words).filter((fact) => told[archetype]?.test(fact) !== true);
  const [first] = facts;
  if (first === undefined || caller === undefined) return tale;
  const callOf = (fact: string): Call => ({ fact, caller, deed: deedFor(words, fact) });
  return {
    ...tale,
    scenes: tale.scenes.map((scene) => {
      const fact = facts[placesOf.indexOf(scene.min)];
      return fact === undefined ? scene : toldIn(scene, callOf(fact));
    }),
    endings: tale.endings.map((ending) => ({ ...ending, close: recalled(ending.close, callOf(first)) })),
  };
}
