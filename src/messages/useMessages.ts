import { useSyncExternalStore } from 'react';
import { locale, type Store } from './i18n.ts';

/** The words of a namespace in the language of the interface; the component is drawn again when that changes. */
export function useMessages<M>(words: Store<M>): M {
  return useSyncExternalStore(words.listen, words.get);
}

/** How dates, numbers and lists are written, for `Intl`. */
export function useLocale(): string {
  return useSyncExternalStore(locale.listen, locale.get);
}
