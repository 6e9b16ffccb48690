import { lowerFirst } from '../../../words/lexicon.ts';
import { capital, definite, indefinite, possessive, type Slots, severalOf, type Term } from '../words/terms.ts';

/** Filling the slots of a text with terms. */

const slot = /<<([A-Za-z][A-Za-z0-9]*)(?:\|([^|<>]*))?(?:\|([^|<>]*))?>>/g;

function shaped(value: Term | string, form: string | undefined, other: string | undefined): string {
  const term: Term = typeof value === 'string' ? { text: value, number: 'name' } : value;
  if (form !== undefined && other !== undefined) return term.number === 'many' ? other : form;
  switch (form) {
    case undefined:
      return term.text;
    case 'a':
      return indefinite(term);
    case 'A':
      return capital(indefinite(term));
    case 'the':
      return definite(term);
    case 'The':
      return capital(definite(term));
    case 's':
      return severalOf(term);
    case 'own':
      return possessive(definite(term));
    default:
      throw new Error(`there is no form ${form} of a slot`);
  }
}

/** Stands before what was filled in, until sentences have their capitals. */
const filledMark = '\uE000';
const startsFilled = /((?:^(?=[^\n]*[.!?])|[.!?…]["”’)\]]*\s+|\n)["“‘([*]*)\uE000(\p{Ll})/gu;

const choice = /<<([a-z][A-Za-z0-9]*)\?>>([\s\S]*?)<<\.>>/g;
const otherwise = /<<:(?:([a-z][A-Za-z0-9]*)\?)?>>/;

/** A text with what is said only of some words, and instead of it of others: `<<pair?>>both of you<<:fits?>>the cow<<:>>that<<.>>`, by the first slot that is not empty. */
function chosen(text: string, slots: Slots): string {
  return text.replaceAll(choice, (_, first: string, rest: string) => {
    const [said = '', ...others] = rest.split(otherwise);
    const pairs: (readonly [string | undefined, string])[] = [[first, said]];
    for (let at = 0; at + 1 < others.length; at += 2) pairs.push([others[at], others[at + 1] ?? '']);
    return pairs.find(([slotName]) => slotName === undefined || (slots[slotName] ?? '') !== '')?.[1] ?? '';
  });
}

/** A text with its slots filled: `<<shop>>`, `<<shop|a>>`, `<<shop|The>>`, `<<shop|s>>` several, `<<shop|own>>` whose, `<<shop|is|are>>`. */
export function fillText(text: string, slots: Slots): string {
  const filled = chosen(text, slots).replaceAll(slot, (_, raw: string, form: string | undefined, other: string | undefined) => {
    const name = lowerFirst(raw);
    const value = slots[name];
    if (value === undefined) throw new Error(`nothing fills the slot ${name}`);
    const words = shaped(value, form, other);
    return words === '' ? '' : filledMark + (raw === name ? words : capital(words));
  });
  return filled
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .replaceAll(/ +(?=\uE000?[.,!?])/g, '')
    .replaceAll(startsFilled, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'))
    .replaceAll(filledMark, '');
}
