import { enumerated } from '../../../words/lexicon.ts';
import names from './lexicon/en/signs.json' with { type: 'json' };
import { creatures, things } from './lexicon.ts';

/** Picture signs as they are said aloud. */

/** One sign, with all that is joined to it: a skin colour, a profession, the two letters of a flag. */
const sign = /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
/** What is left of a sign that is no picture: a keycap, half a flag. */
const remains = /\uFE0F|\u200D|\u20E3|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;
/** More names than these make no title. */
const mostNames = 4;

const nameOf = new Map([
  ...[...creatures, ...things].flatMap(({ one, signs }) => signs.map((each) => [each, one] as const)),
  ...Object.entries(names).flatMap(([name, signs]) => signs.split(' ').map((each) => [each, name] as const)),
]);

/** Names of what there is only one of, or no number of at all. */
const bare =
  /^(?:\p{Lu}.*|bread|ice cream|sweets|chocolate|spaghetti|soup|pancakes|cheese|honey|popcorn|chips|coffee|tea|milk|music|snow|rain|fog|heat|space|ice|bubbles|dice|sleep|tears|poo|grandma|grandpa|mum|dad)$/u;

function flagName(text: string): string | undefined {
  const letters = Array.from(text, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('');
  const name = /^[A-Z]{2}$/.test(letters) ? new Intl.DisplayNames(['en'], { type: 'region' }).of(letters) : undefined;
  return name === letters ? undefined : name;
}

/** Skin colours, *man* and *woman* change nothing where the whole has no name. */
function spoken(text: string): string | undefined {
  const plain = text.replaceAll(/\uFE0F|\p{Emoji_Modifier}/gu, '');
  return nameOf.get(plain) ?? nameOf.get(plain.split('\u200D')[0] ?? '') ?? flagName(plain);
}

/**
 * Words that can be read aloud: beside letters, picture signs are left out; by themselves they are named, *the octopus, the balloon and the train*.
 * '' where no sign has a name.
 */
export function withoutSigns(text: string): string {
  const letters = text
    .replaceAll(sign, ' ')
    .replaceAll(remains, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.!?])/g, '')
    .trim();
  if (/[\p{L}\p{N}]/u.test(letters)) return letters;
  const found = [...new Set((text.match(sign) ?? []).flatMap((each) => spoken(each) ?? []))].slice(0, mostNames);
  return enumerated(found.map((name) => (bare.test(name) ? name : `the ${name}`)));
}
