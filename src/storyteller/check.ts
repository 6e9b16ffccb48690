import { groupOf } from './bands.ts';
import { checkLength, checkText, type Fault } from './check-words.ts';
import { parseEntry } from './lexicon.ts';
import { checkConsiderations, checkGlue, checkIntents, checkProps, twice } from './check-tables.ts';
import type { Content, Core, Theme } from './schema.ts';
import { deeds, freshSlots, lexiconSlots } from './vocabulary.ts';

/** The writing rules of `docs/story-authoring.md` that a program can hold, over all packs together. */

const lexiconNames = new Set<string>(lexiconSlots);
const storyNames = new Set<string>(lexiconSlots);

const lengths = {
  call: {
    tiny: { words: [10, 20], grade: 1, simple: true },
    little: { words: [22, 42], grade: 2, simple: true },
    text: { words: [34, 60], grade: 4.5, simple: false },
  },
  leg: { little: { words: [7, 15], grade: 1.5, simple: true }, text: { words: [18, 46], grade: 4.2, simple: false } },
  reason: { words: [14, 28], grade: 5, simple: false },
  colour: { words: [10, 24], grade: 6.5, simple: false },
  prologue: {
    tiny: { words: [18, 32], grade: 1, simple: true },
    little: { words: [38, 56], grade: 2, simple: true },
    text: { words: [75, 115], grade: 4.2, simple: false },
  },
  close: { little: { words: [7, 18], grade: 1.6, simple: true }, text: { words: [18, 44], grade: 4.5, simple: false } },
} as const;

export function checkContent(content: Content): Fault[] {
  const sample = content.themes['pirates'] ?? Object.values(content.themes)[0];
  if (sample === undefined) return [{ level: 'error', entry: 'themes', rule: 'there is no theme' }];
  return [
    ...twice(
      content.cores.map((core) => core.id),
      'cores',
    ),
    ...content.cores.flatMap((core) => checkCore(core, sample)),
    ...Object.values(content.themes).flatMap(checkTheme),
    ...checkProps(content),
    ...checkConsiderations(content),
    ...checkIntents(content, sample),
    ...checkGlue(content),
    ...checkSafetyNet(content),
    ...twice(
      Object.values(content.themes)
        .flatMap((theme) => [...theme.frames, ...theme.twists, ...theme.endings, ...theme.frames.flatMap((f) => f.legs), ...theme.passages])
        .map((part) => part.id),
      'themes',
    ),
  ];
}

function checkCore(core: Core, theme: Theme): Fault[] {
  const at = (part: string) => `cores/${core.id}/${part}`;
  const faults: Fault[] = [];
  const fail = (part: string, rule: string, level: Fault['level'] = 'error') => faults.push({ level, entry: at(part), rule });
  const propNames = Object.keys(core.props ?? {});
  for (const name of propNames)
    if (lexiconNames.has(name) || /\d/.test(name)) fail('props', `a prop can’t be called ${name}: the lexicon has that name`);
  const spoken = new Set([...lexiconNames, ...propNames]);
  const adult = new Set([...spoken, 'lead', 'names']);
  const [from, to] = core.ages;
  if (from > to) fail('ages', 'from comes before to');
  for (const [index, call] of core.calls.entries()) {
    if (from <= 2 && call.tiny === undefined) fail(`calls/${index}`, 'ages from 1 or 2 need a tiny wording');
    if (from <= 6 && call.little === undefined) fail(`calls/${index}`, 'ages under 7 need a little wording');
    if (to >= 7 && call.text === undefined) fail(`calls/${index}`, 'ages from 7 on need a text');
    for (const tier of ['tiny', 'little', 'text'] as const) {
      const text = call[tier];
      if (text === undefined) continue;
      faults.push(
        ...checkText(text, at(`calls/${index}/${tier}`), spoken),
        ...checkLength(text, at(`calls/${index}/${tier}`), theme, lengths.call[tier]),
      );
    }
  }
  for (const age of [from, to]) if (core.roles[groupOf(age)] === undefined) fail('roles', `a role for ${groupOf(age)} is missing`);
  const adultTexts: [string, string][] = [
    ...Object.entries(core.styles),
    ...Object.entries(core.roles),
    ...Object.entries(core.instead ?? {}),
    ...Object.entries(core.adult),
    ...core.do.map((text, index): [string, string] => [`do/${index}`, text]),
    ...core.cues.map((text, index): [string, string] => [`cues/${index}`, text]),
    ...(core.safety ?? []).map((text, index): [string, string] => [`safety/${index}`, text]),
    ['easier', core.easier],
    ['harder', core.harder],
    ['ends', core.ends],
    ['gist', core.gist],
  ].map(([part, text]) => [part ?? '', text ?? '']);
  for (const [part, text] of adultTexts) faults.push(...checkText(text, at(part), adult));
  for (const [index, text] of core.done.entries()) {
    faults.push(...checkText(text, at(`done/${index}`), lexiconNames));
  }
  if (Object.keys(core.styles).length === 0) fail('styles', 'it suits no style');
  if (/^[A-Z]/.test(core.ends)) fail('ends', 'follows “It is over when”: begin it small', 'warning');
  const demands: readonly string[] = core.demands;
  if (demands.includes('close-eyes') && (demands.includes('walk') || demands.includes('run')))
    fail('demands', 'nobody moves with closed eyes');
  if (demands.includes('run') && core.space !== 'lawn') fail('space', 'running needs a lawn');
  if (core.energy >= 4 && !demands.some((demand) => ['run', 'jump', 'effort', 'spin'].includes(demand)))
    fail('demands', 'energy 4 and 5 ask for run, jump, spin or effort');
  for (const [index, sentence] of core.do.entries()) {
    if (sentence.split(/\s+/).length > 24) fail(`do/${index}`, 'at most 20 words an instruction', 'warning');
  }
  return faults;
}

