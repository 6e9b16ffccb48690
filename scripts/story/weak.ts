/**
 * Lists the scenes that miss the meter's targets, the worst first, in Markdown: with fewer than two ways for somebody, without a use for things from
 * around the house, or with sentences too short for the oldest listeners; and the tales in which too little comes back of what was chosen.
 *
 * npm run story:weak                      all themes
 * npm run story:weak -- --theme pirates   or --tale the-tale
 * npm run story:weak -- --only returns    one of the lists: ways, things, sentences, returns
 * npm run story:weak -- --tale law --custom 'we are cats'   as this archetype tells a family's own words
 */
import { parseArgs } from 'node:util';
import { environmentInfo, environments } from '../../src/domain/catalog.ts';
import { proseSentences } from '../../src/storyteller/check/prose.ts';
import { isGentleWay } from '../../src/storyteller/check/ways.ts';
import { budgets } from '../../src/storyteller/director/budget.ts';
import { bandOf, wordingFor } from '../../src/storyteller/engine/bands.ts';
import { admit } from '../../src/storyteller/engine/picking/gates.ts';
import { openSession } from '../../src/storyteller/engine/session.ts';
import type { Hit } from '../../src/storyteller/safety/limits.ts';
import type { Scene, Tale, Way } from '../../src/storyteller/tales/schema.ts';
import { wordCount } from '../../src/storyteller/words/readability.ts';
import { type Cell, cellsOf } from '../meter/cells.ts';
import { roadOf } from '../meter/choices.ts';
import { factsReturned } from '../meter/facts.ts';
import { bySeed, familyOf, play } from '../meter/families.ts';
import { libraryOf, readMechanics, talesOf, themesWithTales } from '../tales/library.ts';
import { ownTaleAs } from '../tales/own.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    tale: { type: 'string', default: '' },
    custom: { type: 'string' },
    only: { type: 'string' },
  },
});
const themes = values.theme === undefined ? themesWithTales() : [values.theme];
const tales =
  values.custom === undefined
    ? themes.flatMap(talesOf).filter(({ id }) => values.tale === '' || id === values.tale)
    : [ownTaleAs(values.tale, values.custom)];
const mechanics = readMechanics();

/** For whom a line is off: a consideration, or everybody on a train. Null for a consideration that is listed in another language already. */
function keptFrom({ limit }: Cell, { child }: Hit): string | null {
  if (child === undefined) return 'on a train';
  if (limit === null || limit === 'Rollstuhl') return null;
  return limit.startsWith('a rare') ? 'unknown condition' : limit;
}

type Line = { text: string; asks: Set<string>; for: Set<string>; cells: number };
type Weak = {
  tale: Tale;
  scene: Scene;
  lost: number;
  none: number;
  cells: number;
  lines: Map<string, Map<string, Line>>;
  gates: Map<string, number>;
};

function weakScenes(): Weak[] {
  const found = new Map<string, Weak>();
  for (const cell of cellsOf(tales, libraryOf(tales))) {
    const { tale, scene } = cell;
    const key = `${tale.id}/${scene.id}`;
    const weak = found.get(key) ?? { tale, scene, lost: 0, none: 0, cells: 0, lines: new Map(), gates: new Map() };
    found.set(key, weak);
    weak.cells += 1;
    if (cell.open >= 2) continue;
    weak.lost += 1;
    if (cell.open === 0) weak.none += 1;
    for (const { way, gate, hits } of cell.refused) {
      if (gate !== 'words') weak.gates.set(gate, (weak.gates.get(gate) ?? 0) + 1);
      if (!isGentleWay(way, mechanics)) continue;
      const lines = weak.lines.get(way.id) ?? new Map<string, Line>();
      weak.lines.set(way.id, lines);
      for (const hit of hits) {
        const { text, rule } = hit;
        const line = lines.get(text) ?? { text, asks: new Set(), for: new Set(), cells: 0 };
        line.asks.add(rule.replace('asks: ', ''));
        const who = hit.rule.startsWith('always') ? 'everybody' : keptFrom(cell, hit);
        if (who !== null) line.for.add(who);
        line.cells += 1;
        lines.set(text, line);
      }
    }
  }
  return [...found.values()].filter(({ lost }) => lost > 0).sort((a, b) => b.lost - a.lost);
}

function ways(): void {
  const weak = weakScenes();
  const lost = weak.reduce((sum, each) => sum + each.lost, 0);
  console.log(`## Fewer than two ways (${lost} cells in ${weak.length} scenes)\n`);
  console.log(
    'A cell is a band, a place (room, garden, train), a consideration, with things around or without. A way counts that the gates let through and',
  );
  console.log(
    'none of whose lines (call, how, part, offer) asks for what is off there. Gentle ways are those that everybody can play; their lines are quoted.\n',
  );
  for (const { tale, scene, lost: cells, none, cells: all, lines, gates } of weak) {
    console.log(
      `### ${tale.theme}/${tale.id}.json · ${scene.id} · ${cells} of ${all} cells${none > 0 ? `, ${none} with no way at all` : ''}`,
    );
    const gentle = scene.ways.filter((way) => isGentleWay(way, mechanics));
    const stopped = [...gates].sort((a, b) => b[1] - a[1]).map(([gate, count]) => `${gate} ${count}`);
    if (gentle.length < 2)
      console.log(
        `- **Write a${gentle.length === 0 ? ' gentle way' : ' second gentle way'}** (seat, no demands, no things${gentle.length === 1 ? `; there is ${gentle[0]?.id}` : ''}). The others stop at: ${stopped.join(', ')}.`,
      );
    for (const way of gentle) {
      for (const line of [...(lines.get(way.id)?.values() ?? [])].sort((a, b) => b.cells - a.cells).slice(0, 6)) {
        console.log(
          `- \`${way.id}\`${way.anybody === true ? ' (anybody)' : ''}: “${line.text}” asks ${[...line.asks].join(', ')} · ${[...line.for].join(', ')}`,
        );
      }
    }
    console.log('');
  }
}

