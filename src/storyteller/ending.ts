import { joinNames } from '../domain/naming.ts';
import type { Step } from '../domain/step.ts';
import { fillerSpare, fitted, type Piece } from './aloud.ts';
import type { Band } from './bands.ts';
import { credit, farewell, nextLine, payoffPlant } from './callbacks.ts';
import { coloursFor } from './colours.ts';
import { newDraws } from './draws.ts';
import { nameEntry } from './lexicon.ts';
import { leastMet } from './pick.ts';
import { wordCount } from './readability.ts';
import { render } from './render.ts';
import { responseCues, responsePieces } from './responses.ts';
import type { Ending, Pair, Plant } from './schema.ts';
import { leadOf, type Session } from './session.ts';
import { type TellingData, tellerName } from './telling-data.ts';

/** Words that filling the braces may add. */
const grown = 1;

/** What resolution, payoff and last image take up at least, in words. */
const closingWords = 48;

/** The last step: the want comes true, a planted thing pays off, voices drop. */

export function tellEnding(session: Session, told: readonly Step[], id: string): Step {
  const { facts, state, plan } = session;
  const leadId = leadOf(session);
  const draws = newDraws({
    facts,
    table: session.table,
    cast: plan.cast,
    used: session.usedWords,
    given: {},
    marks: [],
    templates: [],
    spoken: state.spoken,
    tier: facts.band.leg,
    extra: { lead: nameEntry(''), names: nameEntry(joinNames(facts.children.map((child) => child.name))) },
  });
  const tier = facts.band.leg;
  const plant = payoffPlant(session);
  const ending = chooseEnding(session, plant);
  const pieces: Piece[] = responsePieces(session, draws, tier, facts.band.words[1] - closingWords);
  const { frame } = plan;
  const resumed = frame === null ? nextLine(session, 'resumes') : null;
  const resolution = frame?.resolution ?? resumed?.item ?? null;
  const thanks = farewell(session, draws);
  const answered = [...pieces.map((piece) => piece.text), thanks?.short ?? ''].join(' ');
  const [want, payoff, last] = lengthsFor(facts.band, answered, [resolution, plant?.payoff ?? null, ending]);
  // For the very youngest the payoff and the last image say it all.
  const wantSpare = facts.band.name === '1-2' && payoff !== '' ? 1 : 0;
  const payoffFirst = frame?.payoffFirst === true && payoff !== '';
  if (payoffFirst) {
    pieces.push({ part: 'opening', order: 5, text: render(payoff, draws), mark: '', spare: 0 });
    pieces.push({ part: 'call', order: 0, text: render(want, draws), mark: '', spare: wantSpare });
  } else {
    pieces.push({ part: 'opening', order: 5, text: render(want, draws), mark: '', spare: wantSpare });
    pieces.push({ part: payoff === '' ? 'opening' : 'call', order: 0, text: render(payoff, draws), mark: '', spare: 0 });
  }
  if (thanks !== null) {
    const told = [...pieces.map((piece) => piece.text), last].join(' ');
    const [, most] = facts.band.words;
    const isLong = tier === 'text' && wordCount(`${told} ${thanks.long}`) <= most;
    const spare = wordCount(`${told} ${thanks.short}`) <= most ? 0 : 1;
    pieces.push({ part: 'call', order: 2, text: isLong ? thanks.long : thanks.short, mark: thanks.mark, spare });
  }
  const praised = credit(session, draws, tier, told);
  if (praised !== null) pieces.push(praised);
  pieces.push({ part: 'call', order: 5, text: render(last, draws), mark: ending.id, spare: 0 });
  coloursFor(session, draws, 2).forEach(({ item, mark }, at) =>
    pieces.push({ part: 'call', order: 3 + at, text: render(item, draws), mark, spare: fillerSpare + at }),
  );
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
    met: [...aloud.kept.map((piece) => piece.mark), ...draws.marks].filter((mark) => mark !== ''),
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

/** The ending that was chosen; else of those that were offered the one met longest ago that leaves the rest its room. */
function chooseEnding(session: Session, plant: Plant | null): Ending {
  const { facts, state } = session;
  const chosen = facts.theme.endings.find((ending) => ending.id === state.reading.chosen?.ending);
  const offered = new Set((state.tellings.at(-1)?.offers ?? []).flatMap((offer) => offer.ending ?? []));
  const pool = facts.theme.endings.filter((ending) => offered.has(ending.id));
  const order = leastMet(pool.length > 0 ? pool : facts.theme.endings, (ending) => ending.id, 'ending', facts, session.usedIds);
  const resolution = session.plan.frame?.resolution;
  const room = (ending: Ending) => {
    const texts =
      facts.band.leg === 'text'
        ? [resolution?.text, plant?.payoff.text, ending.text]
        : [facts.band.name === '1-2' ? '' : resolution?.little, plant?.payoff.little, ending.little];
    return facts.band.words[1] - grown - wordCount(texts.join(' '));
  };
  const found = chosen ?? order.find((ending) => room(ending) >= 0) ?? order[0];
  if (found === undefined) throw new Error(`the theme ${facts.theme.theme} has endings`);
  return found;
}
