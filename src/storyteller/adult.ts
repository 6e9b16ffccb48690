import { joinNames } from '../domain/naming.ts';
import { regexOf } from './considerations.ts';
import type { Moment } from './moment.ts';
import type { Part } from './parts.ts';
import { hash } from './random.ts';
import type { PlaceProp } from './props.ts';
import { render, type Scope } from './render.ts';
import type { Content, Core } from './schema.ts';
import type { Session } from './session.ts';

/** What is said to the adult: how it is played, who does what, what to watch. */

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parts of the children, those with the same part together. */
function roleLines(parts: readonly Part[], leadId: string, scope: Scope): string[] {
  const byText = new Map<string, string[]>();
  for (const part of parts) {
    const name = part.child.id === leadId && parts.length > 1 ? `${part.child.name} (leads)` : part.child.name;
    byText.set(part.text, [...(byText.get(part.text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `${upperFirst(joinNames(names))}: ${render(text, scope)}`);
}

const needsOthers = /\b(others?|everybody|everyone|each one|next one|swap|swaps|turns|all of you|hand it on|pass it on|pairs?)\b/i;

/** Instructions for a child who plays alone: the first one says what it is about, of the rest what speaks of others is left out. */
function forOne(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, at) => at === 0 || !needsOthers.test(rule));
}

/** The whole instruction, as paragraphs. `stage` says which thing stands for which place; '' for none. */
export function actionText(session: Session, core: Core, parts: readonly Part[], leadId: string, scope: Scope, stage: string): string {
  const { facts, state } = session;
  const put = (text: string) => render(text, scope);
  const style = core.styles[facts.style];
  const rules = facts.players > 1 ? core.do : forOne(core.do);
  const how = [...rules.slice(0, facts.band.instructions), ...(style === undefined || facts.band.name === '1-2' ? [] : [style])];
  const eased = parts.filter((part) => state.easing.has(part.child.id)).map((part) => part.child.name);
  const easier =
    state.difficulty < 0
      ? `Begin the easy way: ${put(core.easier)}`
      : `${eased.length === 0 ? 'Easier' : `Easier, and first for ${joinNames(eased)}`}: ${put(core.easier)}`;
  const harder = state.difficulty > 0 ? `Begin with the harder way: ${put(core.harder)}` : `Harder: ${put(core.harder)}`;
  const level = state.difficulty < 0 ? [easier] : state.difficulty > 0 ? [harder, easier] : [easier, harder];
  const own = facts.participation === 'observer' ? [] : [`You: ${put(core.adult[facts.participation])}`];
  return [
    [...how.map(put), ...(stage === '' ? [] : [stage])].join(' '),
    [...roleLines(parts, leadId, scope), ...own].join('\n'),
    level.join('\n'),
    put(`It is over when ${core.ends}`),
  ].join('\n\n');
}

const maxCues = 4;

/** Quiet hints while they play. */
export function cuesFor(session: Session, core: Core, leadId: string, scope: Scope, first: readonly string[]): string[] {
  const { facts, content, state } = session;
  // Said once at the start: a reminder on every page would be a label on the child.
  const care = state.index === 1 ? facts.children.flatMap((child) => child.limits.cues) : [];
  const lead = facts.children.find((child) => child.id === leadId);
  const interest = lead?.interests[hash(`${facts.seed}|${state.index}`) % Math.max(1, lead.interests.length)];
  const fits =
    interest !== undefined &&
    content.glue.interests.some(({ pattern, deeds }) => regexOf(pattern).test(interest) && deeds.includes(core.deed));
  const template = content.glue.interestCues[hash(`${facts.seed}|i|${state.index}`) % content.glue.interestCues.length];
  const liked =
    fits && template !== undefined && lead !== undefined
      ? [
          render(template, {
            met: new Set(),
            lookUp: (slot) => ({ text: slot === 'child' ? lead.name : interest, number: 'name', easy: true }),
          }),
        ]
      : [];
  const cues = [...first, ...care.slice(0, 1), ...core.cues.map((cue) => render(cue, scope)), ...liked];
  return [...new Set(cues)].slice(0, maxCues);
}

const maxSafety = 4;

/** What to keep safe: the activity's own lines, then those of its demands, its things and the place. */
export function safetyFor(
  core: Core,
  props: Readonly<Record<string, PlaceProp>>,
  moment: Moment,
  scope: Scope,
  content: Content,
): string[] {
  const lines = content.glue.safety;
  const cans = Object.values(core.props ?? {}).map((slot) => slot.can);
  const keys = [
    ...core.demands,
    ...Object.values(props).flatMap((prop) => prop.hazards),
    ...(cans.includes('hide-under') ? ['hide-under' as const] : []),
    ...(moment.facts.place.known === 'playground' ? ['playground' as const] : []),
    ...(moment.roof === 'outdoors' && core.energy >= 3 ? ['outdoors' as const] : []),
  ];
  const all = [...(core.safety ?? []).map((line) => render(line, scope)), ...keys.flatMap((key) => lines[key] ?? [])];
  return [...new Set(all)].slice(0, maxSafety);
}
