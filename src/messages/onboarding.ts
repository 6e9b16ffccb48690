import { namespace, params } from './i18n.ts';

/** The introduction for a new family, in four slides. */
export const onboardingWords = namespace('onboarding', {
  titles: { welcome: 'Welcome to Play Venture', how: 'How it works', special: 'What makes it special', tips: 'Quick tips' },
  leads: {
    welcome:
      'A storybook that your family steps into. You hold the book; the children are in the story, on their own feet, with no screen in their hands.',
    how: 'Choose who plays, where you are and which story you are in the mood for. Then:',
    special: 'The children’s choices decide how the story goes, and there is nothing to buy for it.',
    tips: 'Three small things that make the first time easier.',
  },
  points: {
    story: 'Each adventure is a whole story, told in short steps.',
    doing: 'Each step gives the children something to do: build, sneak, search, balance, decide.',
    read: 'Read the large words aloud. The tinted notes are just for you.',
    decide: 'Let the children decide together what to do, and do it.',
    jot: 'Jot down what they did, if you like. What they build and name can come back in the story.',
    fits: 'It goes by each child’s age, interests and needs.',
    treasures: 'Its treasures are pillows, spoons and cardboard boxes.',
    offline: 'It is kept on this device, so it works where there is no signal.',
    profile: 'Start with the profile: a name, an age and one thing each child loves are enough.',
    pace: 'Go at their pace. Pause whenever you like; the story waits where you left it.',
    follow: 'If they run off with the story, follow them. They are doing it right.',
  },
  skip: 'Skip',
  previous: 'Previous',
  next: 'Next',
  start: 'Get Started',
  never: "Don't show this again",
  page: params('{page} of {all}'),
  said: params('{title}, {page} of {all}. {lead}'),
  saveFailed: 'Error saving profile',
});
