/**
 * npm run story:mechanics     every mechanic, a line each, for writers of tales; the word after it filters: npm run story:mechanics -- anybody
 */
import { readMechanics } from '../tales/library.ts';

const [filter = ''] = process.argv.slice(2);
for (const { id, energy, space, ages, demands, props = {}, players = 1, places, gist } of readMechanics().values()) {
  const things = Object.entries(props).map(([role, { can, count }]) => `${role}(${can}${count === undefined ? '' : `×${count}`})`);
  const anybody = demands.length === 0 && space === 'seat' && things.length === 0 && players === 1 && ages[0] === 1 && ages[1] === 18;
  const line = `${id} · e${energy} ${space} ${ages.join('-')} · ${demands.join(',') || '–'} · ${things.join(' ') || '–'}${players > 1 ? ` · players≥${players}` : ''}${places === undefined ? '' : ` · only ${places.join(',')}`}${anybody ? ' · anybody' : ''} · ${gist}`;
  if (line.includes(filter)) console.log(line);
}
