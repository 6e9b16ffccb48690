import type { appWords } from './app.ts';
import type { catalogWords } from './catalog.ts';
import type { generatingWords } from './generating.ts';
import type { TranslationOf } from './i18n.ts';
import type { nameWords } from './names.ts';
import type { problemWords } from './problems.ts';
import type { selectorWords } from './selector.ts';
import type { settingsWords } from './settings.ts';

/** All that a language has to say: a namespace that is not listed here can't be translated, one that is must be. */
export type Translation = {
  app: TranslationOf<typeof appWords>;
  catalog: TranslationOf<typeof catalogWords>;
  generating: TranslationOf<typeof generatingWords>;
  names: TranslationOf<typeof nameWords>;
  problems: TranslationOf<typeof problemWords>;
  selector: TranslationOf<typeof selectorWords>;
  settings: TranslationOf<typeof settingsWords>;
};
