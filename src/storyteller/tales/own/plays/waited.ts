import type { Slots } from '../fill.ts';
import { ideaTitle } from '../idea.ts';
import type { OwnWords } from '../read.ts';
import { capital, definite, indefinite, many, one, singularOf, type Term } from '../terms.ts';
import { cryIn } from './bits.ts';
import { wayOf } from './course.ts';
import { duoIn, plotOf } from './duo.ts';
import rows from './en/changes.json' with { type: 'json' };
import { overcome } from './ends.ts';
import { gestureOf } from './gestures.ts';
import { listedSlots } from './listed.ts';
import { twice } from './moves.ts';
import { pagesOf } from './pages.ts';
import { plotFitting } from './plots.ts';
import { isGrave, mended, type Scene, sceneIn } from './scene.ts';
import { shownAs, shownIn } from './shown.ts';

/** What is told at the door of a family's own story: who is in it and what happens, what is different once the trouble is dealt with, and how its end begins and is not given away. */

/** What gets in the way, *a cow on the line* and *the cow*, and what is done about it. */
export type Trouble = { aWay: string; way: string; doing: string };

/** What is different by what got in the way and by what was done: the first that fits. `{x}` is what it was. */
const changes = Object.entries(rows).map(([says, said]) => [new RegExp(says, 'iu'), said] as const);

/** What fits anything. */
const usual = 'There! That did it!';
/** What is different where only the family knows what it was. */
const solved = 'There! That helped!';
const byBoth = 'The kitten is safe!';

/** *The cloud moves*, of *a cloud that will not move*; null where the words say nothing that somebody or something would not do. */
function givesIn({ aWay, way }: Trouble): string | null {
  const [, refused] = / (?:that|who) ((?:will not|cannot|does not|never) .+)$/u.exec(aWay) ?? [];
  return refused === undefined ? null : overcome(`${way} ${refused}`);
}

/** What it is that gets in the way: of *a mountain of foam* the foam. */
function matterOf({ aWay, way }: Trouble): string {
  const [, matter] = /^an? (?:mountain|ball|lump|heap) of (\p{L}+)/u.exec(aWay) ?? [];
  return matter === undefined ? way : `the ${matter}`;
}

/** What is different once the trouble is dealt with: *Off goes the cow!* */
export function changeOf(trouble: Trouble): string {
  const what = matterOf(trouble);
  const told = `${trouble.aWay}/${trouble.doing}`;
  for (const [says, said] of changes) {
    const found = says.exec(told);
    if (found === null) continue;
    const [, first = '', second = '', third = ''] = found;
    return said.replace('$1', first).replace('$2', second).replace('$3', third).replace('{x}', what).replace('{X}', capital(what));
  }
  const own = givesIn(trouble);
  return own === null ? usual : `${capital(own)}!`;
}

/** What is small or soft by itself is not done big. */
const soft = /\b(?:hum|yawn|curl|sink|sigh|purr|head on|fall, like|hug)\b/;
const small =
  /\b(?:soft\p{L}*|slow\p{L}*|quiet|blink|winks?|nod|peep|look|listen|whisper|read|press|feelers|stitch|still|sniff|smile|toes?|thumbs?|fingers?)\b/u;

/** How the moment is played. */
function howOf(lastDoing: string): string {
  if (small.test(lastDoing)) return 'all of it';
  return soft.test(lastDoing) ? 'so softly' : 'big';
}

/** How the last doing begins: *lift both arms*, of *lift both arms, tip, and crunch*. */
function begunOf(lastDoing: string): string {
  return lastDoing.split(lastDoing.includes(', ') ? ', ' : ' and ')[0] ?? lastDoing;
}

/** Whether a noise is only made in the end: *with a plop*. */
function isLast(noise: string, end: string): boolean {
  return new RegExp(`(?<!\\p{L})${noise}(?!\\p{L})`, 'iu').test(end);
}

/** Nobody would rather hold it. */
const nasty = /\b(?:poo|poop|lice|potty|toilet)\b/;

