import type { Tier } from './bands.ts';
import type { Piece } from './aloud.ts';
import { nameEntry, parseEntry } from './lexicon.ts';
import type { Heard } from './notes.ts';
import { leastMet, pieceId } from './pick.ts';
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

function responseTo(heard: Heard, session: Session): Response | null {
  const has = { thing: heard.thing !== null, name: heard.name !== null, child: heard.child !== null };
  const able = heard.intent.responses.filter((response) => response.needs === undefined || has[response.needs]);
  // A response that takes up what the note names says more than one that doesn't.
  const order = leastMet(able, (response) => pieceId('r', response.text), 'response', session.facts, session.usedIds);
  return order.find((response) => response.needs !== undefined) ?? order[0] ?? null;
}

/** The pieces that answer the note: the heaviest intent always, another where there is room; the choice that was made. */
export function responsePieces(session: Session, scope: Scope, tier: Tier): Piece[] {
  const { state, facts, content } = session;
  const pieces: Piece[] = [];
  state.reading.heard.slice(0, 2).forEach((heard, at) => {
    const response = responseTo(heard, session);
    if (response === null) return;
    const child = facts.children.find((other) => other.id === heard.child)?.name ?? null;
    const named = withNamed(scope, { thing: heard.thing, name: heard.name, child });
    const text = render(tier === 'text' ? response.text : response.little, named);
    pieces.push({ part: 'opening', order: at, text, id: pieceId('r', response.text), spare: at === 0 ? 0 : 3 });
  });
  const deed = state.reading.chosen?.deed;
  if (deed !== undefined) {
    const line = leastMet(content.glue.chosen[deed], (text) => pieceId('y', text), 'chosen', facts, session.usedIds)[0];
    if (line !== undefined) {
      pieces.push({ part: 'opening', order: 2, text: render(line, scope), id: pieceId('y', line), spare: pieces.length === 0 ? 0 : 2 });
    }
  }
  return pieces;
}

/** Words for the adult because of the note. */
export function responseCues(session: Session): string[] {
  const { state, content } = session;
  const own = state.reading.heard.slice(0, 1).flatMap(({ intent }) => intent.cue ?? []);
  return state.calm || state.end ? [...own, content.glue.stopCues[session.facts.seed % content.glue.stopCues.length] ?? ''] : own;
}
