import { aloudParagraphs, type Step } from '../../src/domain/step.ts';
import { type Band, bandOf } from '../../src/storyteller/bands.ts';
import { readFacts } from '../../src/storyteller/facts.ts';
import { chance, hash } from '../../src/storyteller/random.ts';
import { grade, wordCount } from '../../src/storyteller/readability.ts';
import type { Content } from '../../src/storyteller/schema.ts';
import { type TellingData, tellingOf } from '../../src/storyteller/telling-data.ts';
import type { Played } from './simulate.ts';
import { bleu4, distinct, masked, mean, recurring, repeated, sentences, spearman, tokens } from './text-metrics.ts';

/** The rubric's rows, measured on the adventures of families. */

export type Row = {
  metric: string;
  /** `x ≥ 0.7` in words. */
  target: string;
  actual: number;
  /** As it is printed. */
  shown: string;
  /** Null for a row that only informs. */
  ok: boolean | null;
};

type Life = readonly Played[];

/** What is read aloud, its title in front. */
export function heard(step: Step): string {
  return [`${step.step}.`, ...aloudParagraphs(step)].join('\n');
}

/** Aloud, and all that the adult reads. */
export function everything(step: Step): string {
  const lists = [step.cues, step.safety, step.options, step.bullets].flatMap((list) => list ?? []);
  return [heard(step), step.preparation ?? '', step.action ?? '', ...lists].join('\n');
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const plain = (value: number) => value.toFixed(2);

export function atLeast(metric: string, actual: number, least: number, show = plain): Row {
  return { metric, target: `≥ ${show(least)}`, actual, shown: show(actual), ok: actual >= least };
}

export function atMost(metric: string, actual: number, most: number, show = plain): Row {
  return { metric, target: `≤ ${show(most)}`, actual, shown: show(actual), ok: actual <= most };
}

export function none(metric: string, count: number): Row {
  return { metric, target: '0', actual: count, shown: String(count), ok: count === 0 };
}

function informs(row: Row): Row {
  return { ...row, metric: `(${row.metric})`, ok: null };
}

/** How alike the adventures of a family are; the mean over families, and the worst one beside it. */
export function likenessRows(lives: readonly Life[], textOf: (step: Step) => string, info: boolean): Row[] {
  const texts = lives.map((life) => {
    const names = [...(life[0]?.request.children ?? []).map((child) => child.name), life[0]?.request.adultName ?? ''];
    return life.map(({ told }) => told.map((step) => masked(textOf(step), names)));
  });
  const words = texts.map((life) => life.map((steps) => steps.map(tokens)));
  const per = {
    distinct: words.map((life) => distinct(life.flat(), 3)),
    bleu: words.map((life, at) => mean(selfBleus(life.flat(), at))),
    grams: words.map((life) => recurring(life, 6)),
    said: texts.map((life) => repeated(life.flat(2).flatMap((text) => sentences(text, 6)))),
  };
  const worst = (row: Row, value: number, show: (value: number) => string): Row => ({
    ...row,
    shown: `${row.shown} (worst ${show(value)})`,
  });
  const rows = [
    worst(atLeast('distinct-3 of a family’s adventures, names masked', mean(per.distinct), 0.7), Math.min(...per.distinct), plain),
    worst(atMost('self-BLEU-4 of a step against 99 others', mean(per.bleu), 0.3), Math.max(...per.bleu), plain),
    worst(atMost('6-grams that stand in another adventure of the family', mean(per.grams), 0.08, percent), Math.max(...per.grams), percent),
    worst(atMost('sentences of 6 words or more said before', mean(per.said), 0.02, percent), Math.max(...per.said), percent),
  ];
  return info ? rows.map(informs) : rows;
}

const bleuSamples = 40;
const bleuOthers = 99;

function selfBleus(steps: readonly (readonly string[])[], salt: number): number[] {
  const order = steps.map((words, at) => ({ words, at: chance(salt, `bleu|${at}`) })).sort((a, b) => a.at - b.at);
  return order.slice(0, bleuSamples).map(({ words }, at) => {
    const others = order.filter((_, other) => other !== at);
    const from = hash(`${salt}|${at}`) % Math.max(1, others.length - bleuOthers);
    return bleu4(
      words,
      others.slice(from, from + bleuOthers).map((other) => other.words),
    );
  });
}

const tellings = (told: readonly Step[]): TellingData[] => told.flatMap((step) => tellingOf(step) ?? []);

/** The telling of a step in which something is played; null for any other. */
function activityOf(step: Step): TellingData | null {
  const telling = tellingOf(step);
  return telling === null || telling.core === null ? null : telling;
}

/** Cores within ten adventures, mechanics in adjacent steps, frames with their twist: how often met again too soon. */
export function repeatRows(lives: readonly Life[]): Row[] {
  const cores = lives.map((life) => {
    const last = new Map<string, number>();
    let again = 0;
    life.forEach(({ told }, at) => {
      for (const { core } of tellings(told)) {
        if (core === null) continue;
        if (at - (last.get(core) ?? Number.NEGATIVE_INFINITY) < 10) again += 1;
        last.set(core, at);
      }
    });
    return again;
  });
  const mechanics = lives.flat().map(({ told }) => {
    const order = tellings(told).flatMap(({ mechanic }) => mechanic ?? []);
    return order.filter((mechanic, at) => at > 0 && mechanic === order[at - 1]).length;
  });
  const pairs = lives.map((life) => {
    const all = life.flatMap(({ told, request }) => {
      const [first] = tellings(told);
      return first === undefined ? [] : [`${request.theme ?? request.customTheme}|${first.frame}|${first.twist}`];
    });
    return all.length - new Set(all).size;
  });
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  return [
    none('the same activity again within 10 adventures', sum(cores)),
    none('the same mechanic in adjacent steps', sum(mechanics)),
    none('the same frame and twist in a family’s adventures', sum(pairs)),
  ];
}

/** Things that lie around. Measured where the place lists three or more that may be used. */
export function propRows(lives: readonly Life[], content: Content): Row[] {
  const rich = lives.flat().flatMap((played) => {
    const usable = readFacts(played.request, content).props.length;
    return usable >= 3 ? [{ ...played, usable }] : [];
  });
  const activities = rich.flatMap(({ told }) => tellings(told).filter(({ core }) => core !== null));
  const share = activities.filter(({ props }) => props.length > 0).length / Math.max(1, activities.length);
  const long = rich.filter(({ told, notes }) => told.length >= 8 && !notes.some(({ intent }) => intent === 'inside-now'));
  const varied = long.filter(({ told, usable }) => new Set(tellings(told).flatMap(({ props }) => props)).size >= Math.min(3, usable));
  return [
    { metric: 'steps that use a listed thing', target: '60–85 %', actual: share, shown: percent(share), ok: share >= 0.6 && share <= 0.85 },
    atLeast('adventures of 8 steps with 3 different things, or all', varied.length / Math.max(1, long.length), 0.95, percent),
  ];
}

/** Fairness among the children. */
export function fairnessRows(lives: readonly Life[]): Row[] {
  const several = lives.filter((life) => (life[0]?.request.children.length ?? 0) > 1);
  const mentions = several.map((life) => {
    const all = life.flatMap(({ told }) => told.map(everything)).join('\n');
    const counts = (life[0]?.request.children ?? []).map(({ name }) => all.split(new RegExp(`\\b${name}\\b`)).length - 1);
    return Math.max(...counts) / Math.max(1, Math.min(...counts));
  });
  const turns = several.flat().map(({ request, told, notes }) => {
    if (notes.some(({ intent }) => intent === 'tired' || intent === 'hurt')) return 0;
    const counts = request.children.map(({ id }) => told.filter((step) => step.lead === id).length);
    return Math.max(...counts) - Math.min(...counts);
  });
  const active = several.flatMap((life) => {
    const children = life[0]?.request.children ?? [];
    const limited = children.find((child) => child.considerations !== null);
    if (limited === undefined) return [];
    const steps = life.flatMap(({ told }) => told.filter((step) => step.action !== undefined && step.type !== 'ending'));
    const share = (name: string) => steps.filter((step) => isActive(step, name)).length / Math.max(1, steps.length);
    return [share(limited.name) / Math.max(0.01, mean(children.filter((child) => child !== limited).map((child) => share(child.name))))];
  });
  return [
    atMost('mentions of a child, most to least (worst family)', Math.max(1, ...mentions), 1.3),
    atMost('lead turns in an adventure, most less least', Math.max(0, ...turns), 1),
    atLeast('active roles of a child with a consideration against the siblings', Math.min(1, ...active), 0.9),
  ];
}

const passive = /:\s*(?:watch|look on|wait|rest|sit (?:by|back|out|and watch)|cheer|stay out)\b/i;

/** Whether the step gives the child something to do. */
function isActive(step: Step, name: string): boolean {
  const line = (step.action ?? '').split('\n').find((part) => part.includes(':') && part.split(':')[0]?.includes(name));
  return line !== undefined && !passive.test(line);
}

/** The curve of energy. Where a note asked for something else, the plan no longer counts. */
export function energyRows(lives: readonly Life[]): Row[] {
  const undisturbed = lives.flat().filter(({ notes }) => notes.length === 0);
  const fits = undisturbed.flatMap(({ told }) => {
    const steps = told.flatMap((step) => {
      const telling = activityOf(step);
      return telling === null ? [] : [{ planned: telling.planned, energy: step.energy ?? 0 }];
    });
    if (steps.length < 4) return [];
    const found = spearman(
      steps.map(({ planned }) => planned),
      steps.map(({ energy }) => energy),
    );
    return found === null ? [] : [found];
  });
  // Where a note brought the end early, the last activity was not planned as one.
  const whole = lives.flat().filter(({ told, request }) => told.length === request.totalSteps);
  const last = whole.flatMap(({ told }) => told.filter((step) => step.type !== 'ending').at(-1)?.energy ?? []);
  return [
    atLeast('energy against the planned curve, Spearman (mean)', mean(fits), 0.8),
    atMost('energy of the last activity', Math.max(...last), 2, (value) => value.toFixed(0)),
  ];
}

/** What comes back, and what is taken up. */
export function memoryRows(lives: readonly Life[]): Row[] {
  const all = lives.flat();
  const ended = all.flatMap(({ told }) => told.slice(1).filter((step) => step.type === 'ending'));
  const paid = ended.filter((step) => (tellingOf(step)?.recalled.length ?? 0) > 0);
  const long = all.filter(({ told }) => told.length === 8);
  const callbacks = long.map(({ told }) => tellings(told).reduce((sum, one) => sum + one.recalled.length + one.returned.length, 0));
  const notes = all.flatMap((played) => played.notes);
  return [
    atLeast('endings that pay off a plant', paid.length / Math.max(1, ended.length), 1, percent),
    atLeast(
      'adventures of 8 steps with 2–4 callbacks',
      callbacks.filter((count) => count >= 2 && count <= 4).length / Math.max(1, long.length),
      0.95,
      percent,
    ),
    atLeast('known notes shown in the next step', notes.filter(({ shown }) => shown).length / Math.max(1, notes.length), 0.95, percent),
  ];
}

export function choiceRows(lives: readonly Life[]): Row[] {
  const steps = lives.flatMap((life) => life.flatMap(({ told }) => told.filter((step) => step.type !== 'ending')));
  const offered = steps.filter((step) => {
    const options = new Set(step.options ?? []);
    return options.size >= 2 && options.size <= 3 && options.size === (step.options ?? []).length;
  });
  const forks = lives.flatMap((life) => life.flatMap((played) => played.forks));
  const pairs = forks.reduce((sum, { pairs: each }) => sum + each, 0);
  const different = forks.reduce((sum, { different: each }) => sum + each, 0);
  return [
    atLeast('steps with 2–3 different options', offered.length / Math.max(1, steps.length), 0.9, percent),
    atLeast('options that lead to another step', different / Math.max(1, pairs), 0.8, percent),
  ];
}

/** Length, grade, instructions and minutes by the age of the youngest. */
export function ageRows(lives: readonly Life[]): Row[] {
  const byBand = new Map<Band['name'], { band: Band; steps: Step[] }>();
  for (const { request, told } of lives.flat()) {
    const band = bandOf(Math.min(...request.children.map((child) => child.age)));
    const entry = byBand.get(band.name) ?? { band, steps: [] };
    entry.steps.push(...told);
    byBand.set(band.name, entry);
  }
  return [...byBand.values()]
    .sort((a, b) => a.band.words[0] - b.band.words[0])
    .flatMap(({ band, steps }) => {
      const texts = steps.map((step) => aloudParagraphs(step).join(' '));
      const counts = texts.map(wordCount);
      const [min, max] = band.words;
      const long = counts.filter((count) => count >= min && count <= max).length / steps.length;
      const grades = texts.map(grade);
      const easy = grades.filter((each) => each <= band.grade).length / steps.length;
      const minutes = steps.flatMap((step) => (activityOf(step) === null ? [] : (step.minutes ?? 0)));
      const timely = minutes.filter((each) => each <= band.minutes[1]).length / Math.max(1, minutes.length);
      // A prologue of a frame's own may be a few words longer than the steps.
      const length = atLeast(`age ${band.name}: steps of ${min}–${max} words`, long, 0.95, percent);
      return [
        { ...length, shown: `${length.shown} (${Math.min(...counts)}–${Math.max(...counts)})` },
        atLeast(`age ${band.name}: steps of grade ≤ ${band.grade}`, easy, 0.98, percent),
        atLeast(`age ${band.name}: activities of ≤ ${band.minutes[1]} minutes`, timely, 1, percent),
      ];
    });
}
