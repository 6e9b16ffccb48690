import type { FamilyDb } from '../db.ts';
import { keptList } from './kept.ts';
import { blank, type Family } from './queries.ts';

/** The family as screens show it, without reading the database; a very recent write may be missing. Null until all lists were read once. */
export function shownFamily(db: FamilyDb): Family | null {
  const [profile, children, environments] = [keptList(db, 'profile'), keptList(db, 'children'), keptList(db, 'environments')];
  if (profile.answer === undefined || children.answer === undefined || environments.answer === undefined) return null;
  return {
    profile: profile.answer.good[0] ?? { ...blank, id: db.account },
    children: children.answer.good,
    environments: environments.answer.good,
  };
}
