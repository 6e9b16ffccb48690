import type { RecommendedTheme } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import { catalogWords } from '../../messages/shared/catalog.ts';
import { joinNames } from '../../messages/shared/names.ts';
import { welcomeWords } from '../../messages/welcome.ts';

/** Texts of the dashboard that depend on the family. */

/** More children than this are counted rather than named. */
const namesRead = 4;

/** The greeting for the family; null while the profile has no children. */
export function openingLine(children: readonly Child[], resumable: boolean): string | null {
  if (children.length === 0) return null;
  const t = welcomeWords.get();
  const all = children.map((child) => child.name);
  const few = all.slice(0, namesRead - 1).join(', ');
  const names = all.length <= namesRead ? joinNames(all) : t.namesAndMore({ names: few, more: all.length - namesRead + 1 });
  return resumable ? t.orNew({ names }) : t.ready(children.length, { names });
}

/** The start button's label, which depends on whether there are resumable adventures or children. */
export function startLabel(resumable: boolean, hasChildren: boolean): string {
  const t = welcomeWords.get();
  if (resumable) return t.startNew;
  return hasChildren ? t.continue : t.startYours;
}

/** The caption under the picture of the suggested theme. */
export function pictureCaption(next: RecommendedTheme | null): string {
  const t = welcomeWords.get();
  return next === null ? t.once : t.whereNext({ theme: catalogWords.get().themeMeanings[next] });
}

export function greeting(adultName: string | null): string {
  const t = welcomeWords.get();
  return t.greeting({ name: adultName ?? t.adventurer });
}
