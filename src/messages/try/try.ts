import { namespace, params } from '../i18n.ts';

/** Starting a story without an account. */
export const tryWords = namespace('try', {
  here: 'Your family is on this device. Sign up or sign in, and all of it comes along.',
  back: 'Back to your adventures',
  tryIt: 'Try it now',
  tryItText: 'No account, two taps. Everything stays on this device.',
  title: 'A story, right away',
  about: 'It is told for who is here, with what is there. Everything stays on this device.',
  who: 'Who is here? Tap each child’s age.',
  ageFirst: 'Tap an age first.',
  chosen: 'Who plays',
  aged: params('Age {age}'),
  remove: params('Take away child {number}, age {age}'),
  where: 'Where are you?',
  namesLater: 'Names can wait.',
  nicknames: params('For now the story calls them {names}. Their names go into the profile.'),
  noStory: 'No story yet',
  failures: {
    'not-told': 'The story could not be fetched. Check the connection and try again.',
    'is-here': 'There is a family on this device already. Its adventures are one tap away.',
    'not-stored': 'This browser keeps nothing for this page. A private window, blocked site data or a full disk is the usual reason.',
  },
});