/** The share of places and bands in which a scene has a way with things that lie there. */
function thingShare(tale: Tale, scene: Scene): number {
  const cells = environments.flatMap((place) => [3, 5, 7, 10, 14].map((age) => ({ place, age })));
  const open = cells.filter(({ place, age }) => {
    const { name, items } = environmentInfo[place];
    const request = familyOf(1, tale.theme, {
      children: [{ id: 'child-0', name: 'Mia', age, interests: [], considerations: null }],
      place: { type: place, name, description: '', items, spaceDetails: '' },
    });
    const library = libraryOf([tale]);
    const { family, world } = openSession({ ...request, told: [], notes: '' }, library);
    return scene.ways.some((way) => {
      const verdict = admit(way, { family, world, library });
      return verdict.ok && Object.keys(verdict.playable.props).length > 0;
    });
  });
  return open.length / cells.length;
}

function things(): void {
  const asked = ({ does }: Way): string =>
    [
      ...new Set(
        (Array.isArray(does) ? does : Object.values(does).flat()).flatMap((id) =>
          Object.values(mechanics.get(id)?.props ?? {}).map(({ can }) => can),
        ),
      ),
    ].join(' + ');
  const rows = tales
    .flatMap((tale) => tale.scenes.map((scene) => ({ tale, scene, share: thingShare(tale, scene) })))
    .filter(({ share }) => share < 0.6)
    .sort((a, b) => a.share - b.share);
  console.log(`## Scenes with few ways that use things (${rows.length})\n`);
  console.log(
    'The share of the seven places and five ages in which a way with what lies there can be played, and what the ways ask for.\n',
  );
  for (const { tale, scene, share } of rows) {
    const wants = scene.ways.map(asked).filter((can) => can !== '');
    console.log(
      `- ${tale.theme}/${tale.id}.json · ${scene.id} · ${(share * 100).toFixed(0)} %${wants.length === 0 ? ' (none)' : ` (${wants.join('; ')})`}`,
    );
  }
  console.log('');
}

/** Words a sentence of what a listener of sixteen hears around and in a scene. */
function sentences(): void {
  const band = bandOf(16);
  const [lowest] = budgets[band.name].sentence;
  const mean = (texts: readonly string[]): number => {
    const found = texts.flatMap(proseSentences);
    return found.reduce((sum, each) => sum + wordCount(each), 0) / Math.max(1, found.length);
  };
  const textsOf = ({ here, ways: list }: Scene) => [
    ...(Array.isArray(here) ? here : [here]).map((text) => wordingFor(text, band)),
    ...list.flatMap(({ call, done }) => [wordingFor(call, band), wordingFor(done, band)]),
  ];
  console.log(`## Words a sentence for ages 13 to 18 (at least ${lowest} wanted)\n`);
  const rows = tales.map((tale) => ({
    tale,
    all: mean([
      wordingFor(tale.prologue.said, band),
      ...tale.scenes.flatMap(textsOf),
      ...tale.endings.flatMap(({ open, close }) => [wordingFor(open, band), wordingFor(close, band)]),
    ]),
  }));
  for (const { tale, all } of rows.filter((each) => each.all < lowest + 0.5).sort((a, b) => a.all - b.all)) {
    const short = tale.scenes.map((scene) => ({ id: scene.id, words: mean(textsOf(scene)) })).filter(({ words }) => words < lowest);
    console.log(
      `- ${tale.theme}/${tale.id}.json: ${all.toFixed(1)} · prologue ${mean([wordingFor(tale.prologue.said, band)]).toFixed(1)} · ${short
        .sort((a, b) => a.words - b.words)
        .map(({ id, words }) => `${id} ${words.toFixed(1)}`)
        .join(', ')}`,
    );
  }
}

/** Families for which a tale's returns are counted. */
const players = 60;

/** What was played in adventures of eight steps in which fewer than three choices came back two steps later, or fewer than two of them at the end. */
function returns(): void {
  console.log('## Too little comes back in eight steps (three choices two or more steps later, two of them at the end)\n');
  for (const tale of tales) {
    const library = libraryOf([tale]);
    const poor = Array.from({ length: players }, (_, seed) => {
      const children = [7 + (seed % 8), 11].map((age, at) => ({
        id: `child-${at}`,
        name: 'Mia',
        age,
        interests: [],
        considerations: null,
      }));
      const played = play(familyOf(seed, tale.theme, { children, totalSteps: 8 }), library, bySeed(seed));
      return { road: roadOf(played).slice(1, -1), ...factsReturned(played, library) };
    }).filter(({ all, ending }) => all < 3 || ending < 2);
    if (poor.length === 0) continue;
    console.log(`### ${tale.theme}/${tale.id}.json · ${poor.length} of ${players}\n`);
    for (const { road, all, ending } of poor) console.log(`- ${all}, ${ending} at the end: ${road.join(' → ')}`);
    console.log('');
  }
}

const lists: Readonly<Record<string, () => void>> = { ways, things, sentences, returns };
if (values.only !== undefined && lists[values.only] === undefined)
  throw new Error(`There is no list called ${values.only}: ${Object.keys(lists).join(', ')}.`);
for (const [name, list] of Object.entries(lists)) if (values.only === undefined || values.only === name) list();
