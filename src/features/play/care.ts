import type { TroubleKind } from '../../storyteller/safety/trouble.ts';

/** The words for an adult whose child needs them more than the story does. */

/** What the adult needs help with; `unknown`: they have said that somebody is hurt or upset, and no more. */
export type CareKind = TroubleKind | 'unknown';

export type CareWords = { title: string; lines: readonly string[] };

const number = 'call your local emergency number';

export const careWords: Record<CareKind, CareWords> = {
  unknown: {
    title: 'The story can wait',
    lines: ['Look after whoever needs you first.', `If somebody is badly hurt, very ill or in danger, ${number} now.`],
  },
  injury: {
    title: 'Look after them first',
    lines: ['Stay with them and see what they need.', `If it is bad, or you are not sure, ${number}. They will tell you what to do.`],
  },
  illness: {
    title: 'Look after them first',
    lines: ['Stay with them.', `If they are hard to wake, struggle to breathe or are getting worse, ${number} now.`],
  },
  breathing: {
    title: 'Look after them first',
    lines: ['Stay with them.', `If they can’t breathe well, ${number} now. They will tell you what to do until help comes.`],
  },
  swallowing: {
    title: 'Look after them first',
    lines: [
      'Stay with them. Don’t wait to see whether they feel ill.',
      'Call a poison centre or a doctor now and say what it was; keep the packet or what is left.',
      `If they can’t breathe well, are in pain or hard to wake, ${number}.`,
    ],
  },
  missing: {
    title: 'Find them first',
    lines: ['Look near water and roads first, and ask others to look with you.', `If you don’t find them at once, ${number}.`],
  },
  violence: {
    title: 'Get everybody safe first',
    lines: ['Bring apart whoever has to be apart, and stay with whoever is hurt.', `If somebody is badly hurt or not safe, ${number}.`],
  },
  'self-harm': {
    title: 'Stay with them',
    lines: [
      'Don’t leave them alone. Listen, and put away what could hurt them.',
      `If they are in danger now, ${number}. A doctor or a crisis line helps with everything else, for you too.`,
    ],
  },
  emergency: {
    title: 'Get everybody safe first',
    lines: ['Leave the danger, with everybody.', `Then ${number}.`],
  },
  grief: {
    title: 'We are sorry',
    lines: ['There is no hurry here. Be together for as long as you like.', 'The story keeps its place, today or another day.'],
  },
  distress: {
    title: 'Take your time',
    lines: [
      'Sit down together. Nobody has to go on playing.',
      `If it doesn’t pass, talk to a doctor or somebody you trust. If somebody is not safe, ${number}.`,
    ],
  },
};
