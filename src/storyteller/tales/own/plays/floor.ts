import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';

/** A floor that is something else, as children play it: *the floor is lava*. It came up like weather, and nobody goes under in it. */

const ground =
  '(?:floor|ground|carpet|street|road|pavement|playground|garden|grass|kitchen|living room|boden|fußboden|fussboden|sol|suelo|piso|pavimento|vloer|chão|chao|podłoga|podloga)';
const is =
  '(?:is|’s|was|c[ ’]?est|has become|becomes|became|turns|turned|has turned|is made|made|ist|wird|est|es|è|é|to|is gemaakt) (?:now |all |only |really |suddenly |in ?to |out of |of |full of |aus |en |de la |du |de |di |van )*';
const stuffs: Readonly<Record<string, string>> = {
  wackelpudding: 'jelly',
  pudding: 'custard',
  vanillesoße: 'custard',
  vanillesauce: 'custard',
  honig: 'honey',
  schlamm: 'mud',
  matsch: 'mud',
  wasser: 'water',
  marmelade: 'jam',
  schokolade: 'chocolate',
  schleim: 'slime',
  eis: 'ice',
  lave: 'lava',
  lawa: 'lava',
  jello: 'jelly',
  swamp: 'mud',
};
const known =
  'lava|custard|jelly|jello|jam|honey|ice|mud|swamp|water|slime|goo|pudding|chocolate|soup|ketchup|glue|quicksand|sand|snow|marshmallow|porridge|treacle|syrup|toffee|milk|foam|yogh?urt|bubblegum|chewing gum|cheese|butter|lawa|lave|wackelpudding|vanillesoße|vanillesauce|honig|schlamm|matsch|wasser|marmelade|schokolade|schleim|eis';
const says = new RegExp(
  String.raw`(?<!\p{L})${ground} ${is}(?<sort>(?:chocolate|hot|green|pink|sticky|strawberry|vanilla) )?(?<stuff>${known})(?!\p{L})`,
  'iu',
);

/** What the floor is; null where it is a floor. */
export function floorIn({ clean }: Pick<OwnWords, 'clean'>): string | null {
  const stuff = says.exec(clean)?.groups?.['stuff']?.toLowerCase();
  return stuff === undefined ? null : (stuffs[stuff] ?? stuff);
}

/** Whether that is what the words begin with, whatever else is in them. */
export function startsWithFloor({ clean }: Pick<OwnWords, 'clean'>): boolean {
  return new RegExp(String.raw`^(?:(?:the|our|my|whole|kitchen|der|el|le|il|de|o) )*${says.source}`, 'iu').test(clean);
}

/** What is told and done with it. */
export function floorSlots(stuff: string, { clean, person }: OwnWords): Slots {
  const floor = /\b(?:carpet|street|road|pavement|playground|garden|grass|ground)\b/i.exec(clean)?.[0].toLowerCase() ?? 'floor';
  const isIce = /^(?:ice|snow)$/.test(stuff);
  const isLava = stuff === 'lava';
  const rush = isIce ? 'wheee' : isLava ? 'blub' : 'slurp';
  const kind = isLava ? ', as red as jam and as warm as a bath' : isIce ? ', as smooth as a plate' : '';
  const foot = isIce
    ? 'One of you slips, and slides off: so throw a line of air, all of you, and pull, heave, heave, hooray'
    : 'One foot slips in and is stuck: so pull, all of you, heave, heave, plop';
  return {
    trouble: { text: stuff, number: 'one' },
    rush,
    door: `Feet up, quick: the ${floor} is ${stuff}! ${person === null ? 'Somebody knocks at your door' : `You and ${person.name} hear somebody knock at the door`}`,
    isThere: 'is all over',
    late: 'came up out of the ground three days ago',
    lateSaid: 'came up out of the ground three days ago, and doesn’t go away',
    does: `it lies from one end to the other${kind}, and nobody gets across but from one cushion to the next`,
    doesLittle: `it lies from here to there${kind}, so feet up`,
    actLittle: isIce ? 'slide with one hand, *wheee*' : `pull out one foot, *${rush}*`,
    stuff: 'slippers, cushions and one armchair',
    throws: 'Slippers and cushions',
    inside: `, from one cushion to the next. ${foot}`,
    insideLittle: `, on cushions. ${foot}`,
    goes: 'runs off round the corner, on tiptoe',
    goesLittle: 'runs off round the corner',
    rideGoes: 'runs off round the corner, on tiptoe',
    rideGoesLittle: 'runs off round the corner',
    after: `there is the ${floor} again, and it’s dry`,
  };
}
