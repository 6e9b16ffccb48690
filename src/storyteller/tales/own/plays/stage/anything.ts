import type { OwnWords } from '../../read/own-words.ts';
import { meaningsOf } from '../../words/lexicon.ts';
import { isForeign } from '../../words/phrase.ts';
import { capital, singularOf } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { ideaTokens, isArticle } from '../../words/words.ts';
import rows from '../en/anything.json' with { type: 'json' };
import type { Plot } from '../plots.ts';

/** What happens in a story of a thing that no table has: what may happen to anything of its kind. */

type Sort = keyof typeof rows;

/** The kinds of things, by the last word of what they are called. */
const sorts: readonly (readonly [RegExp, Sort])[] = [
  [/(?:hunter|keeper|driver|friend|boy|girl|man|person|elf|zombie|llama|goose)$/, 'creature'],
  [/(?:car|truck|van|tram|kart|raft|wagon|craft)$/, 'vehicle'],
  [/(?:ator|machine|maker|mixer|toaster|computer|phone|engine|clock|lamp|oven)$/, 'machine'],
  [/(?:bracelet|rope|string|lace|ribbon|wool|chain|net|hair)$/, 'knot'],
  [/(?:shoe|boot|sock|glove|coat|jacket|jumper|scarf|dress|shirt|costume)$/, 'worn'],
  [/(?:bread|pie|rice|noodle|sausage|toast|waffle|pudding|burger|potato|food)$/, 'food'],
  [/(?:flower|leaf|nut|shell|stone|crystal|feather|berry|bug|worm)$/, 'hidden'],
  [/(?:ball|wheel|marble|apple|pea|button)$/, 'rolling'],
  [/(?:party|day|show|festival|final|game|match|club)$/, 'event'],
  [/(?:house|room|park|pyramid|hall|temple|city|world|tower|box)$/, 'place'],
];

/** What is no thing. */
const somebody =
  /^(?:i|we|you|he|she|it|they|mum|dad|mummy|daddy|some\p{L}+|any\p{L}+|every\p{L}+|nobody|nothing|no one|there|what|who|how|why|where|when|if|a story)\b/iu;
/** What is allowed and what is not is about no thing. */
const rule = /^(?:you|nobody|everybody|everyone|no one)\b/i;
const doing = /^((?!king\b|\p{L}*thing\b|morning\b|evening\b|spring\b|string\b|ring\b|wing\b)\p{L}{2,}ing(?: \p{L}+){0,2})[.!]*$/iu;
/** Behind what goes on so, more is said than what it is. */
const goesOn =
  / (?:and|or|but|who|that|which|where|with|in|on|at|to|for|from|of|out|off|is|are|was|has|can|must|because|when|goes|wants?|\p{L}{2,}ed)(?!\p{L})/iu;
const bare = /^(?:(?:an?|the|my|our|your|his|her|some|all|very|just|only|lots of|more|another|this|that|\d+|two|three|four|five) )+/i;
const most = 3;

const empty = /^(?:day|time|bit|word|two|one|thing|way|story|game|world|life|fun)$/i;
/** Names that families type as they type any word. */
const names = /^(?:elsa|anna|bluey|peppa|mario|spiderman|batman|minecraft)$/i;

/** Words that may be English, and of which nothing else is known. */
function mayBeEnglish(text: string): boolean {
  return /^[a-z’-]+(?: [a-z’-]+){0,2}$/i.test(text) && !text.split(' ').some((word) => isForeign(word.toLowerCase()));
}

/** The thing that is all of the words, as they call it. */
function nounIn(text: string): string | null {
  const noun = text
    .replace(/[.!]+$/, '')
    .replace(bare, '')
    .trim();
  const isNoun =
    !goesOn.test(noun) && !/^\p{Ll}\p{L}*’s /u.test(noun) && noun !== '' && noun.split(' ').length <= most && /^[\p{L}’ -]+$/u.test(noun);
  return isNoun && !somebody.test(noun) && !empty.test(noun) ? noun : null;
}

/** A person is no thing that could be nowhere: what they do is the children's to say. */
const person = /(?:^| )(?:sister|brother|cousin|neighbou?r|teacher|uncle|aunt|auntie|woman|lady)$/i;

function isPerson(noun: string): boolean {
  const last = singularOf(noun.toLowerCase().split(' ').at(-1) ?? '');
  return person.test(noun) || meaningsOf(last).some(({ en, table }) => en && table === 'person');
}

const housed = /^(?:shop|building|crew|school|rescue)$/;

/** What a word of another language, or a picture, is called in English, where it is all of the words. */
function calledIn({ clean }: OwnWords): { noun: string; sort: Sort } | null {
  const tokens = ideaTokens(clean).filter(({ key }) => !isArticle(key));
  for (const { found } of tokens.length > 1 ? [] : tokens) {
    if (found?.table === 'creature') return { noun: found.row.one, sort: found.row.is === 'vehicle' ? 'vehicle' : 'creature' };
    if (found?.table === 'kind') return { noun: found.row.place, sort: housed.test(found.row.tale) ? 'place' : 'event' };
    if (found?.table === 'thing') return { noun: found.row.one, sort: 'thing' };
  }
  return null;
}

function sortOf(noun: string): Sort {
  const last = noun.toLowerCase().split(' ').at(-1) ?? '';
  const single = singularOf(last);
  const [meant] = meaningsOf(single).filter(({ en }) => en);
  if (meant?.table === 'creature' && meant.row.is !== 'thing') return meant.row.is === 'vehicle' ? 'vehicle' : 'creature';
  const [, sort] = sorts.find(([says]) => says.test(single) || says.test(last)) ?? [];
  return sort ?? (meant?.table === 'kind' || meant?.table === 'where' ? 'place' : 'thing');
}

function thingOf(words: OwnWords): { noun: string; sort: Sort } | null {
  const { idea, clean } = words;
  const text = idea ?? clean.split(/[,.!?]/)[0] ?? '';
  const named = idea === null ? calledIn(words) : null;
  if (named !== null || (idea === null && !mayBeEnglish(text))) return named;
  const done = doing.exec(text)?.[1]?.toLowerCase();
  if (done !== undefined) return { noun: done.replace(/^learning (?:how )?(?=to )/, ''), sort: 'doing' };
  const noun = clean.endsWith('?') || rule.test(text) ? null : nounIn(text);
  return noun === null || isPerson(noun) ? null : { noun, sort: sortOf(noun) };
}

/** The plot of the thing that the words name, and what it is called; null where they name none. */
export function plotOfThing(words: OwnWords): Plot | null {
  const found = thingOf(words);
  if (found === null || isUnfit(found.noun)) return null;
  const { noun, sort } = found;
  const isName = names.test(noun) || /’s /.test(noun) || (/^\p{Lu}/u.test(noun) && words.clean.split(' ').length > 1);
  const text = isName
    ? capital(noun)
    : (sort === 'doing' || sort === 'thing' ? noun : singularOf(noun)).replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) =>
        letter.toLowerCase(),
      );
  const [way = '', does = '', last = '', lastDoing = '', move = ''] = rows[sort]
    .replaceAll(isName ? 'the {x}' : '{x}', text)
    .replaceAll('{x}', text)
    .split('/');
  return { way, doing: does, last, lastDoing, noun: text, move };
}