/** What it does that is there only in the end. */
const appears = ['is out', 'is there', 'comes', 'turns up', 'drops', 'flies'];

/** What is held in the hands until it comes, where it has a name of its own, is no child of the family, and does not come only in the end. */
function insideOf(part: Slots[string] | undefined, end: string): Term {
  const isNamed = part !== undefined && typeof part !== 'string' && part.text.startsWith('the ') && !nasty.test(part.text);
  const isLate = isNamed && appears.some((verb) => end.includes(`${part.text} ${verb}`));
  return isNamed && !isLate ? part : one('it');
}

const text = (slot: Slots[string] | undefined): string => (typeof slot === 'string' ? slot : (slot?.text ?? ''));

/** What is done in it, where that is not certain: the children have shown their own, and know it. */
const ownMove = 'your move';
/** What is done where something hard or tender is in the words. */
const tender = 'softly, softly';

/** The moves of the wait: what is done first, next, and all of it. */
function movesOf(
  words: OwnWords,
  said: (name: string) => string,
  isFitting: boolean,
  act: string | null,
): readonly [string, string, string] | null {
  const duo = duoIn(words);
  const cry = cryIn(words);
  if (duo !== null) {
    const [one, other] = duo.heroes.map(({ act: own }) => own);
    return [`${one}, ${other}`, `${other}, ${one}`, `${one}, ${other}`];
  }
  if (cry !== null) return [cry, cry, cry];
  if (isFitting) return [said('move1'), said('move1'), said('move1')];
  if (act !== null) return [act, act, act];
  const acts = shownIn(words).map(({ act: own }) => own);
  const [first, second = first] = acts;
  return first === undefined || second === undefined ? null : [first, second, acts.join(', ')];
}

/** Whoever of a family is in the words: of them nobody is asked what goes wrong. */
const ofFamily =
  /\b(?:my|our) (?:(?:little|big|baby|best) )?(?:brother|sister|cousin|friend|aunt\p{L}*|uncle|teacher|twins?|parents?|family)\b|\b(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|grandpa|grandad|grandma|granny|oma|opa|nana)\b/iu;
/** What a child of the family would be: *a car wash, I am the boss*. */
const role = /(?:^|[, ])(?:i am|i’m|im) ((?:the|an?) \p{L}+(?: \p{L}+)?)$/iu;

/** Whoever is in it as they are known by then: *robots* are *the robots*, and a name stays as it is. */
function knownBy({ text: name, number }: Term): string {
  return number === 'many' && /^(?!you\b|the\b|your\b|all\b|some\b|\p{Lu})/u.test(name) && !name.includes(' and ') ? `the ${name}` : name;
}

/** Somebody as one child is them: *the fox*, *one of the robots*. */
function asOne(who: Term): string {
  if (who.text.includes(' and ')) return 'one of the two';
  return who.number === 'many' ? `one of ${knownBy(who).replace(/^all (?=the )/, '')}` : who.text;
}

type Played = { star: string; shows: string; be: string; other: string; role: string };

/** What comes in between, whatever it is. */
const hardest = 'But the last bit is the hardest!';

/** What somebody of a family does in a play of somebody else. */
const around = 'hold your chin, and hum';

