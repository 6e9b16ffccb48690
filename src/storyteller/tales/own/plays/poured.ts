import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { isUnfit } from '../unfit.ts';

/** What comes down instead of smoke or rain, where a family's words say so: *a volcano that erupts custard*, *it rains socks*. */

const noun = String.raw`(?:only |nothing but |with |out )?(?<stuff>(?:(?:hot|warm|cold|pink|green|red|blue|yellow|purple|sticky|melted|lost|tiny|little|chocolate|vanilla|strawberry|tomato|fish|ice|candy) )?\p{Ll}{3,14})(?=$|[,.!?]| (?:and|but|so|on|over|in|into|all|from|that|until|because|for|every\w*|instead|when|down|at)(?!\p{L}))`;
const comesDown =
  'erupts?|erupting|spits?|spitting|spews?|spouts?|burps?|coughs? up|pours|pouring|rains|raining|snows|snowing|hails|hailing';
const patterns = [
  new RegExp(String.raw`\b(?:${comesDown}) ${noun}`, 'iu'),
  new RegExp(
    String.raw`\b(?:volcano|flood|rain|storm|tornado|avalanche|snow|cloud|shower)s? (?:of|made of|full of|(?:is|are) full of) ${noun}`,
    'iu',
  ),
];
/** Named right before the trouble, only what is sure to be no weather. */
const beforeTrouble =
  /\b(?<stuff>custard|pudding|chocolate|jelly|jam|soup|spaghetti|noodle|porridge|honey|ketchup|lemonade|milk|popcorn|marshmallow|sugar|candy|glitter|confetti|bubble|sock|pancake|ice cream|slime|foam|feather|paint|cheese|meatball|cookie|hat|letter|button) (?:volcano|flood|storm|rain|tornado|snow|avalanche|shower)\b/i;
const single = /^(?:noodle|marshmallow|bubble|sock|pancake|feather|meatball|cookie|hat|letter|button)$/;
/** Words that are nothing that falls. */
const noStuff =
  /^(?:only|very|hard|heavily|again|outside|inside|always|never|and|on|in|all|everything|everybody|every|too|so|for|fire|ash|lava|smoke|water|rain|snow|ice|hail|people|night|today|days?|weeks?|cats|dogs|out|over|because|until|when|nothing|much|lots?)$/;

/** What it is, as it can be said: `custard`, `socks`. Null where it is what always comes. */
export function pouredIn({ idea }: OwnWords): string | null {
  if (idea === null) return null;
  const compound = beforeTrouble.exec(idea)?.groups?.['stuff']?.toLowerCase();
  if (compound !== undefined) return single.test(compound) ? `${compound}s` : compound;
  for (const pattern of patterns) {
    const found = pattern.exec(idea)?.groups?.['stuff']?.toLowerCase();
    if (found !== undefined && !noStuff.test(found) && !isUnfit(found)) return found;
  }
  return null;
}

/** What is told and done with it; a volcano is full of it, and from a cloud it falls. */
export function pouredSlots(words: OwnWords, isVolcano: boolean): Slots {
  const stuff = pouredIn(words);
  if (stuff === null) return { bits: 'bits of it', ducks: 'hat', duckLittle: '' };
  const isSeveral = /[^su]s$/.test(stuff);
  const lumps = isSeveral ? stuff : `blobs of ${stuff}`;
  const begins = isVolcano ? 'it rumbles, and out of its top fly' : 'it goes round and round in the same place, and down come';
  return {
    bits: lumps,
    ducks: stuff,
    duckLittle: ` Here ${isSeveral ? 'come' : 'comes'} ${stuff}: duck!`,
    does: `${begins} ${lumps}, onto the roofs, into the boots and right on top of people’s hats`,
    doesLittle: `it goes on and on, and all the hats are full of ${stuff}`,
    actLittle: `catch the ${stuff} in your hands, *plop*`,
    stuff: `hats, boots and one bucket of ${stuff}`,
    throws: `Hats, boots and buckets of ${stuff}`,
    after: `one last bit of ${stuff} comes down, right in front of you, to say thank you`,
    ...(isVolcano
      ? {
          lateSaid: `woke up three days ago, full of ${stuff} right up to the top, and holds in one great puff`,
          mover: `its ${stuff}`,
          inside: `, warm and soft, with ${stuff} up to your knees`,
          insideLittle: `, and it is full of ${stuff}`,
        }
      : { inside: `, with ${stuff} up to your knees`, insideLittle: `, and it is full of ${stuff}` }),
  };
}
