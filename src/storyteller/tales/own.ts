import { ownLoaders } from './list.ts';
import type { Tale } from './schema.ts';

export async function ownTale(_words: string): Promise<Tale> {
  const [load] = Object.values(ownLoaders);
  if (load === undefined) throw new Error('There is no tale for a family’s own words.');
  return (await load()).default as Tale;
}
