import type { Setting } from '../picking/gates.ts';

/** Calls and instructions are written for a room, with floor and walls. Outdoors the same game is said with words for the ground. */

const outdoors: readonly (readonly [RegExp, string])[] = [
  // Not `the fourth floor`, nor `the floor of the tower`: these belong to the story.
  [/\b(on|on to|onto|along|across|over|to|from|at|touch(?:es|ing)?) the floor\b(?! (?:of|above|below|on)\b)/gi, '$1 the ground'],
  [/\b(?:an? )?(clear|smooth|flat|soft) floor\b/gi, '$1 ground'],
  [/\b(?:right )?across the room\b/gi, 'right across'],
  [/\bthe (far|other) (end|side) of the room\b/gi, 'the $1 $2'],
  [/\bfrom one wall to the other\b/gi, 'from one side to the other'],
  [/\bfrom wall to wall\b/gi, 'from side to side'],
];

/** What is asked of the players, worded for where they are. Not for what the story tells of its own rooms. */
export function adaptToRoof(text: string, roof: Setting['roof']): string {
  if (roof !== 'outdoors') return text;
  return outdoors.reduce((words, [indoors, instead]) => words.replace(indoors, instead), text);
}