/** Whom the children are in it, and how that one looks. */
function playedIn(words: OwnWords, scene: Scene | null): Played {
  const own = role.exec(words.idea ?? '')?.[1]?.replace(/^an? /i, 'the ');
  const { person, who } = words;
  const named =
    person !== null && scene !== null && scene.deed.includes(person.name) && scene.who.text !== person.name ? person.name : null;
  // *Isla and Finn are spies and Dad is the baddy*: whoever is not him is a spy.
  const crew = scene === null || scene.be === null ? undefined : /^.+? are (\p{Ll}+s)\b/u.exec(scene.deed)?.[1];
  const other = named ?? (crew === undefined ? 'somebody else' : indefinite(one(singularOf(crew))));
  if (scene === null || /^(?:|you|nobody|everybody)$/.test(scene.who.text)) {
    const about = scene?.what ?? null;
    const shows = scene === null || about === null || scene.shows === null ? '' : `${definite(about)}: ${scene.shows}`;
    return { star: '', shows, be: own ?? 'somebody in it', other, role: own ?? '' };
  }
  const isCreature =
    who !== null &&
    [scene.who.text, /(?:is|are) (?:\p{L}+ )?(?:an?|the) .+$/iu.exec(scene.event)?.[0] ?? ''].some((each) =>
      new RegExp(`(?:^| )(?:${who.one}|${who.many})$`, 'i').test(each),
    );
  const star = knownBy(scene.who);
  const shown = shownIn(words).find(({ name }) => name !== null && name === star);
  const does = scene.shows ?? (isCreature && who !== null ? gestureOf(who.creature) : (shown?.act ?? null));
  return {
    star,
    shows: does === null ? '' : `${star}: ${does}${named === null ? '' : `! And ${named}: ${around}`}`,
    be: own ?? scene.be ?? asOne(scene.who),
    other,
    role: own ?? '',
  };
}

/** Whoever is in the words besides what a plot is of: the cow of *a cow on roller skates*. */
function besides({ who }: OwnWords, part: Slots[string] | undefined): Term | null {
  if (who === null || who.creature.is === 'vehicle' || who.creature.is === 'thing') return null;
  const of = text(part).toLowerCase();
  if ([who.one, who.many].some((each) => of.includes(each.toLowerCase()))) return null;
  return who.several ? many(`the ${who.many}`) : one(`the ${who.one}`);
}

/** Whom the children are where a plot or two heroes are known. */
function knownAs(part: Slots[string] | undefined): string {
  return part !== undefined && typeof part !== 'string' && part.text.startsWith('the ') ? asOne(part) : 'somebody in it';
}

type End = { clause: string; told: string; doing: string };

/** How it comes out: of the sentence that was typed, else only what it is. */
function endOf(scene: Scene | null, isTender: boolean, moves: string | null): End | null {
  if (isTender)
    return {
      clause: 'you sit there, close together',
      told: 'And so you sit, all of you, close together.',
      doing: 'take hands, and squeeze, softly',
    };
  if (scene === null) return null;
  const { outcome } = scene;
  if (outcome !== null) return { clause: outcome.end, told: `${capital(outcome.end)}!`, doing: outcome.last };
  const { text: who, number } = scene.who;
  const star = who === '' ? 'you' : knownBy(scene.who);
  const bows = `${star} ${number === 'many' || star === 'you' ? 'take' : 'takes'} a bow`;
  return {
    clause: bows,
    told: `It comes out well after all, and ${bows}!`,
    doing: moves === null ? 'play it, all of you, and take a bow' : `${moves}, and take a bow`,
  };
}

