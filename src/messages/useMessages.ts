import { useSyncExternalStore } from 'react';
import { locale, type Store } from './i18n.ts';

/** The texts of a namespace in the current language; the component re-renders when that changes. */
export function useMessages<M>(words: Store<M>): M {
  return useSyncExternalStore(words.listen, words.get);
}

/** The locale in which dates, numbers and lists are formatted, for `Intl`. */
export function useLocale(): string {
  return useSyncExternalStore(locale.listen, locale.get);
}
