import { namespace, params } from '../i18n.ts';
import { building } from '../themes/en.ts';

/** Shown while the first step of a story is being told. */
export const generatingWords = namespace('generating', {
  page: 'Building the story',
  title: 'Building the story...',
  with: params('with {names}'),
  cancel: 'Cancel',
  building,
  buildingOwn: 'Your idea is being turned into pages.',
  ready: 'Adventure Generated',
  error: 'Error',
  failures: { story: 'Failed to generate adventure. Please try again.', storage: 'Failed to create adventure session.' },
});
