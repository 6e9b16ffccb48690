import { lowerFirst } from '../../../../words/lexicon.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { cutToFit } from '../../words/cut.ts';
import { isLikelyEnglish } from '../../words/english.ts';
import { isClause, saidToThem } from '../../words/idea.ts';
import { isOfTwo } from '../../words/matters.ts';
import { capital, type Slots, type Term } from '../../words/terms.ts';
import { deedsIn, doneSo } from '../deeds.ts';
import { doingSure } from '../doings.ts';
import { topicsIn } from '../mission/tasks.ts';
import { moveFor, twice } from '../moves.ts';
import { type Plot, plotFitting } from '../plots.ts';
import { wayOf } from '../stage/course.ts';
import { type Duo, duoIn } from '../stage/duo.ts';
import { pagesOf } from '../stage/pages.ts';
import { refuses } from '../stage/starring.ts';
import { turned } from './ban.ts';
import { actsAt, isName } from './called.ts';
import { cryIn } from './cry.ts';
import { type Enact, enactIn, enactMove, enactSaid } from './enact.ts';
import { endAsked } from './end-asked.ts';
import { halfSlots } from './half.ts';
import { headlineOf, headlineTitle, mended } from './headline.ts';
import { secondIn } from './second.ts';
import { beOf, type Star, starsIn } from './star.ts';
import { complains, topicIn } from './topic.ts';

/** What the frames tell of a family's words: the words as a whole, and of what they mean no more than is certain. The children fill the rest. */

/** Two of the family who are at odds are the children themselves. */
const siblings = /^(?:your|the) (?:\p{L}+ )*(?:brother|sister|cousin|friend|kid|twin)s?$/iu;

/** What the words say for certain that is felt or done, whoever it is. */
const felt =
  /\b(?:scared|afraid|frightened) of\b|\bon strike\b|\bstuck in\b|\b(?:can’t|cannot|couldn’t|won’t) sleep\b|\bwon’t come out\b|\blost (?:his|her|our|the)\b/i;
/** Whatever is not done, is only wished, or is done in vain is no doing. */
const undone = /\b(?:no|not|nobody|never|without|stop(?:s|ped)?|forg[eo]ts?|wants?|wish(?:es)?|\p{L}+n’t)\b/iu;
/** What does not go on in the middle of a sentence. */
const inside = /[,.!?:;…]|^the (?:day|night|time) | but /i;
/** *It snows inside the house*. */
const weather = /^it \p{L}+s(?: |$)/u;
/** Whoever does something stands right before it. */
const doneBy =
  /(?:^(?=\p{L}+ing )|(?<!\p{L})(?:who|that|which|we|i|they|he|she|it|is|are|can|must) (?:(?:always|only|just|really|secretly|all|both) )?)(\p{L}+)/giu;
const refusal = 'no, no, no, and shake your head';

/** What is told of somebody, or what they can or must do, is how they are in this story, and not how all of their kind are: *a flamingo who only stands on other people’s legs*. */
const told = /\b(?:who|that|which|can|may|must|ha(?:s|ve) to)\b/i;

/** What a creature does, again and again. */
function creatureMove(words: OwnWords, star: Star | null): string | null {
  const kind = told.test(words.clean) ? undefined : star?.creature?.one;
  return kind === undefined ? null : (moveFor({ ...words, idea: kind, clean: kind, spoken: kind })?.act ?? null);
}

/** What stands right behind somebody: *Mrs Pomfrey sneezed*. */
function verbBehind(clean: string, { name }: Star): readonly string[] {
  const bare = name.text.replace(/^(?:the|your) /, '');
  const at = clean.toLowerCase().indexOf(bare.toLowerCase());
  const [, next] = /^\P{L}*(\p{L}+)/u.exec(at < 0 ? '' : clean.slice(at + bare.length)) ?? [];
  return next === undefined ? [] : [next];
}

/** What the words themselves say that is done. */
function deedIn(words: OwnWords, star: Star | null): string | null {
  const { idea, clean } = words;
  if (star !== null && refuses.test(clean)) return refusal;
  if (idea === null) return null;
  if (felt.test(idea)) return doingSure(idea);
  if (undone.test(idea)) return null;
  const said = [...clean.matchAll(doneBy)].map(([, word = '']) => word).filter((word) => !word.endsWith('ed'));
  const own = star === null ? [] : verbBehind(clean, star);
  const deeds = [...own, ...said].flatMap((word) => deedsIn({ ...words, clean: `they ${word}` }));
  const [deed, ...others] = deeds.filter((each) => !/^(?:turn|stop|light|saw)$/.test(each));
  return deed === undefined || others.some((other) => other !== deed) ? null : doneSo(twice(deed), clean);
}

