import type { Slots } from './fill.ts';
import type { Kind } from './lexicon.ts';
import type { OwnWords } from './read.ts';
import { many, one, type Term } from './terms.ts';

/** What is done at this kind of event, so that the family’s idea is played and not only named. */

type FeastPlay = {
  /** Who has to come out first, where the words name nobody. */
  star?: string;
  /** What waits in the round light. `{other}`: whoever is married to the star. */
  waits: string;
  /** How it draws them. */
  beckons: string;
  /** It gets impatient. */
  longs: string;
  gift: string;
  /** What the star fears or hopes for at the ninth step. */
  nine: string;
  /** How it begins, as it is told. `{star}`, `{other}`. */
  begins: string;
  beginsLittle: string;
  /** What everybody does when they come out. */
  cheer: string;
};

const party: FeastPlay = {
  waits: 'Beside it stands the big bowl of lemonade, and nobody has had a drop',
  beckons: 'Next to it the lemonade clinks',
  longs: 'In the bowl of lemonade the ice has begun to melt',
  gift: 'present',
  nine: 'The music starts at nine',
  begins: 'A balloon goes *pop*, the lemonade goes round, and somebody pulls somebody else into a dance. And so the party has begun',
  beginsLittle: '*Pop*, goes a balloon, and all dance',
  cheer: 'throw your confetti up high',
};

const feasts: Readonly<Record<string, FeastPlay>> = {
  wedding: {
    star: 'bride',
    waits: 'Next to it waits {other}, in a bow tie, who would like to be married today',
    beckons: 'Next to it stands {other}, and moves up a little',
    longs: 'Out there {other} straightens the bow tie again',
    gift: 'wedding present',
    nine: 'At nine I can see {other}, who can see me',
    begins: '“Yes,” says {star}. “Yes,” says {other}, and drops the ring, and everybody looks for it. And that was the wedding',
    beginsLittle: '“Yes,” says {star}. “Yes,” says {other}. They are married',
    cheer: 'throw your petals up high',
  },
  birthday: {
    star: 'birthday child',
    waits: 'Beside it stands the cake, and nobody else may blow out the candles',
    beckons: 'The cake next to it smells of cake',
    longs: 'On the cake the candles have burned down by a finger',
    gift: 'birthday present',
    nine: 'The song starts at nine',
    begins:
      'Somebody starts the song, and everybody sings. Then {star} takes a breath, and all of you help: *fff!* Every candle is out, and the birthday party has begun',
    beginsLittle: 'Everybody sings the song, and *fff*, out go the candles',
    cheer: 'sing the first line of the birthday song',
  },
  party,
  picnic: {
    ...party,
    waits: 'On it lies the checked cloth, and all the baskets are still shut',
    beckons: 'On it the sandwiches are waiting, in a row',
    longs: 'A wasp has found the jam, and still nobody may eat',
    nine: 'At nine the baskets are opened',
    begins: 'The lids fly up, the sandwiches go round, and a wasp is asked to wait its turn. And so the picnic has begun',
    beginsLittle: 'Up go the lids. Who wants jam',
    cheer: 'hold up your jam sandwiches',
  },
  christmas: {
    ...party,
    waits: 'Beside it stands the tree, still dark, for somebody has to light it',
    beckons: 'The tree next to it smells of fir',
    longs: 'A needle falls from the dark tree, and then another',
    gift: 'Christmas present',
    nine: 'At nine the little bell rings',
    begins: 'The little bell rings, one light after another goes on in the tree, and somebody starts to sing. And so Christmas has begun',
    beginsLittle: 'On go the lights in the tree, and all sing',
    cheer: 'be a whole tree with its lights on',
  },
  easter: {
    ...party,
    waits: 'Beside it stands the big basket, and nobody else knows where the eggs are',
    beckons: 'The big basket next to it gives a little crack',
    longs: 'In the big basket an egg rolls over',
    gift: 'Easter egg',
    nine: 'At nine I have to say where the eggs are',
    begins: '“Cold,” says {star}. “Warm. Hot!” And everybody runs and looks and finds. And so Easter has begun',
    beginsLittle: '“Hot!” says {star}. And all of you find an egg',
    cheer: 'hold up your eggs',
  },
  theatre: {
    ...party,
    waits: 'Behind it hangs the curtain, and it can only go up when somebody stands there',
    beckons: 'Behind it the curtain holds its breath',
    longs: 'The curtain has begun to fidget at the hem',
    gift: 'first-night present',
    nine: 'At nine I have to say my line',
    begins:
      'Up goes the curtain. {Star} says the first line, “Good evening,” and everybody on the stage says it back. And so the play has begun',
    beginsLittle: 'Up goes the curtain. “Good evening!” says {star}',
    cheer: 'take the deepest bow there is',
  },
  circus: {
    ...party,
    waits: 'Over it hangs the golden hoop, and somebody has to go through it first',
    beckons: 'Above it the golden hoop turns slowly',
    longs: 'The golden hoop turns round and round by itself',
    gift: 'first-night present',
    nine: 'At nine comes the drum roll',
    begins: 'The drum rolls. {Star} goes through the golden hoop, and so do all of you, in one heap: *hoopla!* And so the circus has begun',
    beginsLittle: 'Through the hoop you go: *hoopla*',
    cheer: 'call *hoopla*, with one leg in the air',
  },
  orchestra: {
    ...party,
    waits: 'Beside it stands the big drum, and it waits for the very first beat',
    beckons: 'Next to it the big drum hums a little',
    longs: 'The big drum hums with waiting',
    gift: 'first-night present',
    nine: 'At nine I have to play the first note',
    begins:
      '*Boom*, {star} beats the big drum. Everybody has something to play in both hands, and nobody plays the same. And so the concert has begun',
    beginsLittle: '*Boom*, goes the drum, and all play',
    cheer: 'play the first note, each on something else',
  },
  dance: {
    ...party,
    waits: 'Beside it sits the fiddler, bow in the air, and waits for the first step',
    beckons: 'Next to it the fiddler taps a foot',
    longs: 'The fiddler’s arm has begun to ache',
    nine: 'At nine the fiddle starts',
    begins:
      'The fiddle starts. {Star} takes the first step, and it’s on somebody’s toes, and everybody is dancing. And so the dance has begun',
    beginsLittle: 'The fiddle plays, and all dance',
    cheer: 'turn once round, arms high',
  },
};

