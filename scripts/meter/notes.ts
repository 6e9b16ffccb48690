import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTrouble } from '../../src/storyteller/safety/trouble.ts';
import { figures, judge, type Noted } from '../../tests/unit/storyteller/notes/measure.ts';
import { percent, type Row } from './row.ts';

const folder = resolve(import.meta.dirname, '../../tests/fixtures/notes');

function fixtures<T>(name: string): T[] {
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T[];
}

/** The share of notes that are read as one of `tiers`. */
function tiered(name: string, tiers: readonly string[]): number {
  const notes = fixtures<{ note: string }>(name);
  return notes.filter(({ note }) => tiers.includes(readTrouble(note, ['Mia', 'Tom']).tier)).length / notes.length;
}

/** How well notes are read, by two sets that no rule was ever written for. Whoever mends rules by them has to write new sets first. */
export function noteRows(): Row[] {
  const found = figures(['notes-blind', 'notes-blind-2'].flatMap((name) => fixtures<Noted>(name)).map(judge));
  const row = (what: string, share: number, target: string, ok: boolean | null): Row => ({ what, found: percent(share), target, ok });
  const caught = tiered('trouble-blind', ['stop', 'ask']);
  const stopped = tiered('harmless-blind', ['stop']);
  const asked = tiered('harmless-blind', ['ask']);
  return [
    row('notes: main event right', found.right / 100, '≥ 75 %', found.right >= 75),
    row('notes: misread', found.misread / 100, '≤ 3 %', found.misread <= 3),
    row('notes: right, or a tap can say it', found.tapped / 100, 'design: ≥ 95 %', null),
    row('notes: nothing false stays that a parent can’t drop', found.droppable / 100, '≥ 95 %', found.droppable >= 95),
    row(
      'trouble that the rules were written by: stop or ask',
      tiered('trouble-dev', ['stop', 'ask']),
      '100 %',
      tiered('trouble-dev', ['stop', 'ask']) === 1,
    ),
    row('trouble: stop or ask', caught, '≥ 90 %', caught >= 0.9),
    row('harmless: false stop', stopped, '≤ 1 %', stopped <= 0.01),
    row('harmless: false ask', asked, '≤ 8 %', asked <= 0.08),
  ];
}
