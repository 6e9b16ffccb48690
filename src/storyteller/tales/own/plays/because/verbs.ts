import rows from '../en/verbs.json' with { type: 'json' };
import { verbOf } from '../verb-forms.ts';

/** The verbs that a family has typed, as the children do them: *every time he sneezes* is sneezed. */

const known = new Set(Object.keys(rows));

/** Forms that no ending makes. */
const irregular: Readonly<Record<string, string>> = {
  sang: 'sing',
  saw: 'look',
  ate: 'munch',
  eat: 'munch',
  eats: 'munch',
  eaten: 'munch',
  eating: 'munch',
  drink: 'slurp',
  drinks: 'slurp',
  drinking: 'slurp',
  flew: 'fly',
  ran: 'run',
  swam: 'swim',
  stole: 'steal',
  drove: 'drive',
  rode: 'ride',
  threw: 'throw',
  caught: 'catch',
  blew: 'blow',
  slept: 'sleep',
  asleep: 'sleep',
  woke: 'wake',
  hid: 'hide',
  built: 'build',
  drew: 'draw',
  dug: 'dig',
  fought: 'fight',
  swung: 'swing',
  spun: 'spin',
  rang: 'ring',
  sank: 'sink',
  shook: 'shake',
  spoke: 'talk',
  speaks: 'talk',
  wrote: 'write',
  won: 'win',
  crept: 'creep',
  shrank: 'shrink',
  shrunk: 'shrink',
  grew: 'grow',
  swallowed: 'munch',
  burping: 'burp',
  fix: 'mend',
  repair: 'mend',
};

/** What stands before a noun. */
const beforeNoun = /^(?:the|an?|my|our|his|her|its|their|your|some|of|two|three|in|on|no)$/;
/** What stands before a verb without an ending. */
const beforeVerb = /^(?:to|can|could|can’t|cannot|couldn’t|won’t|don’t|doesn’t|didn’t|not|must|will|would|never|only)$/;
/** What stands before a verb in *-ing* that may be a noun as well. */
const beforeDoing = /^(?:is|are|was|were|be|been|started|starts|keeps|kept|stop|stops|we’re|they’re|he’s|she’s)$/;
/** Words that are nouns with an *s*, too: *lights*, *waves*. */
const alsoNoun =
  /^(?:build|catch|clap|clean|climb|cook|cough|crash|cry|cuddle|curl|cut|dance|dive|draw|dream|drink|drip|drive|drop|drum|fan|fight|flap|flash|fly|glue|growl|hammer|hug|hunt|iron|jump|kick|kiss|land|laugh|lick|lift|light|lock|look|match|mix|nod|paddle|paint|pat|plant|play|point|pop|pull|push|race|ride|ring|rise|rock|roll|row|rub|run|sail|saw|search|shake|shout|sink|skate|slide|slip|smell|snap|spell|spin|splash|spray|stamp|steal|stretch|stroke|surf|swap|swim|swing|talk|tap|tie|tip|turn|twist|walk|wash|wave|whisper|whistle|wink|zoom)$/;

/** The verb that a word is a form of; null where it is none, or as likely a noun. */
function baseOf(word: string, before: string): string | null {
  if (beforeNoun.test(before) || (/^(?:building|riding|land)s?$/.test(word) && !beforeDoing.test(before))) return null;
  const verb = irregular[word] ?? verbOf(word, known);
  if (verb === undefined) return null;
  if (verb === word) return beforeVerb.test(before) ? word : null;
  return word.endsWith('s') && irregular[word] === undefined && alsoNoun.test(verb) ? null : verb;
}

/** Words that only help another verb: *fell asleep*, *turned into*, *took off*. */
const helps =
  /^(?:turn\p{L}* (?:in|into|to|out|up|us|him|her|it|them|me)|look\p{L}* (?:like|for|after)|fall\p{L}* asleep|wait\p{L}* for|play\p{L}* with)$/u;

/** At most two, in the order in which they were typed. */
export function verbsTyped(idea: string): readonly string[] {
  const words = idea.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  const found = words.flatMap((word, at) =>
    helps.test(`${word} ${words[at + 1] ?? ''}`) ? [] : (baseOf(word, words[at - 1] ?? '') ?? []),
  );
  return [...new Set(found)].slice(0, 2);
}
