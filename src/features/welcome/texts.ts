import { type RecommendedTheme, themeInfo } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import { joinNames } from '../../domain/naming.ts';

/** Words of the dashboard that depend on the family. */

/** More names than this are a list to count, not to read. */
const namesRead = 4;

/** What the page says to the family before anything is tapped; null while nobody is in the profile. */
export function openingLine(children: readonly Child[], resumable: boolean): string | null {
  if (children.length === 0) return null;
  const names =
    children.length <= namesRead
      ? joinNames(children.map((child) => child.name))
      : `${children
          .slice(0, namesRead - 1)
          .map((child) => child.name)
          .join(', ')} and ${children.length - namesRead + 1} more`;
  if (resumable) return `Or something new for ${names}?`;
  const verb = children.length === 1 ? 'is' : 'are';
  return `${names} ${verb} ready for the next story.`;
}

/** Resumable sessions, children, or neither: each has its own word for the same door. */
export function startLabel(resumable: boolean, hasChildren: boolean): string {
  if (resumable) return 'Start New Adventure';
  return hasChildren ? 'Continue Adventure' : 'Start Your Adventure';
}

/** Under the picture of the world that comes next. */
export function pictureCaption(next: RecommendedTheme | null): string {
  return next === null ? 'Once upon an afternoon …' : `Where to next? ${themeInfo[next].description}`;
}

export function greeting(adultName: string | null): string {
  return `Welcome back, ${adultName ?? 'Adventurer'}!`;
}
