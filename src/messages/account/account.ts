import { namespace, params } from '../i18n.ts';

/** The page where nobody is signed in yet. */
export const accountWords = namespace('account', {
  pages: { 'sign-up': 'Get started', 'sign-in': 'Sign in' },
  title: 'Turn an afternoon into an adventure',
  lead: 'You read a story aloud, a step at a time. The children act it out, with their own hands and whatever the house has to offer. The only screen is yours.',
  picture:
    'Children at play in a living room: a captain in a laundry basket, a leap from cushion to cushion, a knight with a pot for a helmet. An adult on the floor reads aloud.',
  tabs: 'Your account',
  signUp: 'Get Started',
  signIn: 'Sign In',
  claims: { adventures: 'adventures', families: 'families', setup: 'setup' },
  claimed: { adventures: '10,000+', families: '5,000+', setup: '15 min' },
  points: { read: 'You read, they play', props: 'Props from your own cupboard', garden: 'It works in the garden' },
  pointTexts: {
    read: 'Short scenes to read aloud. The children decide together what happens next.',
    props: 'A blanket, a spoon, an empty box: every step works with what you have.',
    garden: 'An adventure is on your device before you go, and needs no signal at all.',
  },

  sampleOver: 'A page from one of the stories',
  sampleKind: 'Action',
  sampleAloud: 'Read aloud',
  sampleNow: 'What happens now',
  sampleNoted: 'You note what they did',
  sampleNext: 'And the next page begins:',

  name: 'Name',
  nameHint: 'What the children call you. If you play along, it is used in the story.',
  email: 'Email',
  password: 'Password',
  passwordHint: params('At least {min} characters.'),
  show: 'Show what I typed',
  hide: 'Hide what I typed',
  create: 'Create Account',
  moment: 'One moment …',
  forgot: 'Forgot password?',
  invalid: 'Validation Error',
  signUpFailed: 'Sign up failed',
  signInFailed: 'Sign in failed',
  checkEmail: 'Check your email',
  confirmSent: "We've sent you a confirmation link to complete your registration.",
  oneEmail: 'One email to open',
  oneEmailText: params(
    'A link is on its way to <b>{email}</b>. Open it, and your family’s book begins. Nothing there? Check the spam folder.',
  ),
  opened: 'I’ve opened it',
  otherAddress: 'Use another address',

  recover: 'Forgot your password?',
  recoverText: 'It happens. Enter your email address, and we’ll send you a link to choose a new one.',
  recoverSend: 'Send the link',
  recoverFailed: 'The email could not be sent',
  recoverSent: 'Open the link in it to choose a new password.',
  recoverInbox: 'Check your inbox',
  recoverInboxText: params('If <b>{email}</b> has an account here, a link is on its way. It works once, for about an hour.'),
  recoverBack: 'Back to sign in',
});
