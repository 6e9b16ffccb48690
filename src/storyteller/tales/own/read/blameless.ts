import { isName } from '../plays/frames/called.ts';
import { contracted } from '../words/idea.ts';
import { capital } from '../words/terms.ts';
import type { OwnWords } from './own-words.ts';

/** What a family says of one of its children is said of the thing instead: nobody hears on the telephone, by name, what they won’t do. */

/** What a child does that somebody complains of. */
const complained = /^(\p{L}+) (?:won’t|will not|doesn’t want to|doesn’t like|refuses to|hates|al+ways|never|keeps)\b/iu;
/** Who stands for a child that was blamed by name. */
const anybody = 'Somebody';

/** Whether the words are what is left of a complaint by name. */
export function isOfAnybody(said: string): boolean {
  return complained.exec(said)?.[1]?.toLowerCase() === anybody.toLowerCase();
}
/** Of an engine nobody complains. */
const engine = /^\p{L}+ won’t (?:start|open|work|close|fly|stop)\b/iu;
const his = String.raw`(?:his|her|their|the|my|our)`;
const held = new RegExp(
  String.raw`\b(?:won’t|will not|doesn’t want to|refuses to) (?:(?:give|let) (?:up|away|go of)|let go of|part with|stop (?:sucking|using|wearing)|(?:sleep|go anywhere) without) ${his} ((?:\p{L}+ )?\p{L}+)$`,
  'iu',
);
const refused = new RegExp(
  String.raw`\b(?:won’t|will not|doesn’t want to|refuses to) (brush|wash|comb|cut|wear|eat|drink|tidy|clean|share|take|put|try|finish|do|make) (?:(up|away|off|on|out) )?${his} ((?:\p{L}+ )?\p{L}+?)(?: (up|away|off|on|out))?$`,
  'iu',
);
const both =
  /\bal+ways .*?\b(?:in|on|at|gets|has|takes|wants|with|gets to) (?:the|our) ((?:\p{L}+ )?\p{L}+?) (?:and|but) (?:then )?\p{L}+ (?:says?|thinks?|cries|wants?|never)\b/iu;
const others = /\b(and|but) (?!i |we |it |he |she |they )(\p{L}+)(?= (?:says?|thinks?|cries|wants?|never|al+ways)\b)/giu;

const done: Readonly<Record<string, string>> = {
  wear: 'worn',
  eat: 'eaten',
  drink: 'drunk',
  tidy: 'tidied',
  try: 'tried',
  share: 'shared',
  take: 'taken',
  do: 'done',
  make: 'made',
  cut: 'cut',
  put: 'put',
};

/** The same without whoever is blamed by name; null where nobody is. */
export function blameless({ idea, clean }: OwnWords): string | null {
  const said = contracted(idea ?? clean);
  const [, who = ''] = complained.exec(said) ?? [];
  if (who === '' || !isName(capital(who.toLowerCase())) || engine.test(said)) return null;
  const [, hold] = held.exec(said) ?? [];
  if (hold !== undefined) return `The ${hold} can’t let go`;
  const [, verb = '', at, thing, behind] = refused.exec(said) ?? [];
  if (thing !== undefined) return `The ${thing} won’t be ${[done[verb] ?? `${verb}ed`, at ?? behind].filter(Boolean).join(' ')}`;
  const [, wanted] = both.exec(said) ?? [];
  if (wanted !== undefined) return `Two want the ${wanted}`;
  const [, ...rest] = said.split(' ');
  return `${anybody} ${rest.join(' ')}`.replaceAll(others, '$1 somebody').replaceAll(/\b(?:his|her)\b/g, 'their');
}
