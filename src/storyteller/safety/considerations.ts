import { plainText } from '../../domain/plain-text.ts';
import type { Demand, PropHazard } from '../words/vocabulary.ts';
import { wordSet } from '../words/word-set.ts';
import { care } from './considerations/care.ts';
import { isHarmless } from './considerations/harmless.ts';
import { movement } from './considerations/movement.ts';
import { carefulBans, carefulEnergy, type WordFilter } from './considerations/row.ts';
import { senses } from './considerations/senses.ts';
import type { WordFamily } from './families/family.ts';
import { fears } from './families/fears.ts';
import { contacts, foods } from './families/foods.ts';
import { griefs, kin } from './families/griefs.ts';
import { fold } from './fold.ts';

/** Reads what an adult wrote about a child's special considerations as limits on play. The words themselves are never repeated to anybody. */

/** The limits that one text means. */
export type Reading = {
  /** What must not be asked of the child. */
  bans: ReadonlySet<Demand>;
  hazards: ReadonlySet<PropHazard>;
  /** Nothing livelier than this, 1 to 5. */
  energy: number;
  words: readonly WordFilter[];
  /** Hints for the adult, none of which names the limit. */
  cues: readonly string[];
  /** Some of it was not understood, so play is kept as gentle as can be. */
  careful: boolean;
};

const rowPatterns = [...movement, ...senses, ...care].map((row) => ({
  row,
  pattern: new RegExp(row.others === undefined ? row.english : `${row.english}|${row.others}`, 'u'),
}));

const afraid =
  /afraid|scared|\bfears?\b|fearful|frighten|terrif|phobi|\bangst|furcht|\bpeur|crain(?:t|s)|\bmiedo|\btem(?:e|or)\b|asusta|paura|\bmedo\b|receio|bang (?:voor|in)|\bbang$|\bboi sie|\blek\b|lek przed|strach|korku|kork(?:ar|uyor)|fobi|fobj|nightmares? (?:about|of)|panic|traumati|nearly drown|almost drown|hates|can't stand/u;
const allergic =
  /allerg|alerg|alerj|uczulen|intoleran|intolleran|nietoleran|unvertrag|anaphyla|anafyla|anafila|epi.?pen|coeliac|celiac|zoliak|coeliaq|celiach|celiak|colyak|can(?:'|no)?t (?:eat|have|drink)|cannot (?:eat|have|drink)|(?:must not|may not|mustn't) eat|doesn't eat|\bdiet|\bvegan|vegetari|vejetaryen|wegetar|wegan|halal|helal|kosher|koscher|kasher|casher|koszer|lactos|laktos|lattosio|glutenfrei|gluten.?free|sans gluten|sin gluten|senza glutine|sem gluten|glutenvrij|bez glutenu|glutensiz|diabet|zuckerkrank|cukrzyc|darf keine?.* essen|ne mange pas|no come\b|non mangia|nao come\b|eet geen|nie je\b|yemiyor|yiyemez/u;
const foodPlace = /\bfoods?\b|nahrung|lebensmittel|aliment|\bcib[oi]\b|comida|voedsel|jedzeni|pokarm|gida/u;
/** The beginning of a clause that also holds for the next one, if that is short: `afraid of dogs` · `the dark`. */
const carrier =
  /\b(?:no|not|can't|cannot|cant|avoid|without|never|doesn't like|hates|dislikes|afraid of|scared of|fear of|frightened of|terrified of|sensitive to|allergic to|allergy to|intolerant to|kann nicht|darf nicht|kein\w*|angst vor|allergisch (?:gegen|auf)|ne peut pas|pas|peur d\w*|allergique a\w*|no puede|miedo a\w*|alergic[oa] a\w*|non puo|paura d\w*|allergic[oa] a\w*|nao pode|medo d\w*|alergic[oa] a\w*|kan niet|geen|bang voor|allergisch voor|nie moze|boi sie|uczulon[ya] na)(?= |$)/u;

/** Signs of an illness. One that no row knows makes play careful, even in a sentence that sounds harmless. */
const medical: RegExp =
  /syndrom|sindrom|syndroom|zespol\b|sendrom|disease|disorder|condition\b|deficien|(?:it|os|path|troph|plasi|penia|plegi)(?:is|ie|ia|y|e)\b|krankheit|storung|maladie|enfermedad|malattia|doenca|ziekte|aandoening|chorob|zaburzen|hastalig|bozuklug|disab|handicap|behinder|discapac|disabil|deficient|gehandicapt|engelli|implant|medicat|surgery/u;

const noise = /^(?:none|no|n a|nothing|nil|severe|severely|mild|mildly|very|a bit|both|etc|and|please|also|too)$/u;

