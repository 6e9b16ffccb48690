import { count, namespace, params } from './i18n.ts';

/** The dashboard. */
export const welcomeWords = namespace('welcome', {
  loading: 'Loading your adventures...',
  dashboard: 'Adventure Dashboard',
  games: 'Play Venture Games',
  greeting: params('Welcome back, {name}!'),
  adventurer: 'Adventurer',
  first: 'Ready for Your First Adventure?',
  firstText: 'Create magical, interactive adventures that bring your family together!',
  profile: 'My Profile',
  startNew: 'Start New Adventure',
  continue: 'Continue Adventure',
  startYours: 'Start Your Adventure',
  orNew: params('Or something new for {names}?'),
  ready: count({ one: '{names} is ready for the next story.', other: '{names} are ready for the next story.' }),
  namesAndMore: params('{names} and {more} more'),
  once: 'Once upon an afternoon …',
  whereNext: params('Where to next? {theme}'),
});
