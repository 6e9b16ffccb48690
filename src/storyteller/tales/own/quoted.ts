import { limitsOf } from '../../safety/limits.ts';
import { hitsIn } from '../../safety/rendered.ts';
import { hasUnwanted } from '../../words/props.ts';
import { tables } from '../../words/tables.ts';

/** A family's words as they are quoted: all of them, and as few as a story can say again and again. */

const longest = 120;
const fewest = 5;
const most = 7;
const longestShort = 44;

/** What a new clause begins with, in nine languages. */
const clause =
  /^(?:because|but|and|so|until|till|without|who|which|that|when|while|if|since|although|where|weil|aber|und|bis|ohne|wenn|parce|mais|et|sans|quand|porque|pero|y|sin|cuando|perch[eé]|e|senza|quando|mas|sem|omdat|maar|en|zonder|bo|ale|i|bez|[cç]ünkü|ama|ve)$/iu;
const pronoun = /^(?:i|he|she|they|we|it|er|sie|wir|il|elle|ella|ze|hij)$/i;
/** Nothing ends with these. */
const small =
  /^(?:a|an|the|my|our|your|his|her|their|of|to|in|on|at|for|with|from|by|as|is|are|am|be|was|were|has|have|can|will|does|do|wants?|goes|gets?|not|no|very|too|der|die|das|den|dem|ein|eine|mein|meine|zu|le|la|les|un|une|de|du|el|los|il|lo|o|os|um|uma|het|een|w|na|do)$/i;

/** *Die* is an article where German or Dutch is spoken. */
const german = /\b(?:und|der|das|den|dem|ich|wir|mein\w*|ein\w*|ist|nicht|auf|zu[rm]?|kommt|wenn|van|het|een|niet|mijn)\b|[äöüß]/i;

const anywhere = { type: 'living-room', name: 'Living room', description: '', spaceDetails: '', items: [] };

/** Whether every sentence that quotes the words would be taken out again before it is told. */
function isTakenOut(words: string): boolean {
  const limits = limitsOf({ children: [{ id: 'a', name: 'Mia', age: 3, considerations: null }], place: anywhere });
  return hitsIn([{ text: `This is its name: ‘${words}’.`, for: 'aloud' }], limits).length > 0;
}

function isUnwanted(words: string): boolean {
  return hasUnwanted(german.test(words) ? words.replaceAll(/\bdie\b/gi, ' ') : words, tables.unwanted) || isTakenOut(words);
}

/** The family's words in one line, as typed; `fallback` where there are none that may be said to children. */
export function quotedWords(typed: string, fallback: string): string {
  const bare = typed.replace(/^[\s,.;:!?-]+|[\s,.;:!?-]+$/gu, '');
  if (bare === '' || isUnwanted(bare)) return fallback;
  if (bare.length <= longest) return bare;
  const cut = bare.slice(0, longest);
  return `${ended(cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest))} …`;
}

/** Without the little words that stand at its end. */
function ended(text: string): string {
  const words = text.replace(/[\s,.;:!?–-]+$/gu, '').split(' ');
  while (words.length > 2 && small.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** What it is called for short: the first clause if it is short, else the first words. */
export function shortWords(quoted: string): string {
  const words = quoted.replaceAll(/\s*\([^)]*\)?/g, '').split(' ');
  const isShort = words.length <= fewest && quoted.length <= longestShort;
  if (isShort) return quoted;
  const at = words.findIndex(
    (word, index) =>
      (index >= 3 && (clause.test(word) || pronoun.test(word))) || (index >= 1 && /[,.;:!?–…]$/u.test(words[index - 1] ?? '')),
  );
  if (at !== -1 && at <= most) return ended(words.slice(0, at).join(' '));
  if (words.length <= most && quoted.length <= longestShort) return words.join(' ');
  const start = words.slice(0, most).join(' ');
  const cut = start.length <= longestShort ? start : start.slice(0, longestShort);
  const whole = cut === start || !cut.includes(' ') ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return `${ended(whole)} …`;
}