/** Who has to come out first: whoever’s day it is, whoever is married, or else the smallest of those who are there. */
function feastStar({ who, person }: OwnWords, drawn: Term | string | undefined, { star }: FeastPlay): Term {
  if (person !== null && who === null) return { text: person.name, number: 'name' };
  if (who?.part === 'owner' || star === undefined) return typeof drawn === 'object' ? drawn : one('smallest guest');
  return one(who === null ? star : `${who.one} ${star}`);
}

function feastSlots(words: OwnWords, kind: Kind | null, drawn: Slots): Slots {
  const play = feasts[kind?.id ?? ''] ?? party;
  const star = feastStar(words, drawn['star'], play);
  const named = star.number === 'name' || star.text.startsWith('your ') ? star.text : `the ${star.text}`;
  const { who, person } = words;
  const other =
    who === null
      ? person === null
        ? 'the groom'
        : 'the one with the flowers'
      : who.creature.id === 'cat'
        ? 'the tomcat from next door'
        : `the ${who.one} from next door`;
  const said = (text: string) =>
    text
      .replaceAll('{star}', named)
      .replaceAll('{Star}', named.charAt(0).toUpperCase() + named.slice(1))
      .replaceAll('{other}', other)
      .replaceAll('{Other}', other.charAt(0).toUpperCase() + other.slice(1));
  return {
    star,
    waiting: said(play.waits),
    longs: said(play.longs),
    beckons: said(play.beckons),
    ...(kind?.id === 'birthday' ? { event: one('birthday party', 'birthday parties') } : {}),
    gift: one(play.gift),
    nine: said(play.nine),
    begins: said(play.begins),
    beginsLittle: said(play.beginsLittle),
    cheer: play.cheer,
  };
}

