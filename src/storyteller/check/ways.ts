import { bandNames, bandOf } from '../engine/bands.ts';
import { type Doing, demandsOf, isGentle } from '../engine/picking/gates.ts';
import { placeholdersIn } from '../engine/wording/render.ts';
import type { Mechanic } from '../mechanics/schema.ts';
import type { Tale } from '../tales/schema.ts';
import { wordCount } from '../words/readability.ts';
import { type Demand, demands } from '../words/vocabulary.ts';
import type { Report } from './fault.ts';
import { tellingsOf } from './texts.ts';

/** Ways and endings: their mechanics, things and offers; and whether everybody can play every scene. */

const persons = ['a', 'b', 'adult', 'names', 'others'];
const mostOfferWords = 7;

/** Reports doings that do not fit their mechanics, offers that are too long or said twice, and scenes that somebody could not play. */
export function checkWays(tale: Tale, mechanics: ReadonlyMap<string, Mechanic>, report: Report): void {
  const offers = new Map<string, string>();
  const doing = (where: string, each: Doing): void => {
    checkDoing(where, each, mechanics, report);
    for (const offer of new Set(tellingsOf(each.offer).map(({ text }) => text))) {
      if (wordCount(offer) > mostOfferWords) report(where, 'offer', `“${offer}” has ${wordCount(offer)} words; ${mostOfferWords} at most`);
      if (/[.!?]$/.test(offer)) report(where, 'offer', 'an offer ends without a mark');
      const before = offers.get(offer);
      if (before !== undefined) report(where, 'offer', `“${offer}” is also offered at ${before}`);
      offers.set(offer, where);
    }
  };
  for (const scene of tale.scenes) {
    for (const way of scene.ways) doing(`${scene.id}/${way.id}`, way);
    const forAll = scene.ways.filter((way) => way.anybody === true);
    if (forAll.length === 0) report(scene.id, 'anybody', 'no way is for anybody anywhere');
    const gentle = scene.ways.filter((way) => isGentleWay(way, mechanics));
    if (gentle.length < 2)
      report(
        scene.id,
        'gentle',
        `${gentle.length} of its ways have no demands, no things and need only a seat; two are wanted, of different kinds`,
        'look',
      );
    if (scene.beat !== 'turn' && !scene.ways.some((way) => energies(way, mechanics).some((energy) => energy >= 3))) {
      report(scene.id, 'energy', 'no way is up and about (energy 3 to 5)', 'look');
    }
    for (const age of [1, 3, 5, 8, 11, 15]) {
      const open = scene.ways.filter((way) => fitsAge(way, age, mechanics)).length;
      if (open < 2)
        report(
          scene.id,
          'ages',
          `${open} of its ways can be played when the youngest is ${age}; two are wanted`,
          open === 0 ? 'must' : 'look',
        );
    }
  }
  for (const ending of tale.endings) doing(ending.id, ending);
  const withThings = tale.scenes.filter((scene) =>
    scene.ways.some((way) => namesOf(way).some((name) => mechanics.get(name)?.props !== undefined)),
  );
  if (withThings.length < tale.scenes.length - 2)
    report(
      'scenes',
      'things',
      `${withThings.length} scenes have a way with things from around the house; ${tale.scenes.length - 2} are wanted`,
      'look',
    );
  if (!tale.endings.some((ending) => ending.needs === undefined && ending.anybody === true)) {
    report('endings', 'anybody', 'one ending has no `needs` and is for anybody');
  }
}

function namesOf({ does }: Doing): string[] {
  return Array.isArray(does) ? does : [...new Set(Object.values(does).flat())];
}

/** Whether everybody can play a way, wherever they are: no demands, no things, a seat. */
export function isGentleWay(way: Doing, mechanics: ReadonlyMap<string, Mechanic>): boolean {
  return namesOf(way).every((name) => {
    const mechanic = mechanics.get(name);
    return mechanic !== undefined && isGentle(demandsOf(way, mechanic), mechanic);
  });
}

