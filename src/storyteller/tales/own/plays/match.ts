import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';
import rows from './en/matches.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** What is played, against whom, and how it ends with nobody losing. */

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

const matches: Readonly<Record<string, MatchPlay>> = rows;

/** Games in which a ball is kicked into a goal. */
const kicked = /\b(?:football|soccer)\b|^(?:the |grand )?(?:world cup|cup|final|tournament)\b/;

export function matchSlots({ who, mates, person, kind, place }: OwnWords): Slots {
  const withYou = person?.name ?? (mates === null ? null : `the ${mates}`);
  const isKicked = kind?.id !== 'match' || place === null || kicked.test(place.text);
  const play = isKicked ? rowOf(matches, kind, 'match') : rows.ball;
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
    cry: rival === null ? 'Hello' : capital(rival.creature.noise),
    yours: withYou === null ? one('your side') : many(`you and ${withYou}`),
    friendHere: mates === null ? 'on this side' : `among the ${mates}`,
    friendThere: rival === null ? 'on that side' : `among the ${rival.many}`,
    coming: rival?.creature.id === 'alien' ? 'still landing' : 'parking',
  };
}
