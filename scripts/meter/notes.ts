import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { figures, judge, type Noted, troubleShares } from '../../tests/unit/storyteller/notes/measure.ts';
import { percent, type Row } from './row.ts';

const folder = resolve(import.meta.dirname, '../../tests/fixtures/notes');

function fixtures<T>(name: string): T[] {
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T[];
}

/** How well notes are read, by two sets that no rule was ever written for. Whoever mends rules by them has to write new sets first. */
export function noteRows(): Row[] {
  const found = figures(['notes-blind', 'notes-blind-2'].flatMap((name) => fixtures<Noted>(name)).map(judge));
  const row = (what: string, share: number, target: string, ok: boolean | null): Row => ({ what, found: percent(share), target, ok });
  return [
    row('notes: main event right', found.right / 100, '≥ 75 %', found.right >= 75),
    row('notes: misread', found.misread / 100, '≤ 3 %', found.misread <= 3),
    row('notes: right, or a tap can say it', found.tapped / 100, 'design: ≥ 95 %', null),
    row('notes: nothing false stays that a parent can’t drop', found.droppable / 100, '≥ 95 %', found.droppable >= 95),
  ];
}

/** How well notes of trouble are told from harmless ones, by sets that no rule was ever written for. */
export function troubleRows(): Row[] {
  const row = (what: string, share: number, target: string, ok: boolean): Row => ({ what, found: percent(share), target, ok });
  const sharesOf = (name: string) => troubleShares(fixtures<{ note: string }>(name).map(({ note }) => note));
  const [known, unseen, harmless] = [sharesOf('trouble-dev'), sharesOf('trouble-blind'), sharesOf('harmless-blind')];
  return [
    row('trouble that the rules were written by: stop or ask', known.caught, '100 %', known.caught === 1),
    row('trouble: stop or ask', unseen.caught, '≥ 90 %', unseen.caught >= 0.9),
    row('harmless: false stop', harmless.stop, '≤ 1 %', harmless.stop <= 0.01),
    row('harmless: false ask', harmless.ask, '≤ 8 %', harmless.ask <= 0.08),
  ];
}
