import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';
import { isUnfit } from '../unfit.ts';
import rows from './en/stations.json' with { type: 'json' };
import troubleRows from './en/troubles.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** Who is on duty, and with what. */

type Station = { station: string; crew: string; hero: string; engine: string; siren: string; slide: string; hose: string };
const stations: Readonly<Record<string, Station>> = rows;

/** Where somebody may be stuck, high up, by the family's words; the first that fits. */
const perches: readonly { named: RegExp; slots: Slots }[] = [
  { named: /\b(?:trees?|branch|forest|woods?|jungle|baum|arbre|arbol|albero)\b/i, slots: perchSlots('tree', 'up in the tree', 'big leaf') },
  { named: /\broof(?:top)?s?\b/i, slots: perchSlots('flagpole', 'on the roof, up on the flagpole', 'flag', 'pole') },
  { named: /\b(?:tower|lighthouse|castle)\b/i, slots: perchSlots('tower', 'up on the tower', 'flag') },
  { named: /\b(?:rivers?|streams?|brook)\b/i, slots: perchSlots('big stone', 'on the big stone in the river', 'string of reeds', 'stone') },
  {
    named: /\b(?:mountains?|hills?|rocks?|cliffs?|volcano|beach|sea|ocean|island|whales?|dolphins?|seals?|turtles?|sharks?|octopus)\b/i,
    slots: perchSlots('high rock', 'on the high rock', 'string of seaweed', 'rock'),
  },
];

function perchSlots(perch: string, perchOn: string, flag: string, pole = perch): Slots {
  return { perch, perchOn, flag, pole };
}

/** Whom the words let come to the rescue: *Paw Patrol rescues a kitten*. */
const rescuers = /^(?!(?:We|I) )(\S+(?: \S+){0,2}) (?:(?:Rescues|Saves)\b|(?:Rescue|Save) (?:An?|The|Our|My|All|Some)\b)/i;

/** Whom the words call by a name, and who is stuck: *Zorbo is stuck on the roof*, *our cat Lilly is up a tree*. */
function stuckName({ who, person, idea, clean }: OwnWords): string | null {
  if (who !== null && who.called !== null) return who.called;
  const aside = who === null ? undefined : new RegExp(`\\b${who.one} (?:\\(|called |named )(\\p{Lu}\\p{Ll}{1,14})`, 'u').exec(clean)?.[1];
  if (aside !== undefined && !isUnfit(aside)) return aside;
  const named =
    /^(?:(?:[Oo]ur|[Mm]y|[Tt]he) (?:\p{Ll}+ ){1,2})?(\p{Lu}\p{L}+)(?: is| gets| got| has got|’s|'s)? (?:stuck|caught|trapped|needs help|up|lost)\b/u.exec(
      idea ?? '',
    )?.[1];
  const isOne = named !== undefined && !/^(?:We|I|The|Our|My|It|Somebody|Someone|Everybody|A|An)$/.test(named);
  if (isOne && (person === null || !person.along)) return named;
  return who !== null && who.ours && !who.several && who.part !== 'workers' ? `your ${who.one}` : null;
}

/** What makes it worse to be up there, by the family's words: *save the bees from the cold*. */
type Trouble = Readonly<Record<(typeof troubleParts)[number], string>>;
const troubleParts = ['need', 'needLittle', 'turn', 'down', 'act', 'actLittle', 'end', 'endLittle'] as const;
const troubles: readonly (Trouble & { named: string })[] = troubleRows.named;
/** Whoever could simply fly down has this one, where the words name no other. */
const ofFliers: Trouble = troubleRows.ofFliers;

/** Who would simply fly down. */
const fliers = new Set(
  'owl parrot bird flamingo swan eagle bat butterfly bee ladybird dragonfly dragon fairy duck chicken chick peacock'.split(' '),
);

