import { capital } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { ideaTokens } from '../words/words.ts';
import { kinName, somebody } from './kin.ts';
import type { OwnWords } from './own-words.ts';
import type { Who } from './who.ts';

/** Whoever a family says is coming to its shop, *and grandma comes*, *Opa wants a train*: the one who waits there. */
export type Visitor = {
  name: string;
  /** Whether it is the creature that the words name. */
  isCreature: boolean;
  wants: string | null;
  /** What is the matter with them: *is ill*. */
  ill: string | null;
  /** The words without it: *our bakery*, of *grandpa visits our bakery*. */
  rest: string;
};

const begins = String.raw`(?:^|, |\b(?:and|but|so|then|when|where|because|today) )(?:then )?`;
const ill = String.raw`(?<ill>(?:is|feels) (?:very |so |a bit )?(?:ill|sick|poorly|hurt|not well)|has (?:an? )?(?:\p{Ll}+ ){0,2}\p{Ll}*(?:ache|cold|cough|fever|leg|paw|tooth|ear|wing)\b|(?:has )?(?:hurts?|broke|broken|bumped|cut|twisted|sprained) (?:his|her|its) \p{Ll}+)`;
const coming = String.raw`(?:(?:comes?|came|is coming)(?! (?:with|along|to help|too (?:early|late)))|visits|is visiting|drops (?:in|by)|pops in|arrives|walks in|is (?:our|the) (?:first |best )?(?:customer|guest|visitor)|${ill}|(?:wants|needs|buys|orders|would like|gets)(?! to) (?:an? (?:new |big |small )?(?<wants>\p{Ll}{3,}(?=$|[,.]| (?:and|for|with|but|from|in|at)))?|some |the |his |her |our )?)`;
const comes = new RegExp(`${begins}${somebody} ${coming}`, 'u');
const isFor = new RegExp(String.raw`\bfor ${somebody}$`, 'u');

/** *… and wants boots*. */
const wish = / and (?:(?:he|she|they) )?(?:wants?|needs?|buys?|orders?) (?:(?:an?|some|new|big) )*(?<wants>\p{Ll}{3,})$/u;

/** Toys that a child calls by what they are. */
const toy = /^(?:teddy|doll)$/;

/** *The queen comes*, *teddy has a sore leg*: one of those whom the words name. */
function creatureIn(idea: string, { clean, who }: OwnWords): RegExpExecArray | null {
  if (who === null || who.several) return null;
  const typed = ideaTokens(clean).find(({ found }) => found?.table === 'creature' && found.row.id === who.creature.id)?.text ?? who.one;
  return new RegExp(
    `${begins}(?:(?<whose>[Tt]he|[Aa]n?|[Oo]ur|[Mm]y) )?(?:\\p{Ll}+ )?(?:${who.one}|${capital(who.one)}|${typed})(?<called> \\p{Lu}\\p{Ll}+)? ${coming}`,
    'u',
  ).exec(idea);
}

/** *Your dog Bo*, *the horse*; a toy without a word before it is called so: *teddy is ill*. */
function calledIn({ one, creature }: Who, groups: Readonly<Record<string, string | undefined>>): string {
  const whose = groups['whose'];
  if (whose === undefined && toy.test(creature.id)) return capital(one);
  return `${/^(?:our|my)$/i.test(whose ?? '') ? 'your' : 'the'} ${one}${groups['called'] ?? ''}`;
}

/** Whoever comes; null where the words name nobody who does. */
export function visitorIn(words: OwnWords): Visitor | null {
  const { idea, person, who } = words;
  if (idea === null) return null;
  const creature = creatureIn(idea, words);
  const found = creature ?? comes.exec(idea) ?? isFor.exec(idea);
  const { groups = {} } = found ?? {};
  const name = creature === null || who === null ? kinName(found?.groups, person) : calledIn(who, groups);
  if (found === null || name === null) return null;
  const rest = `${idea.slice(0, found.index)} ${idea.slice(found.index + found[0].length)}`.trim();
  const later = wish.exec(rest);
  const { wants = later?.groups?.['wants'], ill: state = null } = groups;
  return {
    name,
    isCreature: creature !== null,
    wants: wants === undefined || isUnfit(wants) || wants.endsWith('s') ? null : wants,
    ill: state,
    rest: later === null ? rest : rest.slice(0, later.index),
  };
}
