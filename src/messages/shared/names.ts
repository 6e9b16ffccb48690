import { baseLanguage, language, locale, namespace } from '../i18n.ts';

export const nameWords = namespace('names', { nobody: 'No participants' });

/** `Mia`, `Mia & Tom`, `Mia, Tom & Ada`; nobody is `No participants`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return nameWords.get().nobody;
  if (names.length === 1) return last;
  // English has a form of its own, as the product specification requires.
  if (language.get() === baseLanguage) return `${names.slice(0, -1).join(', ')} & ${last}`;
  return new Intl.ListFormat(locale.get(), { type: 'conjunction' }).format(names);
}