type MatchPlay = {
  ready: string;
  /** What the rope decides. */
  prize: string;
  /** What a player does to warm up. */
  drill: string;
  /** What whoever is chosen last gets to do. */
  never: string;
  /** What they play with. */
  hot: string;
  /** The game itself, told as a doing. */
  finale: string;
  finaleLittle: string;
  result: string;
  last: string;
};

const matches: Readonly<Record<string, MatchPlay>> = {
  match: {
    ready: 'The ball lies on the spot, and the goal has a net without a single hole',
    prize: 'has the kick-off',
    drill: 'heads a ball, twice',
    never: 'nobody passes to me',
    hot: 'ball',
    finale: 'Then put the ball on the spot, all of you on one side, and kick at the same moment, seated or standing: *goal!*',
    finaleLittle: 'Now all kick, one, two: *goal!*',
    result: 'ends eleven to eleven, with one goal that everybody has shot',
    last: 'All of you kick at once, and the ball flies into the net: *goal!*',
  },
  race: {
    ready: 'The line is drawn, and the flag is up',
    prize: 'has the inside lane',
    drill: 'warms up, very slowly',
    never: 'I get the lane with the puddle',
    hot: 'relay stick',
    finale: 'Then race, in slow motion: creep to the line on the spot, and whoever would be in front waits for the rest.',
    finaleLittle: 'Now race, so slow, and over the line together.',
    result: 'ends with everybody last, and everybody first',
    last: 'Over the line you go, nose beside nose beside nose, and there is nobody behind you.',
  },
  olympics: {
    ready: 'The big bowl is ready for the flame, and the mats lie straight',
    prize: 'carries the torch',
    drill: 'stretches, with a creak',
    never: 'I hold the coats',
    hot: 'torch',
    finale: 'Then hold up the torch all together, as high as you can reach: *whoosh!*',
    finaleLittle: 'Now hold up the torch, so high: *whoosh!*',
    result: 'end with one flame, and everybody has lit it',
    last: 'The great flame goes up: *whoosh!* Everybody has held the torch.',
  },
  contest: {
    ready: 'The little table is laid, and on it stands the cup, polished for an hour',
    prize: 'goes first',
    drill: 'bows, clears a throat',
    never: 'I hold the coats',
    hot: 'cup',
    finale: 'Then everybody shows what they can do best, all at the same time, for three breaths: *ta-da!*',
    finaleLittle: 'Now show me what you can do: *ta-da!*',
    result: 'ends with one cup, and it has a handle for everybody',
    last: 'All of you show what you can do, at the same moment: *ta-da!*',
  },
};

/** A kind's own row, or the usual one. Throws where there is neither. */
function rowOf<T>(rows: Readonly<Record<string, T>>, kind: Kind | null, usual: string): T {
  const row = rows[kind?.id ?? ''] ?? rows[usual];
  if (row === undefined) throw new Error(`no row ${usual}`);
  return row;
}

function matchSlots({ who }: OwnWords, kind: Kind | null): Slots {
  const play = rowOf(matches, kind, 'match');
  const rival = who === null || who.part === 'owner' ? null : who;
  return {
    ready: play.ready,
    prize: play.prize,
    drill: play.drill,
    never: play.never,
    hot: one(play.hot),
    finale: play.finale,
    finaleLittle: play.finaleLittle,
    result: play.result,
    last: play.last,
    jo: rival === null ? one(`very small ${kind?.trade[0] ?? 'player'}`) : one(`very small ${rival.one}`),
    token: rival === null ? 'nose' : rival.creature.body,
    tokenGoes: rival !== null && /(?<!s)s$/.test(rival.creature.body) ? 'go' : 'goes',
    cry: rival === null ? 'Hello' : rival.creature.noise.charAt(0).toUpperCase() + rival.creature.noise.slice(1),
    coming: rival?.creature.id === 'alien' ? 'still landing' : 'parking',
  };
}

