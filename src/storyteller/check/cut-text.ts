import { bandNames, bandOf, wordingFor } from '../engine/bands.ts';
import { type Hit, limitsOf } from '../safety/limits.ts';
import { hitsIn, type Line } from '../safety/rendered.ts';
import type { Said, Short, Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';
import { piecesOf } from './texts.ts';

/** What is left of a text when it is told: the limits for everybody must take nothing out, and it must be whole without what stands in [brackets]. */

const anywhere = { type: 'living-room', name: 'Living room', description: '', spaceDetails: '', items: [] };

/** The limits that hold for every child of a band's first age, in years, the youngest band first. */
const limitsByBand = bandNames.map((name) => {
  const age = Number.parseInt(name, 10);
  return { name, age, limits: limitsOf({ children: [{ id: 'a', name: 'Mia', age, considerations: null }], place: anywhere }) };
});

/** Reports sentences that the limits for everybody take out, and quotes that do not pair. */
export function checkCutText(tale: Tale, report: Report): void {
  for (const { where, said: text } of piecesOf(tale)) {
    checkCut(where, text, 'aloud', report);
    checkQuotes(where, text, report);
  }
  for (const { id, road } of tale.scenes) if (road !== undefined) checkCut(`${id}/road`, road, 'option', report);
  const doings = [
    ...tale.scenes.flatMap((scene) => scene.ways.map((way) => ({ where: `${scene.id}/${way.id}`, doing: way }))),
    ...tale.endings.map((ending) => ({ where: ending.id, doing: ending })),
  ];
  for (const { where, doing } of doings) {
    checkCut(`${where}/offer`, doing.offer, 'option', report);
    checkCut(`${where}/how`, doing.how, 'adult', report);
    if (doing.part !== undefined) checkCut(`${where}/part`, doing.part.do, 'adult', report);
  }
}

const players = /^(?:a|b|adult|names|who|others)$/i;

/** A template with sample words for its players and things. */
function filled(template: string): string {
  return template
    .replaceAll(/\{([A-Za-z]+)(?:\.bare)?\}/g, (_, name: string) => (players.test(name) ? 'Mia' : 'the towel'))
    .replaceAll(/\{[A-Za-z]+\.is\}/g, 'the towel is the stone')
    .replaceAll(/\{[A-Za-z]+\|([^|{}]*)\|[^|{}]*\}/g, '$1')
    .replaceAll('*', '');
}

/** Reports each sentence that the limits for everybody take out, with the ages for which they do. */
function checkCut(where: string, text: Short, kind: Line['for'], report: Report): void {
  const cut = new Map<string, { hit: Hit; bands: string[] }>();
  // Words that the youngest may hear are not read again for older children: limits only grow milder with age.
  const sound = new Set<string>();
  for (const { name, age, limits } of limitsByBand) {
    const heard = filled(wordingFor(text, bandOf(age)));
    if (sound.has(heard)) continue;
    sound.add(heard);
    for (const hit of hitsIn([{ text: heard, for: kind }], limits)) {
      sound.delete(heard);
      const known = cut.get(hit.text) ?? { hit, bands: [] };
      cut.set(hit.text, { hit, bands: [...known.bands, name] });
    }
  }
  for (const { hit, bands } of cut.values())
    report(where, 'cut', `“${hit.text}” is taken out for everybody of ${bands.join(', ')} (${hit.rule}: ${hit.match})`, 'look');
}

/** Reports a text whose quotes do not pair for one of the bands. */
function checkQuotes(where: string, text: Said, report: Report): void {
  for (const name of bandNames) {
    const band = bandOf(Number.parseInt(name, 10));
    const heard = wordingFor(text, band);
    let open = 0;
    for (const mark of heard.match(/[“”]/g) ?? []) {
      open += mark === '“' ? 1 : -1;
      if (open < 0 || open > 1) break;
    }
    if (open !== 0)
      report(
        where,
        'quotes',
        `for ${name} the quotes don’t pair${band.elder ? '' : ' without what stands in brackets'}: ${heard.slice(0, 80)}`,
        'look',
      );
  }
}
