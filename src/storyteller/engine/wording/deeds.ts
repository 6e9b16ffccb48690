import { type Tone, toneOf } from '../../notes/en/tone.ts';
import type { NoteEvent } from '../../notes/events.ts';
import type { Cast, Tale } from '../../tales/schema.ts';

/** What the children did of their own accord, as a note tells it, and who in the story answers. */

/** A deed as a clause to be read aloud: *Mia hugged the monster*, or *you hugged the monster* where the note names nobody. */
export function deedClause({ who, what = '' }: NoteEvent): string {
  return `${who ?? 'you'} ${what}`;
}

/** The cast member who speaks for what nobody else answers, in the tale's line for it; undefined where the line names none. */
export function listenerIn({ answers, cast }: Tale): Cast | undefined {
  const heard = Object.values(answers.heard).join(' ');
  return cast.find(({ name }) => heard.includes(name));
}

/** Words of a name that do not tell one person from another. */
const titles =
  /^(?:the|an?|mr|mrs|miss|ms|madam|madame|sir|lady|lord|aunt|old|big|little|small|great|captain|inspector|officer|mister|dame)$/;
const word = /[\p{L}]+/gu;
const inKind = /^(?:an?|the) (.+?)(?= (?:of|in|on|with|who|that|from|at|no|as|behind|under|so|and|between|to)\b|[,;]|$)/u;

/** What a cast member is called in a note: the words of the name, and the noun of what it is (*a pirate ship on a hill*: ship). */
function wordsNaming({ name, is }: Cast): { names: string[]; noun: string | undefined } {
  const words = name.toLowerCase().match(word) ?? [];
  const own = words.filter((each) => !titles.test(each));
  return { names: own.length > 0 ? own : words, noun: inKind.exec(is)?.[1]?.toLowerCase().match(word)?.at(-1) };
}

/** The cast members of whom a deed speaks, each with the word it calls them by. Names are tried first: what somebody is (*the snail*) counts only where one member alone is that. */
function namedIn({ what = '' }: NoteEvent, { cast }: Tale): { cast: Cast; name: string }[] {
  const [, ...rest] = what.toLowerCase().replaceAll('’s', ' ').match(word) ?? [];
  const said = new Set(rest);
  const named = cast.flatMap((each) => {
    const name = wordsNaming(each).names.find((one) => said.has(one));
    return name === undefined ? [] : [{ cast: each, name }];
  });
  if (named.length > 0) return named;
  const kin = cast.flatMap((each) => {
    const { noun } = wordsNaming(each);
    return noun !== undefined && said.has(noun) ? [{ cast: each, name: noun }] : [];
  });
  return kin.length === 1 ? kin : [];
}

/** How a deed was meant, and the answers of the cast member it was done to; null where it was done to none of the cast, or was neither kind nor rude. */
export function answerTo(deed: NoteEvent, tale: Tale): { tone: Tone; answers: Cast['answers'] } | null {
  for (const { cast, name } of namedIn(deed, tale)) {
    const tone = toneOf(deed.what ?? '', name);
    if (tone !== null) return { tone, answers: cast.answers };
  }
  return null;
}
