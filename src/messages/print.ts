import { count, namespace, params } from './i18n.ts';

/** Printing an adventure: the dialog, and the texts that cards and booklets add to the story. */
export const printWords = namespace('print', {
  titles: { cards: 'Pocket Cards', booklet: 'Keepsake Booklet' },
  gone: 'This adventure has been deleted in the meantime.',
  close: 'Close',
  print: 'Print',
  cards: count({ one: '{count} card', other: '{count} cards' }),
  sheets: count({ one: 'one page', other: '{count} pages' }),
  about: params('{cards} on {sheets}, A4 or Letter. Cut along the dashed lines, put them into a pocket, and leave the screen at home.'),
  missing: count({
    one: 'One step has not been told yet and is not on the cards. Make up the rest together, or print again later.',
    other: '{count} steps have not been told yet and are not on the cards. Make up the rest together, or print again later.',
  }),
  from: 'Which steps',
  fromStart: 'From the start',
  fromStep: params('From step {step}'),
  aboutBooklet: 'The story as you played it, with what the children did and room to draw. A4 or Letter.',

  part: params('{part} of {parts}'),
  before: 'Before you start',
  nothing: 'Nothing to prepare. Take the cards along, and a pencil for what happens.',
  step: params('Step {step}'),
  leads: params('{name} leads'),
  minutes: params('about {minutes} min'),
  doing: 'What happens now',
  toEnd: 'To end with',
  safety: 'Keep it safe',
  choose: 'What will you do?',

  players: params('with {names}'),
  ended: 'How it ended',
  draw: 'Our favourite moment, drawn by',
  picture: 'Our own picture',
  did: 'What we did',
});
