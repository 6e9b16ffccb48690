import type { OwnWords } from '../../read/own-words.ts';
import { isUnfit } from '../../words/unfit.ts';

/** Who comes because something hurts: they are first, and well in the end. */

/** What somebody is who is not well, in nine languages. */
export const poorly =
  /^(?:poorly|sick|ill|hurt|injured|limping|krank\p{L}*|verletzt\p{L}*|malades?|blesses?|enferm\p{L}+|herid[oa]s?|malat[oaie]|ferit[oaie]|doentes?|zieke?|gewonde?|chor[yae]|hasta|\p{L}*(?:weh|schmerzen)|fieber|schnupfen|husten|fievre|fiebre|febbre|febre|koorts|verkouden|enrhumee?)$/u;
const said = /^(?:poorly|sick|hurt|injured|limping)$/;

const ache = /\b(?:with|has|have|got) (?:an? )?((?:very )?(?:\p{L}+ ?ache|cold|cough|fever|hiccups))\b/iu;
const sore = /\b(?:with|has|have|got) (?:an? |its |his |her )?(sore|broken|bad|poorly|hurt|cut|bumped|itchy|runny) (\p{L}+)/iu;
const broke = /\b(?:broke|hurt|bumped|cut|twisted) (?:its|his|her|a|an) (\p{L}+)/iu;

/** Somebody without that they are not well: *bunny*, of *poorly bunny*. */
export function wellAgain(name: string): string {
  return name.replace(/^(?:poorly|sick|ill|hurt|injured|limping) /, '');
}

/** What hurts: *paw*, *tummy*; null where the words don’t say, or it is a tooth, which has teeth beside it. */
export function soreIn(words: OwnWords): string | null {
  const { clean } = words;
  if (patientIn(words) === null) return null;
  const [, aching] = ache.exec(clean) ?? [];
  const cold = aching !== undefined && /(?:cold|cough)$/i.test(aching) ? 'nose' : undefined;
  const part = cold ?? aching?.match(/(tummy|ear|head|belly|back) ?ache/i)?.[1] ?? sore.exec(clean)?.[2] ?? broke.exec(clean)?.[1];
  return part === undefined || /tooth|teeth/i.test(part) || isUnfit(part) ? null : part.toLowerCase();
}

/** The one who is not well, as *the bunny with a sore leg*; null where the words say of nobody that they are ill. */
export function patientIn({ who, clean, kind }: OwnWords): string | null {
  if (who === null || who.part === 'workers' || !/^(?:doctor|vet|dentist)$/.test(kind?.id ?? '')) return null;
  const bare = `${who.several ? 'smallest ' : ''}${wellAgain(who.one)}`;
  const [, aching] = ache.exec(clean) ?? [];
  if (aching !== undefined)
    return `the ${bare} with ${/(?:ache|hiccups)$/.test(aching) ? aching.toLowerCase() : `a ${aching.toLowerCase()}`}`;
  const [, how, part] = sore.exec(clean) ?? [];
  if (how !== undefined && part !== undefined) return `the ${bare} with the ${how.toLowerCase()} ${part.toLowerCase()}`;
  const [, broken] = broke.exec(clean) ?? [];
  if (broken !== undefined) return `the ${bare} with the sore ${broken.toLowerCase()}`;
  const ill = clean
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .find((word) => poorly.test(word));
  return ill === undefined ? null : `the ${who.several ? 'smallest ' : ''}${said.test(ill) ? ill : 'poorly'} ${wellAgain(who.one)}`;
}
