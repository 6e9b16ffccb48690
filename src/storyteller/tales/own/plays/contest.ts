import type { Slots } from '../fill.ts';
import { keyOf, meaningsOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { capital, definite, indefinite, many, one, singularOf } from '../terms.ts';
import type { Who } from '../who.ts';
import rows from './en/contests.json' with { type: 'json' };

/** What everybody shows at a contest, and what the family shows. */

type ContestPlay = {
  yours: string;
  /** Can be pushed, held and looked at. */
  grand1: string;
  grand2: string;
  /** How it is shown, an imperative. */
  doit: string;
};

const contests: Readonly<Record<string, ContestPlay>> = rows;

/** Which contest it is, by how a word of the family's begins, in nine languages (what is eaten may end one: *cupcake*). */
const sorts: readonly (readonly [RegExp, string])[] = [
  [/pizza/i, 'pizza'],
  [/bak|back(?:en|wett)|cake|kuchen|torte|biscuit|cookie|g[aâ]teau|p[aâ]tiss|pastel|torta|dolc|bolo|taart|ciast|pasta\b/i, 'bake'],
  [/cook|koch|kook|cuisine|cocina|cucina|culin|gotow|yemek|pancake|soup/i, 'cook'],
  [/(?<!\p{L})(?:sing|song|music|choir|karaoke|gesang|lied|chant|canto|canci|canzon|cantar|zang|[sś]piew|muzy|[sş]ark)/iu, 'sing'],
  [/(?<!\p{L})(?:danc|tanz|danse|danza|dança|dansw|baile|bailar|ballo|taniec|ta[nń]c)/iu, 'dance'],
  [/vegetable|pumpkin|garden|flower|potato|carrot|tomato|gem[uü]se|k[uü]rbis|l[eé]gume|verdura|groente|warzyw|sebze/i, 'grow'],
  [/(?<!\p{L})(?:draw|paint|art\b|zeichn|mal(?:en|wett)|dessin|dibuj|pint|disegn|desenh|teken|rysow|resim)/iu, 'draw'],
  [/(?<!\p{L})(?:loud|roar|scream|shout|br[uü]ll|laut)/iu, 'roar'],
  [/(?<!\p{L})(?:jump|hopp|hüpf|spring)/iu, 'jump'],
  [/(?<!\p{L})(?:fun(?:ny|niest)|sill(?:y|iest)|grimass?)/iu, 'face'],
  [/(?<!\p{L})(?:boast|tall tale|story|stories|poem|joke|brag|l[uü]gen|angeb)/iu, 'tell'],
  [/(?<!\p{L})(?:quiz|spell|chess|riddle|game show|schach|rate|r[aä]tsel|szach)/iu, 'wits'],
];

/** What is made for a contest, in the words of a family's own. */
const made =
  /(?<!\p{L})(sandcastle|snowman|tower|kite|costume|hat|boat|robot|mask|scarecrow|lantern|igloo|paper plane|plane|castle|bridge|basket|puppet)(?=s?(?!\p{L}))/iu;
const madeElsewhere: readonly (readonly [RegExp, string])[] = [
  [/sandburg|ch[aâ]teaux? de sable|castill\w+ de arena|castell\w+ di sabbia|castelos? de areia|zandkast/i, 'sandcastle'],
  [/schneem[aä]nn|bonhommes? de neige|sneeuwpop/i, 'snowman'],
  [/kost[uü]m/i, 'costume'],
];

/** What else a contest is for, in the word before it: *the yodel contest*. */
const before = /(?<!\p{L})(\p{Ll}{3,12})(?: |-)(?:contest|competition|championship)/iu;
const notShown =
  /(?:ing|est|ed|ous|ful|ic|al)$|^(?:the|our|big|great|grand|small|tiny|huge|talent|annual|summer|winter|school|family|animal|pet|village|town|world|first|last|my|your)$/i;

function namedIn({ clean, who }: OwnWords): string | undefined {
  const named = before.exec(clean)?.[1]?.toLowerCase();
  return named === undefined ||
    notShown.test(named) ||
    who !== null ||
    meaningsOf(keyOf(named)).some(({ table }) => /^(?:creature|person|where)$/.test(table))
    ? undefined
    : named;
}

/** What is baked, cooked or grown for one, likewise. */
const served = /(?<!\p{L})(cake|cookie|biscuit|muffin|pie|pancake|pumpkin|carrot|potato|tomato|sunflower|flower)(?=(?:e?s)?(?!\p{L}))/iu;

function playOf(words: OwnWords): ContestPlay {
  const { clean, kind } = words;
  const isContest = kind?.id === 'contest';
  const [, sort] = (isContest ? sorts.find(([each]) => each.test(clean)) : undefined) ?? [null, null];
  if (sort === null && isContest) {
    const built = made.exec(clean)?.[1]?.toLowerCase() ?? madeElsewhere.find(([each]) => each.test(clean))?.[1] ?? namedIn(words);
    if (built !== undefined) return builtPlay(built);
  }
  const play = contests[sort ?? 'talent'];
  if (play === undefined) throw new Error(`no contest ${sort}`);
  const dish = /^(?:bake|cook|grow)$/.test(sort ?? '') ? served.exec(clean)?.[1]?.toLowerCase() : undefined;
  return dish === undefined ? play : { ...builtPlay(dish), doit: play.doit };
}

function builtPlay(built: string): ContestPlay {
  return {
    yours: `one very small ${built}`,
    grand1: `${indefinite(one(built))} as high as a door`,
    grand2: `${indefinite(one(built))} with a clock in it`,
    doit: 'put it together, pat it softly, and lift it up',
  };
}

/** A thing, that is made of air; a dance or a song is done. */
const isMade = /^(?:knead|pat|put|stir|dust|draw)\b/;

/** The slots of a contest: what is shown there, and who competes. */
export function contestSlots(words: OwnWords): Slots {
  const play = playOf(words);
  return {
    yours: play.yours,
    mine: play.yours.replace(/^(?:one|a) /, 'your '),
    grand1: play.grand1,
    grand2: play.grand2,
    doit: play.doit,
    showIt: isMade.test(play.doit) ? 'make' : 'show',
    ofAir: isMade.test(play.doit) ? ', out of air' : '',
    ...rivalSlots(rivalsOf(words)),
    ...versusSlots(words),
  };
}

/** *The loudest dragon*, without what is to be found out. */
function plainly(named: string): string {
  return named.replace(/^(?:\p{L}+est|most \p{L}+) /u, '');
}

function rivalSlots(who: Who | null): Slots {
  if (who === null)
    return {
      rivals: many('others'),
      sixOthers: 'the other six',
      most: 'Mr Most',
      onlooker: 'somebody small',
      praise: 'all seven of them are busy praising themselves',
      hushing: '',
    };
  const { noise } = who.creature;
  const { one: single, many: several } = { one: plainly(who.one), many: plainly(who.many) };
  return {
    rivals: many(several),
    sixOthers: `the other six ${several}`,
    most: `Mr Most, the largest ${single},`,
    onlooker: `a very small ${single}`,
    praise: `“${capital(noise)}, ${noise},” go seven ${several}, each about their own`,
    hushing: `nobody goes *${noise}* any more.`,
  };
}

/** *The grandparents against the kids*: two sides, each of several. */
const versus = /(?<!\p{L})(?:(?:the|our) )?(us|we|me|\p{Ll}+(?:[^s]s|children|people)) (?:against|versus|vs) (?:(?:the|our) )?(\p{Ll}+)/iu;
const family = /^(?:us|me|kids?|children|we)$/i;

function versusSlots({ clean, kind, place }: OwnWords): Slots {
  const [, first = '', second = ''] = versus.exec(clean) ?? [];
  if (kind?.id !== 'contest' || first === '') return {};
  const theirs = (family.test(second) || !second.endsWith('s') ? first : second).toLowerCase();
  const event = (place?.text ?? kind.place).replace(/^(?:kids?|children|us|\p{Ll}+s(?= \p{Ll}+ing )) /u, '');
  const single = singularOf(theirs);
  const isTheirs = family.test(first) || family.test(second) || !second.endsWith('s');
  const ours = isTheirs ? '' : `, the ${first.toLowerCase()}`;
  return {
    event: one(event),
    day: `Today is the big day: ${definite(one(event))}, the ${theirs} against you${ours}.`,
    rivals: many(theirs),
    sixOthers: `the other six ${theirs}`,
    most: `Mr Most, the proudest ${single},`,
    onlooker: 'somebody small',
    praise: `all the seven ${theirs} are busy praising themselves`,
    hushing: '',
  };
}

/** Who takes part against the family, where the words name them. */
function rivalsOf({ who }: OwnWords): Who | null {
  return who === null || who.part === 'owner' || who.ours ? null : who;
}
