import { baseLanguage, speak } from './i18n.ts';
import type { Translation } from './translation.ts';

/** Which languages there are, which one to speak, and how its words come. A file in `languages/` is all that a language takes. */

const files = import.meta.glob<Translation>('./languages/*.ts', { import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ts$/g, ''), load]));

/** By their tags, English first. */
export const languages: readonly string[] = [baseLanguage, ...loaders.keys()];

/** What a language calls itself. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const root = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

export type Spoken = {
  /** The language of the words. */
  language: string;
  /** How dates and numbers are written: the same language, as the reader's country writes it. */
  locale: string;
};

/** The language to speak where `chosen` is the person's word (null: none) and `wanted` the browser's list, the dearest first. */
export function languageFor(chosen: string | null, wanted: readonly string[], known: readonly string[] = languages): Spoken {
  const fitting = (tag: string): string | undefined => known.find((one) => one === tag) ?? known.find((one) => root(one) === root(tag));
  const language = known.find((one) => one === chosen) ?? wanted.map(fitting).find((found) => found !== undefined) ?? baseLanguage;
  return { language, locale: wanted.find((tag) => root(tag) === root(language)) ?? language };
}

let asked = 0;

/** Speaks a language once its words are there; where they can't be had, the one before goes on. Rejects then. */
export async function speakLanguage({ language, locale }: Spoken): Promise<void> {
  asked += 1;
  const mine = asked;
  const words = (await loaders.get(language)?.()) ?? null;
  // What was asked for later is what is spoken.
  if (mine === asked) speak(language, locale, words);
}
