import { isFunctionWord } from './english.ts';
import { type Kind, keyOf, meaningsOf } from './lexicon.ts';
import { capital } from './terms.ts';
import { isUnfit } from './unfit.ts';
import { isArticle, plainWord, type Token } from './words.ts';

/** Names of the family's own in its words, whom no table knows. */

type Named = { name: string; along: boolean };

/** Whose birthday it is, or who is there: *Emma’s*, *for Emma*, *with Emma*. */
export function namedOwner(tokens: readonly Token[]): Named | null {
  const token = tokens.find(
    ({ text, found, before }) =>
      found === null && /^\p{Lu}[\p{L}-]+$/u.test(text.replace(/’s$/, '')) && (text.endsWith('’s') || /^(?:with|for|fur)$/.test(before)),
  );
  return token === undefined ? null : { name: token.text.replace(/’s$/, ''), along: token.before === 'with' && !token.text.endsWith('’s') };
}

const doing =
  /(?:^|, |\b(?:and|but) )(\p{Lu}\p{Ll}+) (?:is|has|gets|goes|starts|opens|wins|wants|visits|builds|makes|plays|scores|saves|shoots|dives|stands|ist|kommt|geht|hat|feiert|will|fährt|baut)(?: |$)/u;
/** Whoever keeps the goal, by any name: *noah is in goal*. */
const keeping =
  /(?<!\p{L})(?!(?:dad|papa|mum|mama|grandpa|grandma)\b)(\p{L}{2,12}) (?:is|stands|plays) (?:in (?:the )?goal|(?:the )?(?:goalie|goalkeeper|keeper))\b/iu;

/** The name of whoever keeps the goal; null where the words name nobody. */
export function keeperIn(clean: string): string | null {
  const named = keeping.exec(clean)?.[1];
  return named === undefined ? null : bareName(capital(named));
}

const ours = /^(?:Our|our|My|my) \p{Ll}+ (\p{Lu}\p{Ll}+)(?:’s| (?:is|has|turns|gets)) /u;

/** The family's own name that a sentence begins with, *Leo is starting school*; a birthday is theirs, at all else they are there. */
export function namedDoer(clean: string, kind: Kind): Named | null {
  const pet = kind.tale === 'birthday' ? ours.exec(clean)?.[1] : undefined;
  const name = (kind.tale === 'match' ? keeperIn(clean) : null) ?? bareName(pet ?? doing.exec(clean)?.[1]);
  return name === null ? null : { name, along: kind.tale !== 'birthday' };
}

const beside = /^(\p{Lu}\p{Ll}+) (?:and|und|et|y|e|en|i|ve) /u;

/** The family's own name before somebody else, *Mia and the dragon*. */
export function namedFirst(clean: string): Named | null {
  const name = bareName(beside.exec(clean)?.[1]);
  return name === null ? null : { name, along: false };
}

/** Words that begin a sentence and are nobody. */
const nobody =
  /^(?:it|there|here|this|that|today|tomorrow|tonight|now|who|what|where|when|he|she|mr|mrs|every(?:one|body)|some(?:one|body)|no(?:one|body)|es|er|sie|heute|morgen|hier|da|dort|bald|jetzt|endlich|wer|was|wo|wann|jemand|jeder|niemand|man)$/;

/** A word that is a name, as far as the tables can tell. */
export function bareName(word: string | undefined): string | null {
  if (word === undefined || isUnfit(word)) return null;
  const key = keyOf(word);
  return nobody.test(key) || isArticle(key) || plainWord.test(key) || meaningsOf(key).length > 0 ? null : word;
}

const worker = /(?:mann|frau|man|woman|doctor|doktor|captain|kapitan|professor)$/;

/** Who somebody at work is called: *Fireman Sam*. */
export function namedWorker(tokens: readonly Token[], kindAt: number): Named | null {
  const [kind, next] = [tokens[kindAt], tokens[kindAt + 1]];
  if (kind === undefined || next === undefined || !worker.test(kind.key)) return null;
  return next.found === null && next.before === kind.key && /^\p{Lu}\p{Ll}+$/u.test(next.text) ? { name: next.text, along: true } : null;
}

const together = /^(?<names>\p{L}{2,12}(?:(?:, | (?:and|und|et|y|e|en|&) )\p{L}{2,12})+) (?:are|sind|sont|son|zijn|play|spielen) /iu;

/** One of the family’s by a name that means nothing else in English, or whom a table knows: *Isla*, *Mum*. */
function oneOfThem(word: string): string | null {
  const meanings = meaningsOf(keyOf(word)).filter(({ en }) => en);
  if (meanings.some(({ table }) => table === 'person')) return capital(word.toLowerCase());
  return meanings.length > 0 || isFunctionWord(word) || isUnfit(word) || (word.endsWith('s') && !/^\p{Lu}/u.test(word))
    ? null
    : capital(word);
}

/** Those whom the words begin with by name, as what they are together: *Isla and Finn are spies*. */
export function namedTogether(clean: string): string | null {
  const parts = together.exec(clean)?.groups?.['names']?.split(/, | (?:and|und|et|y|e|en|&) /i) ?? [];
  const names = parts.flatMap((part) => oneOfThem(part) ?? []);
  return names.length < 2 || names.length < parts.length ? null : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