/** Big enough to carry a family. */
const carriers = new Set(
  'dinosaur dragon unicorn horse pony bear polarbear elephant giraffe hippo rhino turtle cow donkey camel zebra whale dolphin swan eagle kangaroo giant'.split(
    ' ',
  ),
);

type Land = { off: string; grounds: string; edge: string; slope: string; seen: string };
const plainLand: Land = {
  off: 'past the last house and round the first bend',
  grounds: 'grass, a wooden bridge, wet sand, last year’s leaves',
  edge: 'over the top of a hill',
  slope: 'hill',
  seen: 'It’s only out for a walk',
};
const skyLand: Land = {
  off: 'over the last roof and up into the evening, where nobody has ever laid a road',
  grounds: 'a cloud, cold starlight, a comet’s tail, moon dust',
  edge: 'over the edge of a crater',
  slope: 'crater’s edge',
  seen: '“I’m only jumping over,” says the cow',
};
const lands: Readonly<Record<string, Land>> = {
  moon: skyLand,
  space: skyLand,
  clouds: {
    off: 'over the last roof and up, where nobody has ever laid a road',
    grounds: 'warm air, thin cloud, thick cloud, a rainbow',
    edge: 'over the edge of a cloud',
    slope: 'cloud’s edge',
    seen: '“I only jumped, and then I stayed,” says the cow',
  },
  sea: {
    off: 'past the last rock, and down to where the water is green',
    grounds: 'wet sand, seaweed, smooth stones, a very flat fish',
    edge: 'over the top of a reef',
    slope: 'reef',
    seen: 'It’s a sea cow, and it’s chewing',
  },
  ocean: {
    off: 'past the last buoy, and out to where there is only water',
    grounds: 'wet planks, foam, seaweed, a very patient whale',
    edge: 'over the top of a wave',
    slope: 'wave',
    seen: 'It’s a sea cow, and it’s chewing',
  },
  ice: {
    off: 'past the last street lamp, and out into the white',
    grounds: 'new snow, old snow, blue ice, somebody’s footprints',
    edge: 'over the top of a snowdrift',
    slope: 'snowdrift',
    seen: 'It’s wearing a scarf',
  },
  jungle: {
    ...plainLand,
    off: 'past the last house, and in under the big leaves',
    grounds: 'wet leaves, a fallen tree, warm mud, a very long root',
  },
  forest: {
    ...plainLand,
    off: 'past the last house, and in under the trees',
    grounds: 'moss, a fallen tree, wet earth, last year’s leaves',
  },
  desert: {
    ...plainLand,
    off: 'past the last well, and out on to the sand',
    grounds: 'hot sand, cold sand, flat stones, somebody’s footprints',
    edge: 'over the top of a dune',
    slope: 'dune',
  },
};

/** Where a ship goes, if the words don't say. */
const crews: Readonly<Record<string, string>> = { ship: 'ocean', rocket: 'space', balloon: 'clouds' };

