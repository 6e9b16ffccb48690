import { namespace, params } from '../i18n.ts';

/** What helps with reading a step: light, text size, a voice, the timer; and the form to edit a step. */
export const readingWords = namespace('reading', {
  lightAndSize: 'Light and text size',
  light: 'Light',
  lights: { system: 'Same as device', day: 'Day', night: 'Night', sun: 'Sunlight' },
  size: 'Text size',

  listen: 'Listen',
  pause: 'Pause reading',
  resume: 'Continue reading',
  stop: 'Stop reading',
  voiceAndSpeed: 'Voice and speed',
  voice: 'Voice',
  voiceHere: params('{name} ({language})'),
  voiceOnline: params('{name} ({language}), needs a connection'),
  speed: 'Reading speed',
  voiceFailed: 'The voice did not start',
  voiceFailedMore: 'Choose another one under Voice and speed, or read it yourself.',

  minutes: params('About {minutes} min'),
  startTimer: 'Start Timer',
  timeUp: 'Time is up',
  minuteMore: 'One minute more',
  stopTimer: 'Stop Timer',

  editTitle: 'Edit step',
  cancel: 'Cancel',
  save: 'Save',
  tooLong: params('At most {max} characters fit here. Make it shorter to save it.'),
  restored: 'We kept what you typed',
  notSaved: 'It has not been saved yet.',
  startOver: 'Start Over',
  stepTitle: 'Title',
  fields: {
    note_reply: 'Said to your notes',
    prologue: 'Prologue',
    text_to_read: 'Text to read',
    narration: 'Narration',
    challenge: 'Challenge',
    ending: 'Ending',
    content: 'Text to read',
    question: 'What lies ahead',
    action: 'What happens now',
    preparation: 'Preparation for the adult',
  },
});