function energies(doing: Doing, mechanics: ReadonlyMap<string, Mechanic>): number[] {
  return namesOf(doing).flatMap((name) => mechanics.get(name)?.energy ?? []);
}

function fitsAge(doing: Doing, age: number, mechanics: ReadonlyMap<string, Mechanic>): boolean {
  const names = Array.isArray(doing.does) ? doing.does : doing.does[bandOf(age).tier];
  return names.some((name) => {
    const [from, to] = mechanics.get(name)?.ages ?? [1, 0];
    return age >= from && age <= to;
  });
}

/** Reports what does not fit between one doing and its mechanics, and a way for anybody that asks something. */
function checkDoing(where: string, doing: Doing, mechanics: ReadonlyMap<string, Mechanic>, report: Report): void {
  const found = namesOf(doing).map((name) => ({ name, mechanic: mechanics.get(name) }));
  for (const { name, mechanic } of found) if (mechanic === undefined) report(where, 'does', `there is no mechanic ${name}`);
  for (const demand of doing.demands ?? [])
    if (!demands.includes(demand as Demand)) report(where, 'demands', `there is no demand ${demand}`);
  const known = found.flatMap(({ mechanic }) => mechanic ?? []);
  if (known.length === 0) return;
  const roles = Object.keys(known[0]?.props ?? {});
  const allRoles = new Set(known.flatMap((mechanic) => Object.keys(mechanic.props ?? {})));
  for (const role of Object.keys(doing.props ?? {}))
    if (!allRoles.has(role)) report(where, 'props', `no mechanic here has the role ${role}`);
  const texts = [
    ...tellingsOf(doing.call),
    ...tellingsOf(doing.how).map(({ text }) => ({ tier: 'how', text })),
    { tier: 'part', text: doing.part?.do ?? '' },
  ];
  for (const { tier, text } of texts) {
    for (const { name, form } of placeholdersIn(text)) {
      if (persons.includes(name)) continue;
      const everywhere = known.every((mechanic) => mechanic.props?.[name] !== undefined);
      if (!everywhere)
        report(
          `${where}/${tier}`,
          'placeholder',
          `{${name}} is no role of ${namesOf(doing).join(', ')} (roles: ${roles.join(', ') || 'none'})`,
        );
      if (form === 'is' && doing.props?.[name]?.is?.['*'] === undefined)
        report(`${where}/${tier}`, 'placeholder', `{${name}.is} needs props.${name}.is["*"]`);
    }
  }
  for (const role of roles) {
    for (const { tier, text } of tellingsOf(doing.call)) {
      if (!placeholdersIn(text).some(({ name }) => name === role))
        report(`${where}/${tier}`, 'props', `the call does not name {${role}}`, 'look');
    }
  }
  if (doing.anybody !== true) return;
  if ((doing.demands ?? []).length > 0) report(where, 'anybody', 'a way for anybody has no demands');
  for (const { id, energy, demands: asked, space, props, ages, players } of known) {
    if (energy > 3) report(where, 'anybody', `${id} is too lively (${energy})`);
    if (asked.length > 0) report(where, 'anybody', `${id} demands ${asked.join(', ')}`);
    if (space !== 'seat') report(where, 'anybody', `${id} needs more room than a seat`);
    if (props !== undefined) report(where, 'anybody', `${id} needs things`);
    if ((players ?? 1) > 1) report(where, 'anybody', `${id} needs ${players} players`);
    if (known.length === 1 && (ages[0] > 1 || ages[1] < 18))
      report(where, 'anybody', `${id} is for ages ${ages.join(' to ')}; add a mechanic for the others`);
  }
  for (const band of bandNames) {
    const age = Number.parseInt(band, 10);
    if (!fitsAge(doing, age, mechanics)) report(where, 'anybody', `cannot be played when the youngest is ${age}`);
  }
}