function checkTheme(theme: Theme): Fault[] {
  const at = (part: string) => `themes/${theme.theme}/${part}`;
  const faults: Fault[] = [];
  const need = (part: string, have: number, wanted: number) => {
    if (have < wanted) faults.push({ level: 'error', entry: at(part), rule: `${have} there; at least ${wanted} wanted` });
  };
  const read = (text: string, part: string) => faults.push(...checkText(text, at(part), storyNames));
  const measure = (text: string, part: string, want: Parameters<typeof checkLength>[3]) => {
    read(text, part);
    faults.push(...checkLength(text, at(part), theme, want));
  };
  for (const slot of lexiconSlots) {
    const entries = theme.lexicon[slot];
    const few = slot === 'crew' || slot === 'title' || slot === 'cry';
    need(`lexicon/${slot}`, entries.length, few ? 6 : 15);
    if ((freshSlots as readonly string[]).includes(slot))
      need(`lexicon/${slot} (easy)`, entries.filter((entry) => parseEntry(entry).easy).length, slot === 'cry' ? 3 : 5);
    faults.push(
      ...twice(
        entries.map((entry) => parseEntry(entry).text.toLowerCase()),
        `themes/${theme.theme}/lexicon/${slot}`,
      ),
    );
  }
  need('frames', theme.frames.length, 4);
  need('twists', theme.twists.length, 5);
  need('endings', theme.endings.length, 4);
  need('passages', theme.passages.length, 6);
  need('colours', theme.colours.length, 10);
  for (const deed of deeds) {
    need(`reasons/${deed}`, theme.reasons[deed].length, 2);
    need(`choices/${deed}`, theme.choices[deed].length, 2);
    theme.reasons[deed].forEach((text, index) => measure(text, `reasons/${deed}/${index}`, lengths.reason));
    theme.choices[deed].forEach((text, index) => {
      read(text, `choices/${deed}/${index}`);
      if (/[.!?]$/.test(text) || text.split(/\s+/).length > 9)
        faults.push({ level: 'warning', entry: at(`choices/${deed}/${index}`), rule: 'seven words, no mark at the end' });
    });
  }
  theme.colours.forEach((text, index) => measure(text, `colours/${index}`, lengths.colour));
  const legs = [
    ...theme.passages.map((leg) => ['passages', leg] as const),
    ...theme.frames.flatMap((frame) => frame.legs.map((leg) => [`frames/${frame.id}/legs`, leg] as const)),
  ];
  for (const [part, leg] of legs) {
    measure(leg.little, `${part}/${leg.id}/little`, lengths.leg.little);
    measure(leg.text, `${part}/${leg.id}/text`, lengths.leg.text);
  }
  for (const twist of theme.twists) {
    measure(twist.little, `twists/${twist.id}/little`, lengths.leg.little);
    measure(twist.text, `twists/${twist.id}/text`, { ...lengths.leg.text, words: [24, 52] });
  }
  for (const ending of theme.endings) {
    measure(ending.little, `endings/${ending.id}/little`, lengths.close.little);
    measure(ending.text, `endings/${ending.id}/text`, lengths.close.text);
    read(ending.action, `endings/${ending.id}/action`);
  }
  for (const frame of theme.frames) {
    const entry = `frames/${frame.id}`;
    for (const tier of ['tiny', 'little', 'text'] as const)
      frame.prologue.forEach((each, index) => measure(each[tier], `${entry}/prologue/${index}/${tier}`, lengths.prologue[tier]));
    measure(frame.resolution.little, `${entry}/resolution/little`, lengths.close.little);
    measure(frame.resolution.text, `${entry}/resolution/text`, lengths.close.text);
    for (const plant of frame.plants) {
      measure(plant.payoff.little, `${entry}/plants/${plant.id}/little`, lengths.close.little);
      measure(plant.payoff.text, `${entry}/plants/${plant.id}/text`, { ...lengths.close.text, words: [24, 52] });
      read(plant.recall, `${entry}/plants/${plant.id}/recall`);
    }
    faults.push(...checkText(frame.summary, at(`${entry}/summary`), new Set([...storyNames, 'names'])));
    const beats = frame.legs.map((leg) => leg.beat);
    if (
      !['warm-up', 'peak', 'cool-down'].every((beat) => beats.includes(beat as 'peak')) ||
      beats.filter((beat) => beat === 'rising').length < 3
    ) {
      faults.push({ level: 'error', entry: at(`${entry}/legs`), rule: 'one warm-up, three rising, one peak, one cool-down at least' });
    }
  }
  return faults;
}

/** Whatever a family may not do, something is left: three activities that ask nothing, for every age and place. */
function checkSafetyNet(content: Content): Fault[] {
  const net = content.cores.filter(
    (core) =>
      core.demands.length === 0 &&
      core.props === undefined &&
      core.ages[0] === 1 &&
      core.ages[1] === 18 &&
      core.space === 'seat' &&
      core.places === undefined &&
      core.energy === 1 &&
      core.players === undefined &&
      Object.keys(core.roles).length === 3 &&
      Object.keys(core.styles).length === 4,
  );
  return new Set(net.map((core) => core.mechanic)).size >= 3
    ? []
    : [{ level: 'error', entry: 'cores', rule: 'three activities without any demand, for every age, style and place' }];
}
