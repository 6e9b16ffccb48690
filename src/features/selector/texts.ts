import { customLocation, isPredefinedEnvironment, type ParticipationLevel, recommendedThemes } from '../../domain/catalog.ts';
import { firstOf } from '../../domain/cut.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { Memory } from '../../domain/entities/profile.ts';
import { selectorWords } from '../../messages/selector/selector.ts';
import { toldElsewhere } from '../../messages/shared/adventures.ts';
import { catalogWords } from '../../messages/shared/catalog.ts';
import { joinNames } from '../../messages/shared/names.ts';
import { seasons } from '../../storyteller/tales/seasons.ts';
import type { Choices, Notice } from './setup/choose.ts';
import type { Missing, Plan } from './setup/plan.ts';

/** Texts of the selector that depend on the choices. */

/** `Still to choose: a place & a story`; null if nothing is missing, or only children are. */
export function stillToChoose(missing: readonly Missing[]): string | null {
  const t = selectorWords.get();
  const names = missing.flatMap((what) => (what === 'children' ? [] : [t.missing[what]]));
  return names.length === 0 ? null : t.stillToChoose({ what: joinNames(names) });
}

/** What is about to start, in one line. */
export function allSet(story: string, { totalSteps, playing }: Plan): string {
  return selectorWords.get().allSet(totalSteps, { story, names: joinNames(playing.map((child) => child.name)) });
}

/** Who plays, including the adult. */
export function whoLine({ playing }: Plan, participation: ParticipationLevel): string {
  const t = selectorWords.get();
  if (playing.length === 0) return t.nobody;
  return t.who({ children: joinNames(playing.map((child) => child.name)), adult: t.adult[participation] });
}

export function whereLine({ environment, customEnvironment }: Choices, saved: readonly Environment[]): string {
  const t = selectorWords.get();
  if (environment === null) return t.choosePlace;
  if (environment === customLocation) return shorten(customEnvironment, 80) || t.describePlace;
  if (isPredefinedEnvironment(environment)) return catalogWords.get().places[environment];
  return saved.find((place) => place.id === environment)?.name ?? t.choosePlace;
}

export function howLine({ activityLevel, playStyle }: Choices): string {
  const t = selectorWords.get();
  const energy = activityLevel === null ? t.chooseLevel : catalogWords.get().energy[activityLevel];
  return t.how({ energy, style: playStyle === null ? t.anyStyle : t.styles[playStyle] });
}

export function lengthLine({ totalSteps, suggested, youngest }: Plan): string {
  const t = selectorWords.get();
  return totalSteps === suggested && youngest !== null ? t.stepsRight(totalSteps, { age: youngest }) : t.steps(totalSteps);
}

export function storyLine({ theme, customTheme }: Choices): string {
  const t = selectorWords.get();
  if (customTheme.trim() !== '') return t.yourOwn({ words: shorten(customTheme, 80) });
  return theme === null ? t.chooseStory : catalogWords.get().themes[theme];
}

export function noticeText(notice: Notice): string {
  const t = selectorWords.get();
  const theme = catalogWords.get().themes[notice.theme];
  switch (notice.kind) {
    case 'no-longer-fits':
      return t.noLongerFits({ theme });
    case 'own-words-instead':
      return t.ownInstead({ theme });
    case 'theme-instead':
      return t.themeInstead({ theme });
  }
}

/** Explains the suggested number of steps. */
export function stepsHint({ youngest, suggested, totalSteps }: Plan): string {
  const t = selectorWords.get();
  if (youngest === null) return t.stepsPlain;
  return totalSteps === suggested ? t.stepsSuit({ age: youngest }) : t.stepsSuggested({ steps: suggested, age: youngest });
}

/** The line above the shelf with this many stories. */
export function storiesHint(found: number): string {
  const t = selectorWords.get();
  const fits = found > 0 ? t.someThemes : t.noTheme;
  const hint = found === recommendedThemes.length ? t.allThemes : fits;
  const elsewhere = toldElsewhere();
  return elsewhere === null ? hint : `${hint} ${elsewhere}`;
}

/** How many of a theme's stories the family knows; '' if none, or if nothing is known about it. */
export function seasonLine(theme: string, memory: Memory): string {
  const t = selectorWords.get();
  const tales = seasons[theme] ?? [];
  const known = tales.filter((id) => memory.met[`t:${id}`] !== undefined).length;
  if (known === 0) return '';
  if (known < tales.length) return t.heardSome({ heard: known, all: tales.length });
  return tales.length === 1 ? t.heardOne : t.heardAll({ all: tales.length });
}

/** Shortens a text to one line of at most `max` characters, cut between words. */
export function shorten(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = firstOf(line, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
