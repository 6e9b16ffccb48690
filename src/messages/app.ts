import { namespace } from './i18n.ts';

/** What is said around the screens. */
export const appWords = namespace('app', {
  languageLater: 'This language is not on this device yet',
  languageLaterMore: 'It will be here as soon as there is a connection.',
});
