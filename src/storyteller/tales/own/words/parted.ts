/** Where a family tells behind its idea what happens: *a rocket to mars. Countdown, shaking, landing*. */

export type Parted = {
  /** The idea: what the story is called, and who and where it is; '' where what happens is told at once. */
  head: string;
  /** What happens. */
  tail: string;
};

/** What somebody says before they begin: *ok so*. */
const throat = /^(?:(?:ok(?:ay)?|so|well|right|alright|u[hm]+|hi|hello)\s*[,:.!…–-]+\s*|ok(?:ay)? so\b[\s,:.!…–-]*)+(?=[\p{L}\p{N}])/iu;
/** What a child wants to be is the idea: *my daughter wants to be a vet*. */
const childWants =
  /^(?:(?:my|our) (?:\p{L}+[- ]){0,3}?(?:daughter|son|girl|boy|one|kids?|children|twins|grandson|granddaughter)|(?:we|i) have (?:\S+ ){1,5}?who|he|she|they) (?:(?:just|really|only) )?(?:wants?|would love|would like|dreams? of|loves?) (?:(?:to be(?:come)?|to play|being) )?(?=(?:an?|the) |\p{L}+(?: (?:and )?\p{L}+)?$)/iu;

/** A family’s words without what they say to begin with. */
export function begun(typed: string): string {
  const said = typed.replace(throat, '');
  const [first = ''] = said.split(/[.!?:;\n]/);
  return first !== said.trim() && childWants.test(first) ? `${first.replace(childWants, '')}${said.slice(first.length)}` : said;
}

/** From this many words on, a first sentence is more than a name. */
const longestHead = 18;

const bullet = /^\s*(?:[-–—•*·]|\(?\d{1,2}[.)])\s+/u;
const ended = /[.!?:;,–—-]\s*$/u;
/** *1. dig 2. find a box*, and not *Opas 80. Geburtstag*. */
const number = /(?:^|(?<=\s))\(?\d{1,2}[.)]\s+(?=\p{L})/gu;

/** Each line and each number of a list as a sentence of its own; what is a list from its beginning begins with *first*. */
export function inLines(typed: string): string {
  const lines = typed.split(/\s*\n\s*/).filter((line) => /[\p{L}\p{Extended_Pictographic}]/u.test(line));
  if (lines.length > 1) {
    const isList = lines.every((line) => bullet.test(line));
    const said = lines.map((line) => line.replace(bullet, '').trim());
    return `${isList ? 'first, ' : ''}${said.map((line) => (ended.test(line) ? line : `${line}.`)).join(' ')}`;
  }
  const numbers = typed.match(number) ?? [];
  if (numbers.length < 2 || !/^\(?1\D/.test(numbers[0] ?? '')) return typed;
  const parts = typed.split(number).map((part) => part.trim());
  const said = parts.filter((part) => part !== '').map((part) => (ended.test(part) ? part : `${part}.`));
  return `${parts[0] === '' ? 'first, ' : ''}${said.join(' ')}`;
}

/** A full stop that ends nothing: *Mrs. Pickle*, *Opas 80. Geburtstag*. */
const noEnd = /(?:^|\s)(?:Mrs?|Ms|Dr|St|vs|\d+)\.$/i;
const mark = /[.!?:;…]+(?=\s)|\s[–—-](?=\s)|,(?= first \p{L})/gu;
/** What begins what happens, where nothing is named before it. */
const inOrder =
  /^(?:first(?! (?:time|day|night|ever|week|morning|trip|train|bus|flight|ride|class|lesson|swimming|tooth|sleepover|haircut|birthday|prize|place|snow|aid)\b)|at first|to begin with|in the beginning|it (?:begins|starts)|in the end|at the end|finally|then|last|zuerst|erst|am ende|dann)\b/i;
/** What calls somebody, or asks for a story, and is no idea. */
const call =
  /^(?:help|oh no|oh|wow|hurra\p{L}*|hooray|hi|hello|hey|ok|okay|yes|no|hilfe|bitte|please)$|^(?:please |can you |could you )?tell (?:us|me) a story$|^(?:(?:we|i) (?:want|would like|need) )?an? (?:\p{L}+ )?story(?: please)?$/iu;

/** So many parts between commas, and no other mark, are a story told in one breath. */
const fewestParts = 4;

/** *A baker who has lost his smell, the bread burns, the neighbours come*: each part is what happens. */
function inOneBreath(clean: string): Parted | null {
  const [head = '', ...parts] = clean.replace(/[.!]+$/, '').split(/\s*,\s+/);
  if (
    /[.!?:;…]/.test(`${head} ${parts.join(' ')}`) ||
    parts.length + 1 < fewestParts ||
    parts.some((part) => !/^(?:the|an?|and|we|they|he|she|it|our|my|everybody|everyone|then|but|so) \p{L}+ \p{L}/iu.test(part))
  )
    return null;
  return { head, tail: parts.join(', ') };
}

/** What begins another thing that happens, in a story that is told without a mark. */
const andNow =
  / (?:and )?(?:then|so|but) (?=(?:we|they|he|she|it|there|everybody|everyone)\b)| and (?=(?:then |so |in the \p{L}+ |at \p{L}+ |there )*(?:we|they|he|she|it|one|everybody|everyone|the|all)\b)/giu;
/** From so many things on that happen, words without a mark are a story. */
const fewestAnds = 4;

/** *He wants to be a vet and then a lion comes and it is scared and …*: each thing that happens is one. */
function inOneRun(clean: string): Parted | null {
  if (/[,.!?:;…]/.test(clean.replace(/[.!]+$/, ''))) return null;
  const [head = '', ...happens] = clean.replace(/[.!]+$/, '').split(andNow);
  return happens.length + 1 < fewestAnds || head.split(' ').length > longestHead ? null : { head, tail: happens.join('. ') };
}

/** The words in two: up to the first mark, and what follows; null where nothing does. `clean` is without markup. */
export function partedWords(clean: string): Parted | null {
  if (inOrder.test(clean)) return { head: '', tail: clean };
  const breath = inOneBreath(clean) ?? inOneRun(clean);
  if (breath !== null) return breath;
  for (const found of clean.matchAll(mark)) {
    const [head, tail] = [clean.slice(0, found.index).trim(), clean.slice(found.index + found[0].length).trim()];
    if (noEnd.test(clean.slice(0, found.index + found[0].length)) || !/\p{L}{2}/u.test(tail)) continue;
    if (!/\p{L}{2}|\p{Extended_Pictographic}/u.test(head) || call.test(head)) return null;
    return head.split(' ').length > longestHead ? null : { head, tail };
  }
  return null;
}
