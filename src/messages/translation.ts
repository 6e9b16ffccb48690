import type { appWords } from './app.ts';
import type { TranslationOf } from './i18n.ts';
import type { problemWords } from './problems.ts';
import type { settingsWords } from './settings.ts';

/** All that a language has to say: a namespace that is not listed here can't be translated, one that is must be. */
export type Translation = {
  app: TranslationOf<typeof appWords>;
  problems: TranslationOf<typeof problemWords>;
  settings: TranslationOf<typeof settingsWords>;
};
