import { namespace } from '../i18n.ts';

/** The texts for an adult whose child needs them more than the story does: a title, and advice line by line. */
export const careWords = namespace('care', {
  titles: {
    unknown: 'The story can wait',
    injury: 'Look after them first',
    illness: 'Look after them first',
    breathing: 'Look after them first',
    swallowing: 'Look after them first',
    missing: 'Find them first',
    violence: 'Get everybody safe first',
    'self-harm': 'Stay with them',
    emergency: 'Get everybody safe first',
    grief: 'We are sorry',
    distress: 'Take your time',
  },
  /** One piece of advice per line. */
  lines: {
    unknown: 'Look after whoever needs you first.\nIf somebody is badly hurt, very ill or in danger, call your local emergency number now.',
    injury:
      'Stay with them and see what they need.\nIf it is bad, or you are not sure, call your local emergency number. They will tell you what to do.',
    illness: 'Stay with them.\nIf they are hard to wake, struggle to breathe or are getting worse, call your local emergency number now.',
    breathing:
      'Stay with them.\nIf they can’t breathe well, call your local emergency number now. They will tell you what to do until help comes.',
    swallowing:
      'Stay with them. Don’t wait to see whether they feel ill.\nCall a poison centre or a doctor now and say what it was; keep the packet or what is left.\nIf they can’t breathe well, are in pain or hard to wake, call your local emergency number.',
    missing:
      'Look near water and roads first, and ask others to look with you.\nIf you don’t find them at once, call your local emergency number.',
    violence:
      'Separate anyone who needs to be apart, and stay with whoever is hurt.\nIf somebody is badly hurt or not safe, call your local emergency number.',
    'self-harm':
      'Don’t leave them alone. Listen, and put away what could hurt them.\nIf they are in danger now, call your local emergency number. A doctor or a crisis line helps with everything else, for you too.',
    emergency: 'Get everybody away from the danger.\nThen call your local emergency number.',
    grief: 'There is no hurry here. Be together for as long as you like.\nThe story keeps its place, today or another day.',
    distress:
      'Sit down together. Nobody has to go on playing.\nIf it doesn’t pass, talk to a doctor or somebody you trust. If somebody is not safe, call your local emergency number.',
  },
  controls: 'Story controls',
  goOn: 'Go on with the story',
  back: 'Back to the story',
  pause: 'Pause',
  private: 'Your note stays private. It is not part of the story.',

  /** The question about a note that may mean real harm, or only be part of the story. */
  question: 'Real, or in the story?',
  questionWhy: 'Your note could mean that somebody is hurt, ill, upset or in danger.',
  real: 'Real',
  inStory: 'In the story',
  backToNote: 'Back',
  changeWords: 'Change the words',
});
