import type { Tier } from './bands.ts';
import type { Piece } from './aloud.ts';
import { type Card, deal } from './decks.ts';
import { nameEntry, parseEntry } from './lexicon.ts';
import type { Heard } from './notes.ts';
import { wordCount } from './readability.ts';
import { render, type Scope } from './render.ts';
import type { Intent } from './schema.ts';
import type { Session } from './session.ts';

/** What is said aloud first, because of what the adult noted. */

type Response = Intent['responses'][number];

/** The scope with what a note names. */
export function withNamed(
  scope: Scope,
  named: { thing?: string | null; name?: string | null; child?: string | null; step?: string },
): Scope {
  return {
    met: scope.met,
    lookUp: (slot) => {
      if (slot === 'thing' && named.thing) return parseEntry(named.thing);
      if (slot === 'name' && named.name) return parseEntry(named.name);
      if (slot === 'child' && named.child) return nameEntry(named.child);
      if (slot === 'step' && named.step) return nameEntry(named.step);
      return scope.lookUp(slot);
    },
  };
}

function responseTo(heard: Heard, session: Session): Card<Response> | null {
  const has = { thing: heard.thing !== null, name: heard.name !== null, child: heard.child !== null };
  const { id, responses } = heard.intent;
  const next = (fits: (response: Response) => boolean) => deal(session.table, `r|${id}`, responses, (response) => response.text, fits);
  // A response that takes up what the note names says more than one that doesn't.
  return next(({ needs }) => needs !== undefined && has[needs]) ?? next(({ needs }) => needs === undefined);
}

/**
 * The pieces that answer the note: the heaviest intent always, another where there is room; the choice that was made.
 * The long form is taken where `room` words hold it.
 */
export function responsePieces(session: Session, scope: Scope, tier: Tier, room: number): Piece[] {
  const { state, facts, content, table } = session;
  const pieces: Piece[] = [];
  let left = room;
  state.reading.heard.slice(0, 2).forEach((heard, at) => {
    const card = responseTo(heard, session);
    if (card === null) return;
    const child = facts.children.find((other) => other.id === heard.child)?.name ?? null;
    const put = (text: string, met: Set<string>) =>
      render(text, withNamed({ lookUp: scope.lookUp, met }, { thing: heard.thing, name: heard.name, child }));
    const isLong = tier === 'text' && wordCount(put(card.item.text, new Set(scope.met))) <= left;
    const text = put(isLong ? card.item.text : card.item.little, scope.met);
    left -= wordCount(text);
    pieces.push({ part: 'opening', order: at, text, mark: card.mark, spare: at === 0 ? 0 : 3 });
  });
  const deed = state.reading.chosen?.deed;
  const line = deed === undefined ? null : deal(table, `y|${deed}`, content.glue.chosen[deed], (text) => text);
  if (line !== null) {
    const spare = pieces.length === 0 ? 0 : 2;
    pieces.push({ part: 'opening', order: 2, text: render(line.item, scope), mark: line.mark, spare });
  }
  return pieces;
}

/** Words for the adult because of the note. */
export function responseCues(session: Session): string[] {
  const { state, content } = session;
  const own = state.reading.heard.slice(0, 1).flatMap(({ intent }) => intent.cue ?? []);
  return state.calm || state.end ? [...own, content.glue.stopCues[session.facts.seed % content.glue.stopCues.length] ?? ''] : own;
}
