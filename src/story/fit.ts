import { firstOf } from '../domain/cut.ts';
import type { AdventureFields, ContinuationData } from '../domain/entities/adventure.ts';
import { jsonBytes } from '../domain/json.ts';
import { limits } from '../domain/limits.ts';
import { type Step, stepTexts } from '../domain/steps/step.ts';

/**
 * Limits the size of an adventure: a service may send more steps than requested, and longer ones than can be stored. They are trimmed,
 * never refused.
 */

/** The bytes for all steps; the last quarter is for the rest: notes, branches, the service's raw answer. */
const stepsBytes = limits.adventureBytes.max * 0.75;
/** The space for one step is calculated for plans of at least this many steps. */
const shortestPlan = 8;

/**
 * As many queued steps as the plan still needs and the adventure has space for. Steps after an ending are dropped, because they are never
 * played.
 */
export function fitQueue(fields: AdventureFields, data: ContinuationData, queue: readonly Step[]): Step[] {
  const ending = queue.findIndex((step) => step.type === 'ending');
  const upToEnding = ending === -1 ? queue : queue.slice(0, ending + 1);
  const places = Math.max(0, fields.total_steps - data.adventureSteps.length);
  const kept = upToEnding.slice(0, places).map((step) => fitStep(step, fields.total_steps));
  let room = stepsBytes - jsonBytes({ ...data, queuedSteps: [], lastWebhookResponse: null });
  const end = kept.findIndex((step) => {
    room -= jsonBytes(step) + 1;
    return room < 0;
  });
  return end === -1 ? kept : kept.slice(0, end);
}

/**
 * The step, made small enough that all steps of the plan fit: fields that are not read aloud are removed first, then texts are shortened.
 */
export function fitStep(step: Step, totalSteps: number): Step {
  const most = stepsBytes / Math.max(shortestPlan, totalSteps);
  const { trace: _trace, details: _details, bullets: _bullets, ...bare } = step;
  const versions = [step, bare, shortened(bare, 1200, 8), shortened(bare, 400, 3)];
  return versions.find((version) => jsonBytes(version) <= most) ?? shortened(bare, 200, 1);
}

/** Texts of at most `most` characters, and lists of at most `entries` items. */
function shortened(step: Step, most: number, entries: number): Step {
  const cut = (text: string): string => (text.length <= most ? text : `${firstOf(text, most - 1).trimEnd()}…`);
  const texts = Object.fromEntries(stepTexts.flatMap((field) => (step[field] === undefined ? [] : [[field, cut(step[field])]])));
  const lists = Object.fromEntries(
    (['cues', 'safety', 'options'] as const).flatMap((field) => {
      const list = step[field];
      return list === undefined ? [] : [[field, list.slice(0, entries).map(cut)]];
    }),
  );
  return { ...step, ...texts, ...lists };
}
