import { aloudParagraphs, type Step, stepText, type StepText, stepTexts, stepVoice } from '../../../src/domain/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { parseEntry } from '../../../src/storyteller/lexicon.ts';
import { momentOf } from '../../../src/storyteller/moment.ts';
import { limitsOf, type Limits as FamilyLimits } from '../../../src/storyteller/safety/limits.ts';
import type { Content } from '../../../src/storyteller/schema.ts';
import { open } from '../../../src/storyteller/session.ts';
import { tellingOf } from '../../../src/storyteller/telling-data.ts';
import type { Demand } from '../../../src/storyteller/vocabulary.ts';
import type { Names } from './names.ts';

/**
 * What a model is given to word a step, and what its words are held to. The storyteller has decided everything that is played: the
 * activity, its energy, who leads, what is used, what comes back. Only what is read aloud is told anew.
 */

export type Limits = {
  /** Words read aloud, at least and at most. */
  words: readonly [number, number];
  /** The highest reading grade. */
  grade: number;
  bans: readonly { name: string; pattern: RegExp }[];
  /** What the children and the place do not allow, the children under their tokens. */
  family: FamilyLimits;
  /** What the story needs again later. */
  musts: readonly string[];
  /** Things of a household that nobody has said are there. */
  things: readonly string[];
  tokens: ReadonlySet<string>;
  /** The storyteller's own words for the step: what they say may be said. */
  draft: string;
};

export type WordingPlan = {
  /** The fields to word, with the storyteller's words in them. */
  fields: Partial<Record<StepText, string>>;
  title: string;
  limits: Limits;
  /** Everything else that the model is told, as plain data. */
  brief: Record<string, unknown>;
  /** The adult's notes, as they are; '' for none. */
  notes: string;
};

/** How a body is asked to do what is off: a guard rail over words, not a reading of minds. */
const bannedWords: Partial<Record<Demand, RegExp>> = {
  run: /\b(run|runs|running|race|races|racing|sprint|dash|chase)\b/i,
  jump: /\b(jump|jumps|jumping|hop|hops|hopping|leap|leaps|leaping|bounce)\b/i,
  spin: /\b(spin|spins|spinning|twirl|whirl)\b/i,
  balance: /\b(balance|balancing|on one leg|tiptoe along)\b/i,
  crawl: /\b(crawl|crawls|crawling)\b/i,
  lift: /\b(lift|lifts|heave|haul)\b/i,
  throw: /\b(throw|throws|throwing|toss|hurl)\b/i,
  loud: /\b(shout|shouts|yell|yells|scream|roar as loud|as loud as)\b/i,
  sudden: /\b(jump out|bang|burst out|startle)\b/i,
  dark: /\b(lights? off|turn off the light|in the dark)\b/i,
  flash: /\b(flash|flashing|strobe)\b/i,
  'close-eyes': /\b(close (your|their) eyes|eyes (closed|shut)|shut (your|their) eyes)\b/i,
  touch: /\b(hold hands|hug|hugs|link arms|tickle)\b/i,
};

/** The plan for wording `step`, which the storyteller has told for `request`. Every text of it is in tokens. */
export function wordingPlan(request: NextRequest, step: Step, content: Content, names: Names): WordingPlan {
  const session = open(request, content);
  const { facts, state } = session;
  const moment = momentOf(facts, state, content);
  const fields = Object.fromEntries(
    stepTexts.flatMap((field) => {
      const text = stepVoice[field] === 'aloud' ? stepText(step, field) : null;
      return text === null ? [] : [[field, names.hide(text)]];
    }),
  ) as Partial<Record<StepText, string>>;
  const draft = Object.values(fields).join('\n');
  const action = names.hide(step.action ?? '');
  const asks = step.type === 'action' || step.type === 'challenge';
  const off = new Set(facts.children.flatMap((child) => [...moment.bansOf(child.id)]));
  const core = content.cores.find((other) => other.id === tellingOf(step)?.core);
  // What a child can't do, while others do it, is settled by their part in the instruction.
  for (const demand of core?.demands ?? []) off.delete(demand);
  const bans = [...off].flatMap((demand) => {
    const pattern = bannedWords[demand];
    return pattern === undefined ? [] : [{ name: demand, pattern }];
  });
  const news = state.canon.filter((canon) => canon.at === state.index - 1).map((canon) => canon.source);
  const musts = mustsOf(step, session.plan.frame?.plants ?? [], news).filter((must) => draft.toLowerCase().includes(must.toLowerCase()));
  const [least, most] = facts.band.words;
  return {
    fields,
    title: names.hide(step.step),
    limits: {
      words: [Math.floor(least * 0.6), Math.ceil(most * 1.25)],
      grade: facts.band.grade + 2,
      bans,
      family: limitsOf({
        children: request.children.map((child) => ({ ...child, name: names.tokenOf(child.id) ?? '' })),
        place: request.place,
      }),
      musts: musts.map(names.hide),
      things: asks ? absentThings(`${draft} ${action} ${request.place.items.join(' ')}`, content) : [],
      tokens: names.tokens,
      draft,
    },
    brief: {
      story: {
        theme: names.hide(request.customTheme || facts.theme.theme),
        place: names.hide(request.place.name),
        step: `${request.told.length + 1} of ${facts.total}`,
        kind: step.type,
        before: names.hide(request.told.slice(-1).flatMap(aloudParagraphs).join(' ').slice(0, 1200)),
      },
      listeners: {
        youngest: facts.youngest,
        words: [least, most],
        sentences: facts.youngest < 7 ? 'very short and plain' : 'short and plain',
      },
      players: [...names.tokens],
      leads: step.lead === undefined ? null : names.tokenOf(step.lead),
      play: { asked_of_the_players: action, energy: `${step.energy ?? 1} of 5`, things_there: request.place.items.map(names.hide) },
      must_be_in_it: musts.map(names.hide),
      off_today: [...off],
      they_choose_afterwards: (step.options ?? []).map(names.hide),
    },
    notes: names.hide(request.notes),
  };
}

/** What the story plants, reminds of, or brings back in this step, and what the newest note has named: later steps rely on it. */
function mustsOf(step: Step, plants: readonly { id: string; noun: string }[], news: readonly string[]): string[] {
  const telling = tellingOf(step);
  if (telling === null) return [];
  const shown = new Set([...telling.planted, ...telling.recalled]);
  const nouns = plants.filter((plant) => shown.has(plant.id)).map((plant) => plant.noun);
  return [...nouns, ...telling.returned, ...news].map((source) => parseEntry(source).text).filter((noun) => /^[\p{L}' ’-]+$/u.test(noun));
}

function absentThings(there: string, content: Content): string[] {
  const known = there.toLowerCase();
  return content.props.map((row) => row.one).filter((name) => /^[a-z]{3,}$/.test(name) && !known.includes(name));
}
