import type { Tale } from '../tales/schema.ts';
import type { Fault } from './fault.ts';

/** A fault, and the id of the tale in which it is. */
export type SeasonFault = { tale: string; fault: Fault };

/** The faults in what a theme's tales know of one another: in the marks that they leave and greet, and in the season's open question. */
export function checkSeason(tales: readonly Tale[]): SeasonFault[] {
  return [...faultsOfMarks(tales), ...faultsOfGreetings(tales), ...faultsOfThread(tales)];
}

/** A tale in which nobody is met again by a family that has heard all tales before it in the season. */
function faultsOfGreetings(tales: readonly Tale[]): SeasonFault[] {
  return tales.flatMap((tale) => {
    const before = tales.filter(({ season }) => season < tale.season);
    const left = new Set(before.flatMap(({ leaves = [] }) => leaves.filter((each) => each.if === undefined).map(({ mark }) => mark)));
    if (before.length === 0 || tale.greets?.some(({ mark }) => left.has(mark)) === true) return [];
    const message = 'greets nothing that an earlier tale leaves in every telling';
    return [{ tale: tale.id, fault: { level: 'must', where: 'greets', rule: 'season', message } }];
  });
}

/** A mark that no other tale of the season greets, or that none leaves. */
function faultsOfMarks(tales: readonly Tale[]): SeasonFault[] {
  const left = new Set(tales.flatMap(({ leaves = [] }) => leaves.map(({ mark }) => mark)));
  const greeted = new Set(tales.flatMap(({ greets = [] }) => greets.map(({ mark }) => mark)));
  const fault = (where: string, message: string): Fault => ({ level: 'must', where, rule: 'mark', message });
  return tales.flatMap((tale) => [
    ...(tale.leaves ?? [])
      .filter(({ mark }) => !greeted.has(mark))
      .map(({ mark }) => ({ tale: tale.id, fault: fault('leaves', `no tale of the season greets ${mark}`) })),
    ...(tale.greets ?? [])
      .filter(({ mark }) => !left.has(mark))
      .map(({ mark }) => ({ tale: tale.id, fault: fault('greets', `no tale of the season leaves ${mark}`) })),
  ]);
}

/** The fewest tales after which a season has a question that is open from one to the next. */
const shortestSeason = 3;

/** A season whose question nobody answers, or more than one tale does; and an answer to what an earlier tale has not hinted at. */
function faultsOfThread(tales: readonly Tale[]): SeasonFault[] {
  const fault = (message: string): Fault => ({ level: 'must', where: 'thread', rule: 'season', message });
  const answers = tales.filter(({ thread }) => thread !== undefined);
  const last = tales.at(-1);
  if (answers.length === 0)
    return last === undefined || tales.length < shortestSeason
      ? []
      : [{ tale: last.id, fault: fault(`no tale of ${last.theme} answers the season’s open question`) }];
  return answers.flatMap((tale, at) => {
    const before = tales.filter(({ season }) => season < tale.season);
    const hinted = new Set(before.flatMap(({ leaves = [] }) => leaves.filter((each) => each.if === undefined).map(({ mark }) => mark)));
    // A family hears one greeting a tale: the first whose mark it knows.
    const heard = before.flatMap(({ greets = [] }) => greets.slice(0, 1).map(({ mark }) => mark));
    const knows = tale.thread?.knows ?? [];
    return [
      ...(tales.some(({ season }) => season > tale.season) ? [fault('the question is answered before the last tale of the season')] : []),
      ...(at > 0 ? [fault('another tale of the season answers its question')] : []),
      ...knows.filter((mark) => !hinted.has(mark)).map((mark) => fault(`no earlier tale leaves ${mark} in every telling`)),
      ...(knows.some((mark) => heard.includes(mark))
        ? []
        : [fault('no earlier tale greets one of its marks first, so no family hears the question')]),
    ].map((each) => ({ tale: tale.id, fault: each }));
  });
}