function journeySlots({ who, where, kind, clean }: OwnWords): Slots {
  const sails = kind?.tale === 'crew' ? (/\b(?:fl(?:ying|ies|iegt)|vol\w+)\b/i.test(clean) ? 'clouds' : (crews[kind.id] ?? '')) : '';
  const land = lands[where?.id ?? sails] ?? plainLand;
  const rides = who !== null && who.part !== 'owner' && carriers.has(who.creature.id) && kind?.tale === 'journey';
  const vehicleNamed = /\b(?:train|bus|boat|ship|bike|car|rocket|balloon|zug|tren|trein|treno)\b/i.test(clean);
  const carried = rides && !vehicleNamed;
  const isCamp = kind?.id === 'camping';
  const goal = isCamp ? `at the camp${where === null ? '' : ` ${where.at}`}` : (where?.at ?? 'at the end of the map');
  const mates =
    who === null && /\bpirate/i.test(clean)
      ? 'pirates'
      : who !== null && who.creature.is !== 'vehicle' && !carried
        ? who.part === 'owner'
          ? null
          : who.many
        : null;
  const trip = isCamp ? 'camping' : (kind?.place ?? 'journey');
  const flies = carried && /^(?:dragon|swan|eagle)$/.test(who?.creature.id ?? '');
  const under = flies ? 'under one wing' : 'under its chin';
  return {
    off: flies && where === null ? 'over the last roof, and up where the swallows are' : land.off,
    lit:
      who?.creature.id === 'dragon' && carried
        ? 'The dragon breathes on it, very gently, and it’s lit'
        : 'There’s a little light inside; shield it',
    grounds: land.grounds,
    edge: land.edge,
    slope: land.slope,
    cow: land.seen,
    goal,
    tiny: isCamp
      ? 'camp'
      : /^(?:moon|island|beach|jungle|forest|mountain|castle|city|village|garden|farm|park)$/.test(where?.id ?? '')
        ? (where?.id ?? '')
        : 'world',
    ...(carried && who !== null
      ? {
          ride: one(`old ${who.one}`),
          setout: `You are going ${isCamp ? 'camping' : `on a ${trip}`} with ${/^[aeiou]/.test(who.one) ? 'an' : 'a'} ${who.one}, ${where?.to ?? 'to the end of the map'}.`,
          there: isCamp
            ? 'the camp'
            : where === null
              ? 'the end of the map'
              : where.to.replace(/^(?:(?:all the way|right through|far|out|up|to|into|across|along) )+/, ''),
          aboard: 'You climb up, and sit one behind the other',
          shut: 'The bags go on its back, you climb up after them',
          quiet: 'without a sound',
          front: 'Round its neck',
        }
      : {
          ...(where === null && !isCamp ? { there: 'the end of the map' } : {}),
          aboard: 'You are all aboard',
          shut: kind?.id === 'ship' ? 'The bags go below, the ropes come off' : 'The bags go in, the doors go shut',
          quiet: 'with its lamps off',
          front: 'At the front',
        }),
    matesLook: mates === null ? 'A pigeon gets on, looks round, and stays' : `The ${mates} have all got the window seat`,
    matesEnd:
      mates === null ? 'Everybody you passed on the way has come as well' : `The ${mates} have stopped counting, and hold on to each other`,
    settle: isCamp
      ? `You put up the tent ${carried ? under : 'right there'}, with the door to the sky, and somebody makes cocoa`
      : kind?.id === 'ship'
        ? 'You drop the anchor right there, with hardly a sound'
        : 'You unpack the sandwiches right there, and nobody eats quickly',
    settleLittle: isCamp ? `You put up the tent, ${carried ? under : 'right there'}` : 'You eat your sandwiches, right there',
  };
}

