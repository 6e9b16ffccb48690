import type { Step } from '../../src/domain/step.ts';
import type { TellingRequest } from '../../src/domain/telling.ts';
import { groupOf } from '../../src/storyteller/bands.ts';
import { readConsiderations } from '../../src/storyteller/considerations.ts';
import { content } from '../../src/storyteller/content.ts';
import { readPlace } from '../../src/storyteller/place.ts';
import { hazardAge, readProps } from '../../src/storyteller/props.ts';
import { tellingOf } from '../../src/storyteller/telling-data.ts';
import { demandFamilies, spaces } from '../../src/storyteller/vocabulary.ts';

/** What would be wrong with an adventure for this family: limits, ages, places, things. Empty when all is well. */
export function violations(request: TellingRequest, told: readonly Step[]): string[] {
  const faults: string[] = [];
  const place = readPlace(request.place);
  const props = readProps(request.place.items, content.props, content.glue.unwanted);
  const youngest = Math.min(...request.children.map((child) => child.age));
  told.forEach((step, index) => {
    const telling = tellingOf(step);
    const core = content.cores.find((other) => other.id === telling?.core);
    const fail = (fault: string) => faults.push(`step ${index} ${core?.id ?? step.type}: ${fault}`);
    for (const key of telling?.props ?? []) {
      const prop = props.find((other) => other.key === key);
      if (prop === undefined) fail(`needs ${key}, which is not listed`);
      else if (prop.hazards.some((hazard) => youngest < hazardAge[hazard])) fail(`${key} is not for ${youngest}`);
    }
    if (core === undefined) return;
    if (youngest < core.ages[0] || youngest > core.ages[1]) fail(`is not for ${youngest}`);
    if (spaces.indexOf(core.space) > spaces.indexOf(place.space)) fail('needs more room');
    if (core.demands.includes('run') && (place.roof !== 'outdoors' || place.space !== 'lawn')) fail('runs where there is no lawn');
    if (core.places?.every((where) => where !== place.roof && where !== place.known) === true) fail('belongs somewhere else');
    for (const child of request.children) {
      const limits = readConsiderations(child.considerations, content.considerations);
      const conflicts = core.demands.filter((demand) => limits.bans.has(demand));
      const families = new Set(conflicts.map((demand) => demandFamilies[demand]));
      const [family] = families;
      const standsIn = families.size === 1 && family !== null && family !== undefined && core.instead?.[family] !== undefined;
      if (conflicts.length > 0 && !standsIn) fail(`asks ${conflicts.join(', ')} of ${child.name}`);
      if (conflicts.length === 0 && core.roles[groupOf(child.age)] === undefined) fail(`has no part for ${child.name}`);
      if (core.energy > limits.energy) fail(`is too lively for ${child.name}`);
      if (!(step.action ?? '').includes(child.name)) fail(`leaves ${child.name} without a part`);
    }
  });
  return faults;
}
