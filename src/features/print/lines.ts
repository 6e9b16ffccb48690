import type { Adventure } from '../../domain/entities/adventure.ts';
import { aloudAroundDoing, type Step, stepText } from '../../domain/steps/step.ts';
import { printWords } from '../../messages/print.ts';
import { adventureName } from '../../messages/shared/adventures.ts';

/** The content of the printed cards, before it is known how much fits on one. */

export type LineKind =
  /** Read aloud to the children. */
  | 'aloud'
  /** A heading; never the last line on a card. */
  | 'head'
  /** For the adult only. */
  | 'adult'
  | 'item'
  | 'choice';
export type Line = { kind: LineKind; text: string };

export type CardText = {
  key: string;
  /** `Step 3`; null for the cover card, which has a picture instead. */
  number: string | null;
  title: string;
  /** `Ada leads · about 3 min` */
  facts: string;
  lines: readonly Line[];
};

type Family = {
  /** The names of everybody who plays, joined. */
  names: string;
  nameOf: (childId: string) => string | null;
};

/** The steps that can be printed: the kept story, or the told and the packed steps. */
export function printableSteps(adventure: Pick<Adventure, 'keepsake' | 'continuation_data'>): readonly Step[] {
  if (adventure.keepsake !== null) return adventure.keepsake.steps;
  const data = adventure.continuation_data;
  return data === null ? [] : [...data.adventureSteps, ...(data.queuedSteps ?? [])];
}

/** The steps that were played. */
export function playedSteps(adventure: Pick<Adventure, 'keepsake' | 'continuation_data'>): readonly Step[] {
  return adventure.keepsake?.steps ?? adventure.continuation_data?.adventureSteps ?? [];
}

/** The cover card with the preparations, then the steps from index `from` on. */
export function cardTexts(adventure: Adventure, family: Family, from: number): CardText[] {
  const t = printWords.get();
  const steps = printableSteps(adventure);
  const [first] = steps;
  const preparation = first === undefined ? null : stepText(first, 'preparation');
  const cover: CardText = {
    key: 'cover',
    number: null,
    title: adventureName(adventure),
    facts: family.names,
    lines: [{ kind: 'head', text: t.before }, ...paragraphs(preparation ?? t.nothing).map((text) => line('adult', text))],
  };
  return [
    cover,
    ...steps.slice(from).map((step, index) => ({
      key: step.id,
      number: t.step({ step: from + index + 1 }),
      title: step.step,
      facts: factsOf(step, family),
      lines: linesOf(step),
    })),
  ];
}

/** `Ada leads · about 3 min` */
function factsOf(step: Step, family: Pick<Family, 'nameOf'>): string {
  const t = printWords.get();
  const lead = step.lead === undefined ? null : family.nameOf(step.lead);
  return [lead === null ? '' : t.leads({ name: lead }), step.minutes === undefined ? '' : t.minutes({ minutes: step.minutes })]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function linesOf(step: Step): Line[] {
  const t = printWords.get();
  const action = stepText(step, 'action');
  const { options = [], cues = [], safety = [] } = step;
  const { reply, before, after } = aloudAroundDoing(step);
  return [
    ...[...reply, ...before].map((text) => line('aloud', text)),
    ...under(step.type === 'ending' ? t.toEnd : t.doing, [
      ...paragraphs(action ?? '').map((text) => line('adult', text)),
      ...cues.map((text) => line('item', text)),
    ]),
    ...after.map((text) => line('aloud', text)),
    ...under(
      t.safety,
      safety.map((text) => line('item', text)),
    ),
    ...under(
      t.choose,
      options.map((text) => line('choice', text)),
    ),
  ];
}

function under(head: string, lines: Line[]): Line[] {
  return lines.length === 0 ? [] : [line('head', head), ...lines];
}

function line(kind: LineKind, text: string): Line {
  return { kind, text };
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
