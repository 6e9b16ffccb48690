import { joinNames } from '../domain/naming.ts';
import type { Step } from '../domain/step.ts';
import { fillerSpare, fitted, type Piece } from './aloud.ts';
import type { Band } from './bands.ts';
import { credit, farewell, payoffPlant } from './callbacks.ts';
import { newDraws } from './draws.ts';
import { nameEntry } from './lexicon.ts';
import { leastMet, pieceId } from './pick.ts';
import { wordCount } from './readability.ts';
import { render } from './render.ts';
import { responseCues, responsePieces } from './responses.ts';
import type { Ending, Pair } from './schema.ts';
import { leadOf, type Session } from './session.ts';
import { type TellingData, tellerName } from './telling-data.ts';

/** The last step: the want comes true, a planted thing pays off, voices drop. */

export function tellEnding(session: Session, told: readonly Step[], id: string): Step {
  const { facts, state, plan, content } = session;
  const ending = chooseEnding(session);
  const leadId = leadOf(session);
  const draws = newDraws({
    facts,
    index: state.index,
    cast: plan.cast,
    used: session.usedWords,
    given: {},
    tier: facts.band.leg,
    extra: { lead: nameEntry(''), names: nameEntry(joinNames(facts.children.map((child) => child.name))) },
  });
  const tier = facts.band.leg;
  const plant = payoffPlant(session);
  const pieces: Piece[] = responsePieces(session, draws, tier);
  const { frame } = plan;
  const resumed = leastMet(content.glue.resumes, (pair) => pieceId('b', pair.text), 'resume', facts, session.usedIds)[0];
  const resolution = frame?.resolution ?? resumed ?? null;
  const answered = pieces.map((piece) => piece.text).join(' ');
  const [want, payoff, last] = lengthsFor(facts.band, answered, [resolution, plant?.payoff ?? null, ending]);
  // For the very youngest the payoff and the last image say it all.
  const wantSpare = facts.band.name === '1-2' && payoff !== '' ? 1 : 0;
  const payoffFirst = frame?.payoffFirst === true && payoff !== '';
  if (payoffFirst) {
    pieces.push({ part: 'opening', order: 5, text: render(payoff, draws), id: '', spare: 0 });
    pieces.push({ part: 'call', order: 0, text: render(want, draws), id: '', spare: wantSpare });
  } else {
    pieces.push({ part: 'opening', order: 5, text: render(want, draws), id: '', spare: wantSpare });
    pieces.push({ part: payoff === '' ? 'opening' : 'call', order: 0, text: render(payoff, draws), id: '', spare: 0 });
  }
  const thanks = farewell(session, draws, tier);
  if (thanks !== null) pieces.push(thanks);
  const praised = credit(session, draws, tier, told);
  if (praised !== null) pieces.push(praised);
  pieces.push({ part: 'call', order: 5, text: render(last, draws), id: ending.id, spare: 0 });
  if (facts.band.call === 'text') {
    leastMet(facts.theme.colours, (text) => pieceId('k', text), 'colour', facts, session.usedIds)
      .slice(0, 2)
      .forEach((text, at) =>
        pieces.push({ part: 'call', order: 3 + at, text: render(text, draws), id: pieceId('k', text), spare: fillerSpare + at }),
      );
  }
  const aloud = fitted(pieces, facts.band);
  const telling: TellingData = {
    by: tellerName,
    v: 1,
    frame: frame?.id ?? null,
    twist: plan.twist.id,
    cast: plan.cast,
    planted: [],
    recalled: plant === null ? [] : [plant.id],
    returned: [],
    leg: ending.id,
    core: null,
    mechanic: null,
    deed: null,
    words: draws.drawn,
    done: '',
    props: [],
    planned: 1,
    offers: [],
    met: aloud.kept.map((piece) => piece.id).filter((piece) => piece !== ''),
  };
  return {
    id,
    type: 'ending',
    step: render(ending.title, draws),
    ...(aloud.opening === '' ? {} : { text_to_read: aloud.opening }),
    ending: aloud.call,
    action: render(ending.action, draws),
    cues: responseCues(session).slice(0, 3),
    bullets: [
      frame === null ? 'The road comes to its end.' : render(frame.resolution.little, draws),
      ...(plant === null ? [] : [render(plant.payoff.little, draws)]),
      render(ending.little, draws),
    ],
    ...(leadId === '' ? {} : { lead: leadId }),
    energy: 1,
    minutes: 2,
    trace: [
      { rule: 'ending', detail: `${ending.id}${plant === null ? '' : `; pays off ${plant.id}`}` },
      ...(state.reading.heard.length === 0
        ? []
        : [{ rule: 'notes', detail: state.reading.heard.map(({ intent }) => intent.id).join('; ') }]),
    ],
    telling,
  };
}

type Three = [string, string, string];

/** Resolution, payoff and last image in the longest forms that fit: the resolution gives way first, the payoff last. */
function lengthsFor(band: Band, answered: string, pairs: readonly [Pair | null, Pair | null, Pair]): Three {
  const take = (long: readonly [boolean, boolean, boolean]): Three =>
    pairs.map((pair, at) => (pair === null ? '' : long[at] === true ? pair.text : pair.little)) as Three;
  const choices: readonly (readonly [boolean, boolean, boolean])[] =
    band.leg === 'text'
      ? [
          [true, true, true],
          [false, true, true],
          [false, true, false],
          [false, false, true],
        ]
      : [];
  const fits = choices.map(take).find((texts) => wordCount([answered, ...texts].join(' ')) <= band.words[1]);
  return fits ?? take([false, false, false]);
}

function chooseEnding(session: Session): Ending {
  const { facts, state } = session;
  const chosen = facts.theme.endings.find((ending) => ending.id === state.reading.chosen?.ending);
  // Where nobody chose, one of those that were offered.
  const offered = new Set((state.tellings.at(-1)?.offers ?? []).flatMap((offer) => offer.ending ?? []));
  const pool = facts.theme.endings.filter((ending) => offered.has(ending.id));
  const found =
    chosen ?? leastMet(pool.length > 0 ? pool : facts.theme.endings, (ending) => ending.id, 'ending', facts, session.usedIds)[0];
  if (found === undefined) throw new Error(`the theme ${facts.theme.theme} has endings`);
  return found;
}
