import { capital, definite, one, possessive, type Slots, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import rows from '../en/losses.json' with { type: 'json' };

/** What is wrong because the thing is gone, and what is right when it is back. */

type Loss = {
  gone: RegExp;
  lack: string;
  lackLittle: string;
  /** The same where it is somebody’s by name. `{whose}`. */
  lackTheirs?: string;
  /** What children do to know what it is like without it. */
  act: string;
  /** What it does, wherever it is: *something glows a bit*. */
  hint: string;
  /** What is done or seen when it is back; may be nothing. */
  glad: string;
  slots?: Slots;
};

/** The first that fits. `{owner}`, `{it}`. */
const losses: readonly Loss[] = Object.entries(rows).map(([gone, row]) => ({ gone: new RegExp(`\\b(?:${gone})\\b`, 'i'), ...row }));
const anyLoss: Loss = {
  gone: /(?:)/,
  lack: '{owner} has looked in every corner, and won’t begin without {it}.',
  lackLittle: '{owner} looks high and low.',
  act: 'look high and low, with one hand over your eyes',
  hint: 'bulges',
  glad: '',
};
const anyPet: Loss = {
  gone: /\b(?:cat|dog|kitten|puppy|hamster|rabbit|bunny|guinea pig|pony|katze|hund|chat|chien|gato|perro)\b/i,
  lack: 'the basket is empty, and the bowl is full.',
  lackLittle: 'the basket is empty!',
  act: 'call softly, with both hands round your mouth',
  hint: 'breathes very fast',
  glad: 'Stroke it, from the ears to the tail.',
};

/** What waits at home for the missing thing, and what is done with it when it is back. `{we}` is *we* for the youngest, `{it}`, `{thing}`. */
type Use = { of: RegExp; event: Term; use: string /** What its owner does with it, by name. `{owner}`. */; theirs?: string };

const uses: readonly Use[] = [
  {
    of: /\b(?:blanket|pillow|duvet|quilt|cushion|teddy|bear|bunny|rabbit|doll|dummy|pacifier|plushie|cuddly|py?jamas?)s?\b/i,
    event: { text: 'bedtime', number: 'name' },
    use: '{we} all hug {it}.',
    theirs: '{owner} hugs {it}, tight, tight.',
  },
  { of: /\b(?:spoon|fork|chopstick)s?\b/i, event: { text: 'supper', number: 'name' }, use: 'soon {we} hear {it} go clink in the soup.' },
  { of: /\b(?:cup|mug|plate|bowl|pot|pan)(?:e?s)?\b/i, event: { text: 'supper', number: 'name' }, use: 'we fill {it} to the brim.' },
  {
    of: /\b(?:ball|bat|kite|scooter|racket|puzzle|dice|cards?|marble)s?\b/i,
    event: one('evening game'),
    use: '{we} all play with {it}.',
    theirs: '{owner} has the first turn, and then {we} all play.',
  },
  { of: /\b(?:glasses|spectacles)\b/i, event: { text: 'supper', number: 'name' }, use: 'everybody can be seen again.' },
  {
    of: /\b(?:lights?|lamps?|lanterns?|torch|candles?)\b/i,
    event: { text: 'supper', number: 'name' },
    use: '{we} all lift {it} up, higher and higher.',
  },
  { of: /\bkeys?\b/i, event: { text: 'supper', number: 'name' }, use: 'the door opens wide.' },
  {
    of: /\b(?:shoe|boot|slipper|sandal|hat|coat|jacket|mitten|glove|sock|scarf|wellie)s?\b/i,
    event: one('evening walk'),
    use: '{we} try {it} on, one by one.',
    theirs: '{owner} slips into {it}, and beams.',
  },
  {
    of: /\b(?:voice|roar|bark|meow|howl|song|croak|moo|whistle)s?\b/i,
    event: one('evening song'),
    use: '{we} all let {it} out, once, and loud.',
    theirs: '{owner} lets {it} out, once, and loud.',
  },
  {
    of: /\b(?:horn|tail|mane|beard|nose|carrot|trunk|shell|wing|antler|spot|stripe|crown|wheel|button|hat)s?\b/i,
    event: { text: 'supper', number: 'name' },
    use: '{we} put {it} back on, softly, and all is well.',
  },
  { of: /\b(?:magic|wand|spell|power)s?\b/i, event: { text: 'supper', number: 'name' }, use: 'all the spoons get up and dance.' },
  { of: /\bpuff\b/i, event: { text: 'supper', number: 'name' }, use: 'the soup steams.' },
];
const anyUse: Use = {
  of: /(?:)/,
  event: { text: 'supper', number: 'name' },
  use: '{we} all say hello to {thing}.',
  theirs: '{owner} takes {it} in both arms.',
};

const usageOf = ({ text, sort }: Term) => uses.find(({ of }) => of.test(sort ?? text)) ?? anyUse;

/** What cannot begin at home while this is gone. */
export function homeEventOf(thing: Term): Term {
  return usageOf(thing).event;
}

/** *The green one with the hole*. */
const likeThis =
  /(?:^|[ ,])(?:(?:an?|the|my|our) )?(?<how>(?!(?:no|any|every|some|each|this|that|which|another|other|the|last|first|only|an?|with|right|wrong|is|new) )\p{Ll}{3,12}) one(?<with> with (?:an?|the|one|two|no|only one) \p{Ll}+)?(?![\p{L}’])/u;

/** What it looks like, as the family says it. */
function looksOf(thing: Term, idea: string | null): Slots {
  const { how, with: more = '' } = likeThis.exec(idea ?? '')?.groups ?? {};
  if (how === undefined || isUnfit(`${how}${more}`)) return { looks: '', looksThere: '' };
  const looks = `${how}${more === '' ? '' : `,${more.replace(/ the (?=\p{L})/u, ' a ')}`}`;
  return { looks: ` ${capital(definite(thing))} ${thing.number === 'many' ? 'are' : 'is'} ${looks}.`, looksThere: `, ${looks}` };
}

/**
 * The slots of a search: the lost `thing`, the `owner` who misses it, and the `ground` on which it is looked for. `idea`: the family's
 * words, which may say how it looks.
 */
export function lostSlots(thing: Term, owner: Term, ground: string, idea: string | null): Slots {
  const isPet = anyPet.gone.test(thing.text) || (thing.number === 'name' && anyPet.gone.test(idea ?? ''));
  const loss = losses.find(({ gone }) => gone.test(thing.sort ?? thing.text)) ?? (isPet ? anyPet : anyLoss);
  const { lack, lackLittle, act, hint, glad, slots } = loss;
  const it = thing.number === 'many' ? 'them' : thing.number === 'name' ? thing.text : 'it';
  const said = (text: string) => text.replaceAll('{owner}', definite(owner)).replaceAll('{it}', it).replaceAll('{thing}', definite(thing));
  const isNamed = owner.number === 'name' && /^(?:\p{Lu}|your )/u.test(owner.text);
  const usage = usageOf(thing);
  const use = (isNamed ? usage.theirs : undefined) ?? usage.use;
  const theirs = isNamed ? loss.lackTheirs?.replace('{whose}', possessive(owner.text)) : undefined;
  const isColours = slots !== undefined;
  return {
    lack: capital(theirs ?? said(lack)),
    lackLittle: capital(theirs ?? said(lackLittle)),
    lackDo: act,
    hint,
    glad: glad === '' ? '' : capital(said(glad)),
    view: 'half of everything',
    use: said(use).replace('{we}', 'you'),
    useIt: capital(said(use).replace('{we}', 'you')),
    useItLittle: capital(said(use).replace('{we}', 'we')),
    sleep: isNamed && /^\p{Lu}/u.test(owner.text) && usage.event.text === 'bedtime' ? ` Sleep well, ${owner.text}.` : '',
    stirs: isColours ? `a bit of the ${ground} still has a colour, and it is walking` : `a bit of the ${ground} is walking`,
    ...looksOf(thing, idea),
    blue: 'blue ',
    coat: 'that copies every colour',
    glimpse: definite(thing),
    settled: 'His coat has no idea what to look like. At last it just stays blue, like the cap.',
    ...slots,
  };
}