/** The slots of the wait, out of the family's words and those of the play. */
export function waitedSlots(words: OwnWords, slots: Slots): Slots {
  const said = (name: string) => text(slots[name]);
  const poster = mended(said('poster'));
  const listed = listedSlots(words, poster);
  const duo = duoIn(words);
  const isPair = duo !== null;
  const read = sceneIn(words);
  // A sentence that leaves something open is told rather than a plot that is not about all of it.
  const isFitting = !isPair && pagesOf(words) === null && plotFitting(words, read === null || read.isWeak ? undefined : 0) !== null;
  // *New baby* by itself has a plot of its own.
  const isTender = isGrave(words) && !(isFitting && /^(?:\S+ ){0,2}bab(?:y|ies)$/i.test(words.spoken));
  const fits = isFitting && !isTender;
  const scene = isPair || fits || isTender ? null : read;
  const outcome = scene?.outcome ?? null;
  const about = scene?.what ?? null;
  const called = text(listed['called']);
  const plot = duo === null ? null : plotOf(duo);
  const noise = isPair ? '' : said('firstNoise');
  const known = isTender ? null : movesOf(words, said, fits, scene?.act ?? null);
  const [moveA, moveB, allMoves] =
    known ?? (isTender ? [tender, tender, tender] : [ownMove, `${ownMove}, with its sound`, `${ownMove}, and its sound`]);
  const own = isPair || fits ? null : endOf(scene, isTender, known?.[2] ?? null);
  const nowClause = own?.clause ?? plot?.last ?? said('endClause');
  const nowDoing = own?.doing ?? plot?.lastDoing ?? said('lastDoing');
  const end = `${nowClause}, ${nowDoing}`;
  // A noise that is the move itself can't be kept for the end.
  const isKept = noise === '' || cryIn(words) !== null || (isLast(noise, end) && !isLast(noise, moveA));
  const usualFix = isTender ? 'make it soft, and warm, and ready' : known === null ? 'each in your own way' : moveB;
  const ownFix = outcome === null || outcome.fix === '' ? usualFix : outcome.fix;
  const fix = fits ? said('doing') : listed['answer'] === '' ? ownFix : text(listed['answer']);
  // What has neither a move nor a noise of its own has only what is done about its trouble.
  const quiet = fits && moveA === said('doing') ? 'ooh, ooh' : moveA;
  const change = fits
    ? changeOf({ aWay: said('aWay'), way: said('way'), doing: said('doing') })
    : isPair
      ? byBoth
      : (outcome?.change ?? solved);
  const played = playedIn(words, scene);
  const extra = fits && cryIn(words) === null ? besides(words, slots['part1']) : null;
  const [heroA, heroB] = duo?.heroes ?? [];
  const shownOf = (): string => {
    if (extra !== null && words.who !== null) return `${extra.text}: ${gestureOf(words.who.creature)}`;
    if (isPair || fits || isTender || cryIn(words) !== null) return '';
    return scene === null ? shownAs(words) : played.shows;
  };
  return {
    ...listed,
    playTitle: words.idea === null && scene !== null ? ideaTitle(capital(scene.deed)) : poster,
    sceneDeed: scene?.deed ?? '',
    openQuestion: outcome?.asked ?? '',
    nextTrouble: isTender ? '' : (outcome?.next ?? hardest),
    sceneEvent: scene?.event ?? '',
    sceneLead: scene?.lead ?? '',
    showStar: played.star || called,
    ownRole: played.role,
    beStar: heroA === undefined ? (fits ? knownAs(extra ?? slots['part1']) : played.be) : asOne(heroA.name),
    otherStar: heroB === undefined ? (fits ? 'somebody else' : played.other) : asOne(heroB.name),
    matter: called !== '' ? { text: called, number: 'name' } : about === null ? one('it') : { ...about, text: definite(about) },
    hasMatter: about === null ? called : 'what',
    isGrave: isTender ? 'tender' : '',
    isGentle: isTender || words.person !== null || ofFamily.test(words.spoken) ? 'family' : '',
    nowClause,
    nowDoing,
    nowTold: own?.told ?? (plot === null ? said('lastTold') : `${capital(plot.last)}!`),
    firstWay: plot === null ? said('aWay') : wayOf(plot).aWay,
    hasRow: fits || isPair ? 'row' : '',
    hasEnd: isPair || fits ? 'told' : '',
    hasDeed: scene === null ? '' : 'told',
    hasOutcome: outcome === null ? '' : 'told',
    hasLast: isPair || fits || own !== null ? 'told' : '',
    hasMove: known === null && !isTender ? '' : 'move',
    shown: shownOf(),
    moveA,
    moveB,
    allMoves,
    fix,
    change: isTender ? 'That is good to have.' : change,
    noiseYet: isKept || !fits ? quiet : twice(noise),
    moveYet: fits && isKept && noise !== '' ? quiet : moveA,
    inside: fits ? insideOf(slots['part1'], end) : one('the end'),
    begun: fits || isPair ? begunOf(nowDoing) : quiet,
    nowHow: isTender ? 'so softly' : fits ? howOf(nowDoing) : 'big',
    allHow: isTender ? 'so softly' : fits && howOf(said('doing')) !== 'big' ? 'once more' : 'so big',
    asBig: isPair || fits ? said('bigly') : isTender ? 'softly' : 'as big as it gets',
  };
}
