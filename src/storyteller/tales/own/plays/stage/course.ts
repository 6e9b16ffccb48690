import type { OwnWords } from '../../read/own-words.ts';
import { indefinite, one, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { deedOn, deedSaid, doneSo } from '../deeds.ts';
import { overcome } from '../ends.ts';
import { type Plot, plotFitting } from '../plots.ts';

/** How a play goes once somebody has come on: what gets in the way, what is done about it, what has to happen and how that is played. */

type Way = {
  /** What gets in the way where it is new, *a cow on the line*, and where it is known. */
  aWay: string;
  way: Term;
  /** Whether the family’s own story names it. */
  isTold: boolean;
  /** Whether only the family knows what it is, and is asked. */
  isOpen: boolean;
  /** What is asked about it. */
  wayAsk: string;
};

/** What a family tells piece by piece, as it is read out. */
export type Pages = {
  last: string;
  /** What is read out before the last page in the two scenes that every telling has, and in the three of a longer one; null where a scene has nothing. */
  short: readonly [string, string | null];
  long: readonly [string, string | null, string | null];
  /** The same for the smallest, who have one scene more. */
  little: readonly [string, string | null, string | null];
};

export type Course = Way & {
  doing: string;
  /** A clause; null where only the family knows. */
  last: string | null;
  lastDoing: string;
};

/** What is played where the words name no thing: the family has said what the trouble is when somebody came on. */
const open: Way & { doing: string } = {
  aWay: 'the trouble',
  way: one('the trouble'),
  isTold: false,
  isOpen: true,
  wayAsk: 'How does it look?',
  doing: 'over it, under it, or round it, with both hands',
};

/** The same for the smallest, who are not asked: it may come in any play. */
const giggle = { aWay: 'a giggle, in your tummy', way: one('the giggle'), doing: 'pat your tummy, and let the giggle out' };

/** The last thing with an article that a page names: *squeezes through a tiny hole*, *the very last kick*. */
const named =
  /\b(?:the|an?|our|my|his|her|another) ((?:(?:very|tiny|big|small|little|huge|giant|last|first|new|old|great|lost|fast|next|other|whole|deep|dark|long) )*\p{Ll}{3,})(?![\p{L}’])/giu;
const noThing =
  /(?:^|\s)(?:ones?|very|tiny|big|small|little|huge|giant|last|first|new|old|great|lost|fast|next|other|whole|deep|dark|long|way|end|time|same|broken|it)$/;

/** What a family tells of the middle of its story is what happens there, be it a trouble or none. */
function toldWay(page: string): Way {
  const thing = [...page.matchAll(named)].map(([, words = '']) => words).findLast((words) => !noThing.test(words) && !isUnfit(words));
  const text = `the ${thing ?? 'hardest bit'}`;
  return { aWay: text, way: one(text), isTold: true, isOpen: false, wayAsk: thing === undefined ? 'What is it?' : 'How does it look?' };
}

/** Where what is more about it begins: *a cow* / *on the line*. */
const more = /,| (?:that|who|which|in|on|with|without|as|to|of|round|under|behind|like|asleep)\b/;
const article = /^(?:no|somebody)\b/;

/** What is done about it, with what it is by its name: *push the lid*, as it may stand far from where the lid is spoken of. */
function namedIn(doing: string, way: string): string {
  return doing.includes(way) ? doing : doing.replace(/\b(?:it|them)\b/, way);
}

/** What gets in the way in a plot, and what is done about it. */
export function wayOf({ way, doing, noun }: Plot): Way & { doing: string } {
  const [what = way] = way.split(more);
  const text = article.test(way) ? (noun ?? what) : `the ${what.replace(/^very (?:\p{Ll}+ )/u, '')}`;
  const term = article.test(way) && !/^\p{Lu}/u.test(text) ? one(`the ${text}`) : one(text);
  return {
    aWay: article.test(way) ? way : indefinite(one(way)),
    way: term,
    isTold: false,
    isOpen: false,
    wayAsk: 'How does it look?',
    doing: namedIn(doing, term.text),
  };
}

/** `act` is the play's own move and `acts` all that is done in it: what is done where nobody has said what else. */
export function courseOf(words: OwnWords, pages: Pages | null, plot: Plot | null, act: string, acts: string): Course {
  const own = plot === null ? open : wayOf(plot);
  if (pages === null) return { ...own, last: plot?.last ?? null, lastDoing: plot?.lastDoing ?? acts };
  const end = { last: pages.last, lastDoing: endOf(words, pages, plot) ?? acts };
  const told = pages.short[1] === null ? null : (pages.long[2] ?? pages.short[1]);
  const trouble = told === null ? null : plotOfTrouble(words, told);
  if (trouble !== null) return { ...wayOf(trouble), isTold: true, last: pages.last, lastDoing: trouble.lastDoing };
  const deed = told === null ? null : deedOn(words, told);
  // What is told and can’t be done has the plot’s trouble beside it.
  if (told === null || (deed === null && plot !== null)) return { ...own, doing: doneSo(own.doing, told ?? ''), ...end };
  return { ...toldWay(told), doing: deed ?? doneSo(act, told), ...end };
}

/** The plot of a trouble that the family tells of and tells no end of; what somebody is afraid of has it before whoever is. */
function plotOfTrouble(words: OwnWords, told: string): Plot | null {
  if (overcome(told) === null || deedSaid(words, told)) return null;
  return plotFitting({ ...words, clean: told.replace(/^.* (?:afraid|scared|frightened) of /i, '') });
}

/** What is done in the end: of the plot where that is its end, and what ends the trouble of which the family tells no end. */
function endOf(words: OwnWords, { last, short }: Pages, plot: Plot | null): string | null {
  if (plot !== null && last.toLowerCase() === plot.last.toLowerCase()) return plot.lastDoing;
  const isTyped = words.spoken.toLowerCase().includes(last.toLowerCase());
  return deedOn(words, last, true) ?? (isTyped ? null : deedOn(words, short[1] ?? short[0], true));
}

/** What gets in the way of the smallest, and what they do about it. */
export function courseForLittle({ isOpen, aWay, way, doing }: Course): Pick<Course, 'aWay' | 'way' | 'doing'> {
  return isOpen ? giggle : { aWay, way, doing };
}