/** Two who are all of the words, and of whom something is known. */
export function duoKnown(words: OwnWords): Duo | null {
  const duo = duoIn(words);
  return duo?.isTold === true || duo?.heroes.every(({ act }) => !act.startsWith('as only ')) === true ? duo : null;
}

/** The row of a plot that is about all of the words. */
function plotOf(words: OwnWords, duo: Duo | null): Plot | null {
  return duo === null && pagesOf(words) === null ? plotFitting(words) : null;
}

function rowSlots(plot: Plot | null): Slots {
  if (plot === null) return { hasRow: '', aWay: '', fix: '', nowTold: '', nowDoing: '' };
  const { aWay, doing } = wayOf(plot);
  return { hasRow: 'row', aWay, fix: doing, nowTold: `${capital(plot.last)}!`, nowDoing: plot.lastDoing };
}

/** What a move is of. */
type Of = { duo: Duo | null; plot: Plot | null; star: Star | null; enact: Enact | null };

/**
 * What is done again and again: by both of two; else a noise that is typed, a row’s move, what the words say that is done or that somebody is, or a creature’s
 * move; '' where none is certain.
 */
function moveIn(words: OwnWords, { duo, plot, star, enact }: Of): string {
  if (duo !== null) return duo.heroes.map(({ act }) => act).join(', ');
  const ofRow = plot === null ? null : (moveFor(words)?.act ?? wayOf(plot).doing);
  const enacted = enact === null ? null : enactMove(words, enact);
  return cryIn(words) ?? ofRow ?? deedIn(words, star) ?? enacted ?? creatureMove(words, star) ?? '';
}

/** As many words as an ear likes to hear again on every page. */
const mostAgain = 12;

/** The headline as it is said again: of a long one its beginning. */
function briefly(headline: string): string {
  const cut = cutToFit(headline, (text) => text.split(' ').length <= mostAgain);
  return cut === headline || cut.endsWith('…') ? cut : `${cut} …`;
}

/** As many words as stand in the middle of a question. */
const mostInside = 9;

/** What the words say is so, as a clause that stands in a sentence: *when the floor is lava*; '' where they say nothing of the kind. */
function factIn({ idea }: OwnWords, topic: Term | null): string {
  const typed = idea === null ? '' : saidToThem(mended(idea));
  const isNamed = topic?.number === 'name' && typed.toLowerCase().startsWith(`${topic.text.toLowerCase()} `);
  const said = isNamed ? `${topic.text}${typed.slice(topic.text.length)}` : typed;
  const words = said.split(' ');
  const isSaid = isClause(said) || weather.test(said) || words.some((_, at) => actsAt(words, at));
  const isFit = isSaid && !inside.test(said) && words.length <= mostInside;
  if (!isFit) return '';
  return isNamed || isName(words[0]) ? said : lowerFirst(said);
}

/** Whom one child is, and whom another, where the words name nobody. */
const unnamed = { first: 'whoever it happens to', other: 'somebody who only came by' };

/** Whom a second child is, where the words name nobody else for certain: whoever is named beside the first, *Paw Patrol and Elsa*, or meets them. */
function besideOf({ clean }: OwnWords, star: Star | null): string {
  if (star === null) return unnamed.other;
  const { text } = star.name;
  const [, along] = clean.startsWith(`${text} and `) ? (/^(\p{Lu}\p{Ll}+)(?!’)/u.exec(clean.slice(text.length + 5)) ?? []) : [];
  return along ?? `whoever meets ${text}`;
}

/** Whom or what one child is who is what the words are about. */
function topicBe(topic: Term | null): string {
  return topic === null ? unnamed.first : beOf(topic);
}

/** What is done where no move is certain: the children have shown their own, and know it. */
const ownMove = 'your move';

const mostInDoing = 5;