type Site = { stands: string; bigOne: string; back: string; shakes: string; in: string };
const sites: Readonly<Record<string, Site>> = {
  treehouse: {
    stands: 'It sits in the old apple tree, and the ladder has five rungs',
    bigOne: 'in the oak next door, with three floors and a slide',
    back: 'in the fork of its tree again',
    shakes: 'all the leaves shake',
    in: 'up the ladder',
  },
  house: {
    stands: 'It has a door that a cow could just get through, and four windows',
    bigOne: 'across the street, with nine floors and a lift',
    back: 'on its own four corners again',
    shakes: 'all the windows rattle',
    in: 'through the door',
  },
  den: {
    stands: 'It has a roof of blanket and a door you go through on your knees',
    bigOne: 'in the next room, with pillars, and a carpet',
    back: 'on its cushions again',
    shakes: 'all the clothes pegs rattle',
    in: 'in on your knees',
  },
  bridge: {
    stands: 'It goes right across the stream, in eleven steps',
    bigOne: 'further down, where the water is wide, with two towers',
    back: 'across its stream again',
    shakes: 'all the planks shake',
    in: 'out to the middle',
  },
  tower: {
    stands: 'It has thirteen steps, and at the top there’s a view of the washing',
    bigOne: 'on the hill next door, with its head in a cloud',
    back: 'on its own thirteen steps again',
    shakes: 'all thirteen steps shake',
    in: 'up the steps',
  },
  town: {
    stands: 'It has one street, one square, and a bench',
    bigOne: 'over the river, with forty streets',
    back: 'round its own square again',
    shakes: 'all the little roofs rattle',
    in: 'down its one street',
  },
  sandcastle: {
    stands: 'It has four walls, a gate, and a moat with a spoonful of sea in it',
    bigOne: 'further along the beach, with nine towers',
    back: 'inside its moat again',
    shakes: 'all the sand trickles',
    in: 'over the moat',
  },
};

function buildingSlots(kind: Kind | null): Slots {
  const site = rowOf(sites, kind, 'house');
  return { stands: site.stands, bigOne: site.bigOne, back: site.back, shakes: site.shakes, wayIn: site.in };
}

function rescueSlots({ who, kind, where, person, clean }: OwnWords): Slots {
  const isFire = kind?.id === 'fire';
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  const station = isFire ? 'fire station' : 'rescue station';
  const crew = isFire ? 'the fire brigade' : 'the rescue team';
  const hero = isFire ? one('firefighter') : one('rescuer');
  const together = person === null ? '' : `, together with ${person.name}`;
  return {
    ...(who === null
      ? {
          hero,
          heroes: many(`${hero.text}s`),
          duty: `You are ${crew}${at}${together}, on duty at the ${station}.`,
          bigBo: `the strongest ${hero.text} for miles`,
          mostBo: `the strongest ${hero.text} of all`,
        }
      : {
          duty:
            who.part === 'workers' || /\b(?:with|mit|avec|con|com|met)\b/i.test(clean)
              ? `You and the ${who.many} are ${crew}${at}, on duty at the ${station}.`
              : `You are ${crew}${at}${together}, on duty at the ${station}, which is there for ${who.many}.`,
          bigBo: `the biggest ${who.one} for miles`,
          mostBo: `the biggest ${who.one} of all`,
        }),
    shop: one(station),
    engine: one(isFire ? 'fire engine' : wet ? 'rescue boat' : 'rescue truck'),
    siren: isFire ? 'nee-naw' : 'tatoo',
    slide: isFire ? 'the pole at the fire station' : 'the slide at the station',
    crew,
    crewHas: 'has',
    crewForgets: 'forgets',
    crewCall: `${crew.charAt(0).toUpperCase()}${crew.slice(1)}`,
    hose: isFire ? 'long hose' : 'long rope',
  };
}

function ofKind(words: OwnWords, drawn: Slots): Slots {
  const { kind } = words;
  if (kind === null) return {};
  switch (kind.tale) {
    case 'match':
      return matchSlots(words, kind);
    case 'journey':
    case 'crew':
      return journeySlots(words);
    case 'building':
      return buildingSlots(kind);
    case 'rescue':
      return rescueSlots(words);
    case 'feast':
    case 'birthday':
    case 'show':
      return feastSlots(words, kind, drawn);
    default:
      return {};
  }
}

/** The common slots, with those of what is celebrated, played, travelled, built or rescued; those of the words' own kind win. */
export function playSlots(words: OwnWords, drawn: Slots): Slots {
  const others = {
    ...rescueSlots(words),
    ...buildingSlots(words.kind),
    ...journeySlots(words),
    ...matchSlots(words, words.kind),
    ...feastSlots(words, words.kind, drawn),
  };
  return { ...others, ...drawn, ...ofKind(words, drawn) };
}
