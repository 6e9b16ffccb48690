import type { OwnWords } from '../../read/own-words.ts';
import { visitorIn } from '../../read/visitor.ts';
import { bareName } from '../../words/named.ts';
import { capital, definite, indefinite, many, one, pluralOf, type Slots, singularOf, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { bodyOf, gestureOf } from './gestures.ts';

/** What is eaten in a place that has a row for something else: *the pancake café*. */
const served =
  /\b(pancake|waffle|soup|noodle|cookie|cupcake|ice cream|juice|popcorn|sandwich|taco|burger|smoothie|donut|doughnut|muffin|spaghetti|pasta|salad|strawberry|lemonade|banana|pudding|sushi|toast)s? (?:café|cafe|restaurant|bakery|bar|stand|truck|van|castle|house|factory|shop|place|palace)(?![a-z])/i;

/** Those for whom it is there, where no row names them: *a hospital for teddy bears*. */
const guests = /\bfor (?:all |the |our |little |small |tiny )?((?:[a-z]+ )?[a-z]+[^\Wsui]s)$/i;
const noGuest = /\b(?:birthdays|parties|holidays|days|times|things|weeks|years)$/i;

function guestSlots({ who, person, idea, place, where, kind }: OwnWords): Slots {
  const several = who === null && person === null ? guests.exec(idea ?? '')?.[1]?.toLowerCase() : undefined;
  if (several === undefined || noGuest.test(several) || isUnfit(several)) return {};
  const single = singularOf(several);
  const tall = `very tall ${single}`;
  const first = `the smallest ${single}`;
  const shop = definite(place ?? one(kind?.place ?? 'shop'));
  return {
    run: `You look after ${shop}${where === null || where.at === '' ? '' : ` ${where.at}`}, where all the ${several} go.`,
    guestIn: `In comes ${first}: let two fingers come in, and bow.`,
    folk1: first,
    known1: first,
    folk2: `two old ${several}`,
    known2: `the two old ${several}`,
    folk3: `a ${tall}`,
    known3: `the ${tall}`,
  };
}

/** Whose it is, by a name that no table knows: *Zorbo’s café*. */
function ownerSlots({ who, person, idea, place, where, kind }: OwnWords): Slots {
  const owner = who === null && person === null ? bareName(/^(\p{Lu}\p{L}+)[’']s /u.exec(idea ?? '')?.[1]) : null;
  if (owner === null) return {};
  const shop = place ?? one(kind?.place ?? 'shop');
  return { run: `You look after ${definite(shop)}${where === null || where.at === '' ? '' : ` ${where.at}`}, together with ${owner}.` };
}

/** What something slides off, of whoever comes there. */
function touched(who: OwnWords['who']): string {
  return who === null || who.part === 'workers' ? 'nose' : bodyOf(who.creature, who.one);
}

/** What a shop has by the family's own words. */
export function shopOwnSlots(words: OwnWords): Slots {
  const sold = soldSlots(words);
  return { ...sold, ...ownerSlots(words), ...guestSlots(words), ...visitorSlots(words, sold['want']) };
}

/** Whoever the family says is coming is the one who waits, and whom nothing has ever fitted. `sold`: what there is to get, where the words say so. */
function visitorSlots(words: OwnWords, sold: Term | string | undefined): Slots {
  const { kind, place, where } = words;
  const visitor = visitorIn(words);
  if (visitor === null) return {};
  const { name, isCreature, wants, ill } = visitor;
  const creature = words.who?.creature;
  const usual = typeof sold === 'object' ? sold : one(kind?.want[0] ?? 'surprise', kind?.want[1]);
  const want = wants === null ? usual : one(wants);
  const at = where === null || where.at === '' ? '' : ` ${where.at}`;
  return {
    run: `You look after ${definite(place ?? one(kind?.place ?? 'shop'))}${at}, and today ${name} comes${ill === null ? ` for ${indefinite(want)}` : `, who ${ill}`}.`,
    guestIn: `In comes ${name}: ${isCreature && creature !== undefined ? `*${creature.noise}!* Be it, too, and ${gestureOf(creature, words.who?.one)}.` : '*ooh!* Let two fingers come in, and bow.'}`,
    folk1: name,
    known1: name,
    want,
    ...(wants === null ? {} : { wants: many(pluralOf(wants)) }),
  };
}

/** What is sold where the family's own words name it, and no kind of shop that we know: *we sell lemonade*. */
function soldSlots({ kind, place, idea, clean, who }: OwnWords): Slots {
  const eaten = served.exec(idea ?? clean)?.[1]?.toLowerCase();
  const single =
    eaten !== undefined && kind?.id !== 'icecream'
      ? eaten
      : kind?.id === 'market'
        ? /^(.+) (?:shop|store|stand|stall)$/.exec(place?.text ?? '')?.[1]
        : undefined;
  if (single === undefined) return {};
  const isMended = /\b(?:repairs?|repairing|mends?|mending|fix|fixes|fixing)\b/i.test(idea ?? '');
  const asTyped = new RegExp(String.raw`\b(?:sell|sells|selling|make|makes|making|bake|bakes|baking|cook|cooks) ${single}\b`, 'i');
  const isMass = /^(?:soup|ice cream|juice|popcorn|sushi|spaghetti|pasta|salad|pudding|lemonade|toast)$/.test(single);
  const shown = isMass || asTyped.test(idea ?? '') ? single : pluralOf(single);
  const brings = one(`first ${single}`);
  return {
    trade: one(`${single} ${isMended ? 'mender' : 'maker'}`),
    wants: many(shown),
    want: isMass ? many(single) : one(single),
    never: `they all slide off my ${touched(who)}`,
    fits: `Upside down, it sits on my ${touched(who)} like a hat!`,
    best: `the best ${single} in the whole shop`,
    brings,
    odd: one(`upside-down ${single}`),
    smell: shown,
    do1: `${isMended ? 'mend' : 'make'} ${shown} with both hands`,
    do2: `hold the ${single} up to the light`,
    do3: `hand the ${single} over, with a bow`,
    rule: `${capital(definite(brings))} of the day is for whoever is saddest.`,
  };
}
