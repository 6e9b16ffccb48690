import { baseLanguage, switchLanguage } from './i18n.ts';
import type { Translation } from './translation.ts';

/** The available languages, which one to use, and how its texts are loaded. Adding a language only takes a file in `languages/`. */

const files = import.meta.glob<Translation>('./languages/*.ts', { import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ts$/g, ''), load]));

/** Language tags, English first. */
export const languages: readonly string[] = [baseLanguage, ...loaders.keys()];

/** The language's own name for itself. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const root = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

export type Spoken = {
  /** The language of the texts. */
  language: string;
  /** For dates and numbers: the same language with the reader's region. */
  locale: string;
};

/** The language to use. `chosen` is the person's setting (null: none), `wanted` the browser's list, the preferred one first. */
export function languageFor(chosen: string | null, wanted: readonly string[], known: readonly string[] = languages): Spoken {
  const fitting = (tag: string): string | undefined => known.find((one) => one === tag) ?? known.find((one) => root(one) === root(tag));
  const language = known.find((one) => one === chosen) ?? wanted.map(fitting).find((found) => found !== undefined) ?? baseLanguage;
  return { language, locale: wanted.find((tag) => root(tag) === root(language)) ?? language };
}

let asked = 0;

/** Switches the language once its texts are loaded. If they can't be loaded, the current one stays and the promise rejects. */
export async function speakLanguage({ language, locale }: Spoken): Promise<void> {
  asked += 1;
  const mine = asked;
  const words = (await loaders.get(language)?.()) ?? null;
  // Only the latest request counts.
  if (mine === asked) switchLanguage(language, locale, words);
}
