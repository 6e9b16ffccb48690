import { isSurelyEnglish } from '../words/english.ts';
import type { OwnWords } from './own-words.ts';

/** What is no play and no news: illness, loss, a baby that is on its way, somebody who has died or leaves. */

const goesOn = String.raw`(?=$|[,.!?]| (?:brother|sister|cousin|girl|boy|is|in|and|at|on|comes?|coming|arrives?|soon|who|because|but)\b)`;
const grave = new RegExp(
  String.raw`\b(?:pregnan\p{L}*|in (?:her|mummy’s|mum’s|my|mama’s) (?:tummy|belly)|new baby${goesOn}|(?:having|have|expecting) a baby${goesOn}|baby (?:(?:brother|sister|cousin|girl|boy) )?(?:is coming|comes|coming|arrives?|on its way)|newborn|hospital|operation|cancer|wheelchair|die[sd]?|dying|dead|death|in heaven|funeral|grave|passed away|divorc\p{L}*|separat\p{L}*|moved out|accident|miss(?:es)? (?:mum|dad|mama|papa|grand|oma|opa)\p{L}*)(?!\p{L})`,
  'iu',
);
const unwell = /\b(?:ill|sick|poorly|fever)\b/i;
/** The children are those who take care of it: *me and Ben are doctors and teddy is poorly* is a game. */
const caring =
  /\b(?:we(?: are|’re)|i(?: am|’m)|me and \p{L}+ are|play(?:ing)?|let’s (?:play|be)) (?:at )?(?:an? |the )?(?:doctors?|nurses?|vets?)\b/iu;
const graveAbroad =
  /(?<!\p{L})(?:schwanger|krank|gestorben|tot|neues baby|malade|mort|morte|enceinte|enferm[oa]|muert[oa]|malat[oa]|zmar\p{L}+|chor[yae]|ziek|dood|hasta$)(?!\p{L})/iu;

/** Somebody in a tale: *a ghost who died long ago*, *the sick moon*. */
const ofTale = /^(?:the|an?) (?!baby)/i;

/** Whether the words tell of somebody of the family’s, or of nobody, and not of somebody in a tale. */
export function isOfFamily({ spoken }: OwnWords): boolean {
  return !ofTale.test(spoken);
}

/** Whether something hard or tender is in the words of which nobody makes a play with a trouble in it, nor news. */
export function isGrave(words: OwnWords): boolean {
  const { idea, spoken } = words;
  if (idea === null && !isSurelyEnglish(spoken)) return graveAbroad.test(spoken);
  return grave.test(spoken) || (unwell.test(spoken) && isOfFamily(words) && !caring.test(spoken));
}