/** The move; where none is known, what somebody is or does in the story, or to do as what it is about does. '' where nothing is certain. */
function moveOrDeed(
  move: string,
  { fact, enact }: { fact: string; enact: string },
  { becomes, doing }: { becomes: string; doing: string },
  topic: Term | null,
): string {
  if (move !== '') return move;
  const [, falls] = /^it (snow|rain)s(?: |$)/.exec(fact) ?? [];
  if (falls !== undefined) return `let it ${falls}`;
  if (becomes !== '') return `be ${becomes}`;
  const enacted = enact.replace(/^be .*?, and (?!be )/, '');
  if (enacted !== '' && enacted.split(' ').length <= mostInDoing) return enacted;
  // Nobody can do *gravity* or *bedtime*.
  if (topic === null || topic.number === 'mass' || doing !== '') return doing;
  const [, first, other] = /^the (\p{L}+s) and the (\p{L}+s)$/u.exec(topic.text) ?? [];
  return first === undefined ? `do ${topic.text}` : `be ${first}, be ${other}`;
}

/** Of what is not so, or is over, nothing is done. */
const denied = /n[’']?t\b|\b(?:not?|never|nobody|nothing|without|off|stopped|stops|gone)\b/i;

/** The slots of the two frames: a family's words as a headline, and no more of them than is certain. */
export function frameSlots(read: OwnWords): Slots {
  const headline = headlineOf(read);
  // Short words without *the* or *of* may be English, too: *Mrs Pomfrey sneezed*.
  const words = read.idea === null && isLikelyEnglish(headline) ? { ...read, idea: headline } : read;
  const idea = words.idea ?? '';
  const duo = duoKnown(words);
  const [heroA, heroB] = duo?.heroes ?? [];
  const [named, beside] = heroA === undefined ? starsIn(words) : [null, null];
  // Of two at odds nobody is on show: each child is one of them.
  const isTwos = isOfTwo(idea) && (named === null || siblings.test(named.name.text));
  const isShown = !isTwos && (named === null || named.name.number !== 'name' || named.creature !== null || !complains(words));
  const [star, other] = isShown ? [named, beside] : [null, null];
  const topic = duo === null ? topicIn(words, star) : null;
  const it: Term = topic ?? { text: 'it', number: 'one' };
  const ban = turned(idea);
  const fact = ban?.fact ?? factIn(words, topic);
  const be = star?.be ?? (heroA === undefined ? null : beOf(heroA.name));
  const beOther = other?.be ?? (heroB === undefined ? null : beOf(heroB.name));
  const plot = plotOf(words, duo);
  const enact = complains(words) ? null : enactIn(fact, topic, star !== null && star.creature !== null);
  const move = moveIn(words, { duo, plot, star, enact });
  const enacted = ban?.enact ?? (enact === null ? '' : enactSaid(enact, move));
  const half = halfSlots(words, fact, topic);
  const isDone = move === '' && ban === null && !undone.test(words.clean) && !denied.test(words.clean);
  const task = isDone ? topicsIn(words).at(-1)?.tasks[0] : undefined;
  const deed = ban?.doIt ?? moveOrDeed(move, { fact, enact: enacted }, half, topic);
  // Nobody can do *the floor*, but its lava can be crossed.
  const doIt = task !== undefined && (deed === '' || deed.startsWith('do ')) ? task.label : deed;
  return {
    headline,
    headlineShort: briefly(headline),
    ...half,
    law: ban === null ? briefly(headline) : capital(ban.fact),
    turned: ban?.how ?? '',
    doIt: doIt === '' ? ownMove : doIt,
    isOwnMove: doIt === '' ? 'own' : '',
    fact,
    isSo: fact === '' ? 'that is so' : fact,
    enact: enacted,
    ...endAsked(idea),
    newsTitle: headlineTitle(read),
    star: star?.name ?? '',
    topic: topic ?? '',
    it,
    beStar: be ?? topicBe(topic),
    otherStar: beOther ?? besideOf(words, star),
    isPair: heroA === undefined ? '' : 'two',
    heroA: heroA?.name ?? '',
    heroB: heroB?.name ?? '',
    doA: heroA?.does ?? '',
    doB: heroB?.does ?? '',
    second: secondIn(words, topic) ?? half.vehicle,
    ...rowSlots(plot),
    likeThis: move === '' ? (task === undefined ? '' : `: ${task.how}`) : `: ${move}`,
    moveA: move === '' ? (task?.how ?? ownMove) : move,
  };
}
