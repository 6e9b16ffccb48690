import type { Playable } from './gates.ts';
import type { Moment } from './moment.ts';
import { regexOf } from './considerations.ts';
import { chance } from './random.ts';
import type { Content } from './schema.ts';
import type { Deed } from './vocabulary.ts';

/** Which of the playable activities is played: fits the beat, then most specific, then least recently met, then the seed. */

export type Ranked = { playable: Playable; cost: number; why: readonly string[] };

/** What is played with others is left for days with others, even where it could be bent to one. */
const company = /\b(?:the others(?! (?:as|out|in))|the rest|each other|one another|others')/i;

/** Deeds that go with what the children like. */
function likedDeeds(moment: Moment, content: Content): ReadonlySet<Deed> {
  const words = moment.facts.children.flatMap((child) => child.interests).join(', ');
  if (words === '') return new Set();
  return new Set(content.glue.interests.filter(({ pattern }) => regexOf(pattern).test(words)).flatMap(({ deeds }) => deeds));
}

/** The playable ones, the best first. `leadId` leads. */
export function rank(playable: readonly Playable[], moment: Moment, leadId: string, content: Content): Ranked[] {
  const liked = likedDeeds(moment, content);
  return playable.map((each) => weighed(each, moment, leadId, liked)).sort((a, b) => a.cost - b.cost);
}

function weighed(playable: Playable, moment: Moment, leadId: string, liked: ReadonlySet<Deed>): Ranked {
  const { core, parts, props } = playable;
  const { facts } = moment;
  const why: string[] = [];
  let cost = 0;
  const add = (points: number, reason: string) => {
    if (points === 0) return;
    cost += points;
    if (reason !== '') why.push(reason);
  };
  const keys = Object.values(props).map((prop) => prop.key);
  if (moment.chosen !== null) add(core.deed === moment.chosen ? -1000 : 0, 'the children chose it');
  if (moment.featured !== null && keys.includes(moment.featured)) add(-150, 'what the note named is used');
  if (moment.calm && core.deed === 'tend') add(-60, 'something to calm down by');
  add(Math.abs(core.energy - moment.target) * 30, '');
  if (Math.abs(core.energy - moment.target) < 0.75) why.push(`energy ${core.energy} fits the ${moment.beat}`);

  const lastDeed = moment.usedDeeds.at(-1);
  if (moment.again === 'same') add(core.deed === lastDeed ? -80 : 0, 'more of what they loved');
  else add(core.deed === lastDeed ? 45 : 0, '');
  if (moment.again === 'other') add(core.deed === lastDeed ? 90 : 0, '');
  add(moment.usedDeeds.filter((deed) => deed === core.deed).length * 14, '');
  add(moment.more.has(core.deed) ? -30 : 0, 'a note asked for it');
  add(moment.less.has(core.deed) ? 70 : 0, '');
  add(moment.offered.has(core.deed) ? -12 : 0, '');

  if (keys.length > 0) {
    const fresh = keys.filter((key) => !moment.usedProps.includes(key)).length;
    // One new thing counts much, a second little: else the activities with most things would come every time.
    add(
      moment.wantsProp ? -60 - (fresh > 0 ? 30 : 0) - Math.max(0, fresh - 1) * 4 - (fresh > 0 && moment.wantsNewProp ? 50 : 0) : 40,
      moment.wantsProp ? `uses ${keys.join(' and ')}` : '',
    );
  }
  if (facts.players === 1 && company.test(core.do[0] ?? '')) add(80, '');
  const span = core.ages[1] - core.ages[0];
  add(-Math.max(0, 12 - span), span < 10 ? 'made for this age' : '');
  add(core.places !== undefined ? -6 : 0, 'made for this place');
  add(parts.filter((part) => part.instead).length * 10, '');
  add(parts.some((part) => part.instead && part.child.id === leadId) ? 6 : 0, '');
  add(liked.has(core.deed) ? -8 : 0, 'goes with what they like');
  const met = facts.memory.met[core.id];
  add(met === undefined ? -6 : Math.max(0, 24 - (facts.memory.adventures - met)), met === undefined ? 'new to this family' : '');
  // One whose wordings have all been heard waits until the others are as far.
  add(Math.floor((facts.memory.met[`c|${core.id}`] ?? 0) / core.calls.length) * 20, '');
  add(chance(facts.seed, `${moment.index}|${core.id}`) * 26, '');
  return { playable, cost, why };
}
