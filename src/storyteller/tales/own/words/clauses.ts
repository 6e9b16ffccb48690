import type { OwnWords } from '../read/own-words.ts';

/** A clause of a family's own words that says by itself what is so: *the lift is broken*. */

const begins =
  /^(?:(?:now|today|suddenly|maybe|only|even|then) )*(?:(?:the|an?|our|my|his|her|their|its|all|every|each|no) \S+|every(?:body|one|thing)|no(?:body|thing| one)|some(?:body|one|thing)|there(?:’s| is| are)|it’s always|we|i|[a-z]+s(?= (?:are|have|can|can’t|do|don’t|only|always|never) )|(?:the )?last one) /u;
const says =
  /^(?:\S+ ){1,5}?(?:is|are|was|were|has|have|had|can|can’t|cannot|could|will|won’t|must|doesn’t|don’t|isn’t|aren’t|keeps?|brought|brings|only|never|always|gets?|goes|went|comes|came|wants?|needs?|loses|lost|forgot|forgets|ate|eats|stole|took|takes|fell|falls|found|finds|knows|hates|loves|likes|saw|sees|melts?|melted|sleeps?|snores?|sneezes|talks?|flies|floats?|runs|ran|wakes|woke|wins?|breaks?|broke|stops?|stopped|turns|turned|grows?|sings?|laughs?|bites|hides|thinks|costs?|arrives?|escapes|escaped|disappears|disappeared)(?= |$)/;
/** Whom the words before them name, and nobody knows by themselves. */
const pointing = /\b(?:he|she|it|they|him|them|this|that|which|who)\b/i;
const whose = /\b(?:his|her|its|their)\b/i;

/** Whom *he*, *it* or *they* may be. */
export function antecedentOf({ who, person }: OwnWords): string | null {
  if (person !== null && who === null) return person.name;
  return who === null ? null : `${who.ours ? 'your' : 'the'} ${who.several ? who.many : who.one}`;
}

/** A clause by itself, or with whom it points at. */
export function clear(part: string, subject: string | null, isBare = false): string | null {
  const named = subject === null ? part : part.replace(/^(?:he|she|it|they) /i, `${subject} `);
  // *A new kid …, and he is a vampire*.
  const noun = subject?.split(' ').at(-1) ?? '';
  if (named !== part && named.split(` ${noun}`).length > 2) return null;
  if (pointing.test(named) || (named === part && whose.test(part))) return null;
  return begins.test(`${part} `) || named !== part || (isBare && /^\p{Lu}\p{Ll}+ /u.test(part)) ? named : null;
}

/** Whether a clause says that something is so or happens. */
export function isSaid(part: string): boolean {
  return says.test(part) || part.startsWith('there');
}

/** What the family says of itself is said to it. */
export function toldToThem(part: string): string {
  return part
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:we|i|us|me)\b/gi, 'you')
    .replace(/\byou am\b/, 'you are');
}

/** Whether it points at somebody whom nobody knows by the words alone. */
export function isPointing(part: string): boolean {
  return pointing.test(part) || whose.test(part);
}