/** Reads what the adult wrote, clause by clause; null is nothing written. A clause that no row understands makes play careful. */
export function readConsiderations(text: string | null): Reading {
  const bans = new Set<Demand>();
  const hazards = new Set<PropHazard>();
  const cues = new Set<string>();
  const filters = new Map<string, WordFilter>();
  let energy = 5;
  let careful = false;
  const all = fold(plainText(text ?? '', 2000));
  for (const clause of clausesOf(all)) {
    let known = 0;
    for (const { row, pattern } of rowPatterns) {
      if (!pattern.test(clause)) continue;
      known += 1;
      for (const ban of row.bans) bans.add(ban);
      for (const hazard of row.hazards ?? []) hazards.add(hazard);
      if (row.cue !== undefined) cues.add(row.cue);
      if (row.words !== undefined) filters.set(row.words.id, row.words);
      energy = Math.min(energy, row.energy ?? 5);
    }
    for (const { id, words, where, ban } of wordsIn(clause, all)) {
      known += 1;
      filters.set(id, { id, words, where });
      for (const each of ban) bans.add(each);
    }
    if (known === 0 && (medical.test(clause) || !isHarmless(clause))) careful = true;
  }
  if (careful) {
    for (const ban of carefulBans) bans.add(ban);
    energy = Math.min(energy, carefulEnergy);
  }
  return { bans, hazards, energy, words: [...filters.values()], cues: [...cues], careful };
}

type Found = WordFilter & { ban: readonly Demand[] };

const fearBans: Readonly<Record<string, readonly Demand[]>> = {
  dark: ['dark', 'close-eyes', 'sudden', 'hidden'],
  bangs: ['loud', 'sudden'],
  storms: ['loud', 'sudden'],
  water: ['water', 'sudden'],
  heights: ['climb', 'edge', 'balance'],
  closed: ['dark', 'close-eyes', 'hidden'],
  alone: ['hidden', 'sudden'],
  balloons: ['sudden'],
  insects: ['plants', 'sudden'],
};

/** Every word filter that a clause asks for; empty where it names neither an allergy, a fear nor a grief. */
function wordsIn(clause: string, all: string): Found[] {
  const found: Found[] = [];
  const take = (family: WordFamily, where: WordFilter['where'], ban: readonly Demand[] = []) =>
    found.push({ id: family.id, words: family.words, where, ban });
  const fearful = afraid.test(clause);
  if (fearful) {
    const known = fears.filter((family) => family.keys.test(clause));
    for (const family of known) take(family, 'heard', fearBans[family.id] ?? ['sudden']);
    if (known.length === 0) found.push(...literal(clause, afraid, ['sudden']));
  }
  if (allergic.test(clause)) {
    const known = foods.filter((family) => family.keys.test(clause));
    const near = contacts.filter((family) => family.keys.test(clause));
    for (const family of known) take(family, 'heard');
    for (const family of near) take(family, 'met');
    if (known.length + near.length === 0) found.push(...literal(clause, allergic, []));
    // An allergy to food that is not named: nothing edible is handled, which the rules for everybody see to.
    if (found.length === 0 && (foodPlace.test(clause) || /^\W*(?:\w+ )?(?:diet\w*|allerg\w*)\W*$/u.test(clause)))
      found.push({ id: 'food', words: /(?!)/, where: 'met', ban: [] });
  } else if (!fearful && !isHarmless(clause)) {
    // `nuts` alone between two commas means that the child must not have any.
    if (clause.split(/\s+/).length <= 4) for (const family of foods) if (family.keys.test(clause)) take(family, 'heard');
  }
  for (const family of griefs) {
    if (!family.keys.test(clause)) continue;
    take(family, 'heard');
    if (family.id !== 'death') continue;
    for (const person of kin) if (person.keys.test(clause) || (clause.length < 24 && person.keys.test(all))) take(person, 'heard');
  }
  return found;
}

const small = wordSet(
  'the and for with from that this very really severe severely mild mildly strong slight extreme extremely his her their our are was has have had she him they them can cannot not any all some when after before since about into over being having gets get big small food foods reaction reactions airborne contact anaphylaxis anaphylactic epipen carries und vor der die das den dem ein eine gegen auf des les une aux del los las por con una alla allo delle degli dei het een voor van przed jest',
);

/** Filters for the nouns of a clause that no family of words knows: a child who is afraid of teapots hears of none. */
function literal(clause: string, marker: RegExp, ban: readonly Demand[]): Found[] {
  const rest = clause.replace(new RegExp(`[\\p{L}']*(?:${marker.source})[\\p{L}']*`, 'gu'), ' ');
  const nouns = (rest.match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word));
  return nouns.map((noun) => {
    const stem = noun.replace(/(?:ies|y)$/u, '(?:y|ies)').replace(/(?<=\p{L}{3})(?<!s)s$/u, '');
    return { id: `word:${noun}`, words: new RegExp(`(?<!\\p{L})${stem}(?:e?s)?(?!\\p{L})`, 'iu'), where: 'heard', ban };
  });
}

/** The clauses of what the adult wrote; a fragment that an `and` cut off from its `no` gets it back: `no jumping` · `no running`. */
function clausesOf(all: string): string[] {
  const parts = all
    .split(/[,;.!?\n•/()&+]|(?<!\p{L})(?:but|and|or|also|aber|und|oder|et|ou|mais|pero|y|e|maar|i|lub)(?!\p{L})/u)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause) && !noise.test(clause));
  let carried = '';
  return parts.map((part) => {
    const own = carrier.exec(part)?.[0];
    if (own === undefined && carried !== '' && part.split(/\s+/).length <= 3) return `${carried} ${part}`;
    carried = own ?? '';
    return part;
  });
}
