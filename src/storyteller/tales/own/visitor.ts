import { nameOf, somebody } from './kin.ts';
import type { OwnWords } from './read.ts';
import { isUnfit } from './unfit.ts';

/** Whoever a family says is coming to its shop, *and grandma comes*, *Opa wants a train*: the one who waits there. */
export type Visitor = { name: string; wants: string | null /** What is the matter with them: *is ill*. */; ill: string | null };

const begins = String.raw`(?:^|, |\b(?:and|but|so|then|when|where|because|today) )(?:then )?`;
const ill = String.raw`(?<ill>(?:is|feels) (?:ill|sick|poorly|hurt|not well)|has (?:an? )?(?:\p{Ll}+ ){0,2}\p{Ll}*(?:ache|cold|cough|fever|leg|paw|tooth|ear|wing)\b|(?:hurt|broke) (?:his|her|its) \p{Ll}+)`;
const coming = String.raw`(?:(?:comes?|came|is coming)(?! (?:with|along|to help|too (?:early|late)))|visits|is visiting|drops (?:in|by)|pops in|arrives|walks in|is (?:our|the) (?:first |best )?(?:customer|guest|visitor)|${ill}|(?:wants|needs|buys|orders|would like|gets)(?! to) (?:an? (?:new |big |small )?(?<wants>\p{Ll}{3,}(?=$|[,.]| (?:and|for|with|but|from|in|at)))?|some |the |his |her |our )?)`;
const comes = new RegExp(`${begins}${somebody} ${coming}`, 'u');
const isFor = new RegExp(String.raw`\bfor ${somebody}$`, 'u');

/** *The queen comes*, *teddy has a sore leg*: one of those whom the words name. */
function creatureIn(idea: string, who: OwnWords['who']): Record<string, string | undefined> | undefined {
  if (who === null || who.several) return undefined;
  return new RegExp(
    `${begins}(?:(?<whose>[Tt]he|[Aa]n?|[Oo]ur|[Mm]y) )?(?:\\p{Ll}+ )?${who.one}(?<called> \\p{Lu}\\p{Ll}+)? ${coming}`,
    'u',
  ).exec(idea)?.groups;
}

/** Whoever comes; null where the words name nobody who does. */
export function visitorIn({ idea, person, who }: OwnWords): Visitor | null {
  if (idea === null) return null;
  const creature = creatureIn(idea, who);
  const groups = creature ?? comes.exec(idea)?.groups ?? isFor.exec(idea)?.groups;
  const isOurs = /^(?:our|my)$/i.test(creature?.['whose'] ?? '');
  const name = creature === undefined ? nameOf(groups, person) : `${isOurs ? 'your' : 'the'} ${who?.one}${creature['called'] ?? ''}`;
  const wants = groups?.['wants'];
  return name === null
    ? null
    : { name, wants: wants === undefined || isUnfit(wants) || wants.endsWith('s') ? null : wants, ill: groups?.['ill'] ?? null };
}