/** The trouble, said in sentences of their own; nothing where the words name none and nobody flies. */
function troubleSlots({ who, clean }: OwnWords, parts: Readonly<Record<string, string>>): Slots {
  const flies = who !== null && fliers.has(who.creature.id);
  const named = troubles.find((row) => new RegExp(row.named, 'iu').test(clean));
  const row = named ?? (flies ? ofFliers : undefined);
  // Whoever flies is up there for a reason.
  const stiff = named !== undefined && flies ? ` Up there ${parts['bo']}’s wings won’t open.` : '';
  return Object.fromEntries(
    troubleParts.map((part) => {
      const said = (row?.[part] ?? '')
        .replaceAll(/\bBo\b/g, parts['bo'] ?? 'Bo')
        .replaceAll(/\{(\w+)\}/g, (_, slot: string) => parts[slot] ?? '');
      const slot = `trouble${capital(part)}`;
      if (part === 'down') return [slot, said === '' ? 'I don’t know where down is.' : said];
      return [slot, said === '' ? '' : ` ${capital(said)}${part === 'need' ? stiff : ''}`];
    }),
  );
}

/** The slots of a rescue: who is stuck, and where. */
export function rescueSlots(words: OwnWords): Slots {
  const { who, kind, where } = words;
  const play = rowOf(stations, kind, 'rescue');
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  const stuck = stuckName(words);
  const bo = stuck ?? 'Bo';
  const big = stuck ?? 'Big Bo';
  const most = (all: string) =>
    stuck === null || who?.ours !== true ? all : stuck.startsWith('your ') ? 'big and brave' : `your own ${who.one}`;
  const swims = /\b(?:whales?|dolphins?|seals?|turtles?|sharks?|octopus|fish|fishes|mermaids?)\b/i.test(words.clean);
  const atSea = swims || (wet && where?.id !== 'river');
  const limb = swims ? 'fin' : 'foot';
  const toe = /\bwings?\b/i.test(words.clean) ? 'wing' : swims ? 'fin' : 'toe';
  return {
    ...(perches.find(({ named }) => named.test(words.clean))?.slots ?? perchSlots('flagpole', 'on the flagpole', 'flag', 'pole')),
    foot: limb,
    toe,
    ...troubleSlots(words, { heroes: who?.many ?? `${play.hero}s`, foot: limb, toe, bo }),
    bo,
    big,
    atSquare: atSea ? 'on the beach' : wet ? '' : 'in the square',
    square: atSea ? 'beach' : wet ? 'river bank' : 'square',
    // Whoever lives in the sea is stuck because it has gone out, and is home when it is in it again.
    tide: swims ? ' Then the sea went out.' : wet && !/\bfell\b|\bfall/i.test(words.clean) ? ' Then the water rose.' : '',
    out: swims ? ` And with a splash, ${big} is back in the sea.` : '',
    outLittle: swims ? ` Splash! ${big} is back in the sea.` : '',
    ...(who === null
      ? {
          hero: one(play.hero),
          heroes: many(`${play.hero}s`),
          bigBo: stuck === null ? `the strongest ${play.hero} for miles` : 'who is big and strong',
          mostBo: stuck === null ? `the strongest ${play.hero} of all` : 'who is big and strong',
          boCry: 'Yoo-hoo',
          boBody: 'boots',
        }
      : {
          bigBo: most(`the biggest ${who.one} for miles`),
          mostBo: most(`the biggest ${who.one} of all`),
          boCry: who.creature.noise,
          boBody: who.creature.body,
        }),
    duty: dutyOf(words, `${play.crew}${at}`, play.station),
    shop: one(play.station),
    engine: one(wet && play === rows.rescue ? 'rescue boat' : play.engine),
    siren: play.siren,
    slide: play.slide,
    crew: play.crew,
    crewCall: capital(play.crew),
    hose: play.hose,
  };
}

function dutyOf(words: OwnWords, crew: string, station: string): string {
  const { who, person, clean, phrase } = words;
  const together = person === null || person.name === stuckName(words) ? '' : `, together with ${person.name}`;
  const duty = `on duty at the ${station}`;
  const team = rescuers.exec(phrase ?? '')?.[1];
  const named = team === undefined ? '' : /(?:[^s]s|men)$/.test(team) ? ` and the ${team.toLowerCase()}` : ` and ${team}`;
  if (who === null || who.ours) return `You${named} are ${crew}${together}, ${duty}.`;
  const isBeside = new RegExp(`\\b(?:mit|avec|con|com|met)\\b|\\bwith (?:\\S+ )?(?:${who.one}|${who.many})\\b`, 'i').test(clean);
  const isTheirs = who.part === 'workers' || isBeside || team?.toLowerCase().includes(who.one) === true;
  return isTheirs
    ? `You and the ${who.many} are ${crew}, ${duty}.`
    : `You${named} are ${crew}${together}, ${duty}, which is there for ${who.many}.`;
}
