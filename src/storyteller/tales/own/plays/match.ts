import { othersOf, rivalOf, rootedName } from '../events.ts';
import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one, severalOf, type Term } from '../terms.ts';
import rows from './en/matches.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** What is played, against whom, and how it ends with nobody losing. */

type MatchPlay = {
  ready: string;
  /** What a player does to warm up. */
  drill: string;
  /** What whoever is chosen last gets to do. */
  never: string;
  /** What they play with, which nobody can keep: how it is, why, and how it is in the end. */
  hot: string;
  keen: string;
  lain: string;
  mild: string;
  /** The game itself, told as a doing. */
  finale: string;
  finaleLittle: string;
  /** What else is played, before somebody asks who has won; '' where the finale has told it. */
  played: string;
  result: string;
  last: string;
};

const matches: Readonly<Record<string, MatchPlay>> = rows;

/** Games in which a ball is kicked into a goal. */
const kicked = /\b(?:football|soccer)\b|^(?:the |grand )?(?:world cup|cup|final|tournament)\b/;

export function matchSlots(words: OwnWords): Slots {
  const { who, sides, person, kind, place } = words;
  const isKicked = kind?.id !== 'match' || place === null || kicked.test(place.text);
  const play = isKicked ? rowOf(matches, kind, 'match') : rows.ball;
  const rival = who === null || who.part === 'owner' ? null : who;
  const beside = person?.name ?? (sides?.mates?.number === 'name' ? sides.mates.text : null);
  const hero = rootedName(words);
  return {
    ready: play.ready,
    drill: play.drill,
    never: play.never,
    hot: one(play.hot),
    keen: play.keen,
    lain: play.lain,
    mild: play.mild,
    finale: play.finale,
    finaleLittle: play.finaleLittle,
    played: play.played === '' ? '' : `${play.played} `,
    result: hero === null ? play.result : `${play.result}, and ${hero} has won, too`,
    heroWon: hero === null ? '' : ` And ${hero} has won, too!`,
    last: play.last,
    jo: one(`very small ${rivalOf(words).text}`),
    token: rival === null ? 'nose' : rival.creature.body,
    tokenGoes: rival !== null && /(?<!s)s$/.test(rival.creature.body) ? 'go' : 'goes',
    cry: rival === null ? 'Hello' : capital(rival.creature.noise),
    yours: beside === null ? one('your side') : many(`you and ${beside}`),
    coming: rival?.creature.id === 'alien' ? 'still landing' : 'parking',
    ...rivalSlots(words),
  };
}

/** What is said of those who play for one side or the other. */
function rivalSlots(words: OwnWords): Slots {
  const { who, sides } = words;
  const [mates, rivals] = [sides?.mates ?? null, sides?.rivals ?? null];
  const others = rivals ?? (who === null || who.part === 'owner' ? null : one(who.one, who.many));
  const isOne = others?.number === 'name';
  const friend = (side: Term | null, nobody: string) =>
    side === null ? nobody : side.number === 'name' ? `beside ${side.text}` : `among the ${severalOf(side)}`;
  return {
    lookFor: isOne ? ` ${others.text} does not know, either.` : '',
    bothSides: mates === null || others === null ? '' : `, ${groupOf(mates)} and ${groupOf(others)}`,
    moreCome: isOne ? `${severalOf(rivalOf(words))} come` : `more ${severalOf(rivalOf(words))} come`,
    noOthers:
      others === null
        ? 'Nobody else dared to play'
        : isOne
          ? `Nobody else on ${othersOf(words).text} dared to play`
          : `No other ${severalOf(others)} dared to play`,
    shake: mates === null || others === null ? '' : `${capital(groupOf(mates))} and ${groupOf(others)} shake hands. `,
    friendHere: friend(mates, 'on this side'),
    friendThere: friend(others, 'on that side'),
  };
}

function groupOf(side: Term): string {
  return side.number === 'name' ? side.text : `the ${severalOf(side)}`;
}
