import { count, namespace, params } from '../i18n.ts';
import { waiting } from '../themes/en.ts';

/** The play screen: the page of the story, what is beside it, and the bottom bar. */
export const playWords = namespace('play', {
  players: 'Who plays, and how wild',
  energy: { low: 'low energy', medium: 'medium energy', high: 'high energy' },
  titleLabel: 'Adventure title',
  about: 'About this adventure',
  progress: 'Progress',
  titledStep: params('Step {step} of {total}: {title}'),

  kinds: { prologue: 'Prologue', action: 'Action', challenge: 'Challenge', ending: 'Ending' },
  replyAloud: 'First, about your notes',
  readAloud: 'Read aloud',
  thenReadAloud: 'Then read aloud',
  atTheEnd: 'Read aloud when it is done',
  choose: 'What will you do?',
  aboutStep: 'About this step',
  leads: params('{name} leads'),

  prepare: 'What to get ready',
  doing: 'What happens now',
  safety: 'Keep it safe',
  yourWay: 'Tell it your way',
  details: 'Additional Details',
  why: 'Why this step?',
  /** The headings of the storyteller's reasons. */
  reasons: {
    story: 'What the story is about',
    notes: 'What you noted',
    choice: 'What they chose',
    body: 'How lively',
    'left out': 'What was left out',
    considerations: 'What you told us about the children',
    family: 'Your family',
    ending: 'The ending',
    /** For another teller's reasons, whose names would mean nothing to a parent. */
    other: 'What else counted',
  },

  controls: 'Adventure controls',
  hurt: 'Someone’s hurt or upset',
  pause: 'Pause',
  endEarly: 'End Early',
  previous: 'Previous Step',
  noteCleared: 'Your note was cleared',
  undo: 'Undo',
  notes: 'Notes',
  next: 'Next Step',
  complete: 'Complete Adventure',
  print: 'Print Pocket Cards',
  edit: 'Edit step',

  branchTitle: 'Change how the story goes?',
  branch: count({
    one: 'Your notes change what happens next. The step after this one will be moved to the story’s history.',
    other: 'Your notes change what happens next. The {count} steps after this one will be moved to the story’s history.',
  }),
  branchConfirm: 'Change it',
  branchCancel: 'Keep it as it is',
  endTitle: 'End this adventure here?',
  end: 'The story so far is kept in your library. To go on another day, choose Pause instead.',
  endConfirm: 'End here',
  endCancel: 'Keep playing',

  /** How many steps can be played without a connection. */
  ready: count({ one: 'Ready for the backyard: {steps} of {count} step', other: 'Ready for the backyard: {steps} of {count} steps' }),
  readyInPart: count({
    one: 'Ready for the backyard: {steps} of {count} step. This device tells the rest.',
    other: 'Ready for the backyard: {steps} of {count} steps. This device tells the rest.',
  }),
  download: 'Download more',
  downloading: 'Downloading for the backyard',
  downloaded: count({ one: '{steps} of {count} step', other: '{steps} of {count} steps' }),
  noMore: 'No more steps could be downloaded just now. You can still play on.',

  error: 'Error',
  notUpdated: 'Failed to update adventure session.',
  noNextStep: 'Failed to get next step. Please try again.',
  nextReady: 'Next Step Ready',
  deleted: 'This adventure has been deleted.',
  notRenamed: 'Failed to update adventure title',
  edited: 'Edit Saved',
  notEdited: 'Failed to save edit. Applied locally only.',
  resumed: 'Adventure Resumed!',
  toldForOthers: 'What is told already was not fitted to your children: read each step before you play it.',
  madeToSuit: 'What your children can’t do was left out of the steps that are told already.',
  stopped: { pause: 'Adventure Paused', end: 'Adventure Saved!', complete: 'Adventure Complete!' },
  pausedHere: 'Your progress has been saved (with local data)',
  warning: 'Warning',
  noSummary: 'Adventure ended but there was an issue saving the final summary. Your progress has been preserved.',

  /** Shown while a step is being told. */
  building: 'Building the adventure',
  nextPage: 'The next page is being written',
  waiting,
});
