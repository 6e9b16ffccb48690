import { createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';
import type { Message, Translated } from './message.ts';

export { count, params } from './message.ts';

/**
 * The interface's texts. English is in namespaces (`account.ts`, …), one per screen; every other language is one file in `languages/`,
 * loaded when it is needed.
 */

export const baseLanguage = 'en';

/** An observable value, for `useSyncExternalStore`. */
export type Store<T> = { readonly get: () => T; readonly listen: (changed: () => void) => () => void };

const spoken = atom<string>(baseLanguage);

const writing = atom<string>(baseLanguage);

/** The interface's current language, as a tag for `lang`. */
export const language: Store<string> = spoken;

/** The same with the reader's region, for `Intl`: dates, numbers, lists. */
export const locale: Store<string> = writing;

const catalogue = createI18n(spoken, { baseLocale: baseLanguage, get: async () => ({}) });

export type Namespace<M> = Store<M> & { readonly namespace: string };

/** A language's translation of a namespace. */
export type TranslationOf<N> = N extends Namespace<infer M> ? { readonly [key in keyof M]: Translated<M[key]> } : never;

/** Declares the English texts of a namespace. Read them with `useMessages` in a component, with `.get()` elsewhere. */
export function namespace<const M extends { readonly [key: string]: Message }>(name: string, words: M): Namespace<Widened<M>> {
  const store = catalogue(name, words as never) as unknown as Store<Widened<M>>;
  return Object.assign(store, { namespace: name });
}

/** The type of a namespace in any language: literal types are widened to any text. */
type Widened<M> = {
  readonly [key in keyof M]: M[key] extends string ? string : M[key] extends Record<string, string> ? Record<keyof M[key], string> : M[key];
};

/** Switches the interface to `tag`; `words` are all of its namespaces, null for English. */
export function switchLanguage(tag: string, written: string, words: object | null): void {
  if (words !== null) catalogue.cache[tag] = words as Translations;
  writing.set(written);
  spoken.set(tag);
}
