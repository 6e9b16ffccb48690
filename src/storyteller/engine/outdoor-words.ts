import type { Setting } from './gates.ts';

/** A doing speaks of the room it is played in. Under the sky it is played on the ground, and goes from one side to the other. */

const outdoors: readonly (readonly [RegExp, string])[] = [
  // (The fourth floor, and the floor of a story's house, stay.)
  [/\b(on|on to|onto|along|across|over|to|from|at|touch(?:es|ing)?) the floor\b(?! (?:of|above|below|on)\b)/gi, '$1 the ground'],
  [/\b(?:an? )?(clear|smooth|flat|soft) floor\b/gi, '$1 ground'],
  [/\b(?:right )?across the room\b/gi, 'right across'],
  [/\bthe (far|other) (end|side) of the room\b/gi, 'the $1 $2'],
  [/\bfrom one wall to the other\b/gi, 'from one side to the other'],
  [/\bfrom wall to wall\b/gi, 'from side to side'],
];

/** What is asked of the players, in words for where they are. What the story tells of its own houses is not meant for this. */
export function adaptToRoof(text: string, roof: Setting['roof']): string {
  if (roof !== 'outdoors') return text;
  return outdoors.reduce((words, [indoors, instead]) => words.replace(indoors, instead), text);
}
