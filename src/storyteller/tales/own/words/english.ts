import { meaningsOf } from './lexicon.ts';

/** Whether a family's words are English, as far as one can tell by single words. */

/** Words that stand in English sentences and in no other language's. */
const little =
  /\b(?:the|and|with|of|my|our|is|are|who|that|but|from|we|cant|for|first|day|time|little|big|goes|she|they|has|have|his|her|going)\b|\d(?:st|nd|rd|th)\b|’s\b/i;
const foreign =
  /[^\p{ASCII}’]|\b(?:und|der|die|das|mit|et|le|la|les|un|une|el|il|de|het|een|z|ve|bir|y|e|em|na|contra|contre|gegen|con|per|por|para|avec|voor|dla)\b/iu;

/** Whether little words of English join them, and none of another language. */
export function isSurelyEnglish(words: string): boolean {
  return little.test(words) && !foreign.test(words);
}

/** The same, or at least one of them is a word of English. */
export function isLikelyEnglish(words: string): boolean {
  const isKnown = (word: string) => /^[a-z]{4,}$/.test(word) && meaningsOf(word).some(({ en }) => en);
  return isSurelyEnglish(words) || (!foreign.test(words) && words.split(' ').some(isKnown));
}

const functionWords = new Set(
  `a an the this that these those my our your his her its their i we you he she it they me us him them mine ours
  and or but so because if when while until till than as though although since of in on at to for from with without by into onto over under off out up
  down through behind between beside beneath near about around across against after before during is are was were be been being am has have had do does
  did can cannot can’t cant could will won’t wont would should must may might not no nor who whom which what where why how there here then too very also
  just only again everywhere anywhere somewhere please now still yet all some any every each both`.split(/\s+/),
);

/** Whether a word only joins others, and names nothing. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

/** Words that are nothing of what a story is about. */
const nothing =
  /^(?:an?|the|my|our|your|his|her|their|its|of|in|on|at|to|for|with|and|from|by|is|are|was|has|have|feels|who|that|we|i|they|he|she|it|some|lots|very|big|little|small|day|time|story|about|house|home|new|own|all|goes|go|going|come|comes|coming|playing|having|one|last|first|won.?t|can.?t|\d+)$/i;

/** Whether a word is nothing of what a story is about. */
export function saysNothing(word: string): boolean {
  return nothing.test(word);
}

/** Words that could stand in any story: how many and how big, when, who in general, that something is had, wanted or done. */
const littleWords = new Set(
  `two three four five six seven eight nine ten eleven twelve many much more most few half whole other another same such bigger biggest
  littlest smaller smallest tiny huge giant great tall tallest long longest high highest old older oldest young good best bad nice funny
  silly brave tired wild real really quite even never always ever else maybe ok okay like next once soon today tonight tomorrow yesterday
  days night morning evening afternoon noon o’clock oclock pm week weekend year years time times hour hours minute minutes mins animal
  animals world village town city street land room man woman daughter son run runs running open opens opened opening monday tuesday wednesday thursday friday saturday sunday early game
  thing things stuff something anything everything nothing someone somebody anyone anybody everyone everybody nobody people kids kid
  children child family friends friend place way gone went came get gets getting got take takes taking put puts give gives make makes making
  made want wants wanted need needs needed become becomes see sees find finds finding found look looks looking help helps helping play plays
  start starts starting try tries use uses let lets keep keeps live lives say says think thinks know knows tell tells called named feel love
  loves likes yes oh doesn’t doesnt don’t dont isn’t isnt didn’t wouldn’t couldn’t im i’m it’s that’s there’s they’re we’re he’s she’s wanna
  happen happens happened begin begins end ends finish turn turns turned try trying bring brings brought bit lot eve practice rehearsal recital session lesson event`.split(
    /\s+/,
  ),
);

/** Whether a word says little of what a story is about: it is nothing of it, joins others, or could stand in any story. */
export function saysLittle(word: string): boolean {
  const lower = word.toLowerCase();
  return lower.length < 2 || saysNothing(lower) || functionWords.has(lower) || littleWords.has(lower) || /^\d+(?:st|nd|rd|th)$/.test(lower);
}

/** Whether the words name something: none of them only joins others, but for *of* and an article between two that do. */
export function isNounPhrase(text: string): boolean {
  const words = text.replace(/^(?:the|a|an|my|our|your|his|her|their) /i, '').split(' ');
  const isJoint = (word: string, at: number) => at > 0 && at < words.length - 1 && /^(?:of|and|the|in|with|for|on|at|to)$/i.test(word);
  return text !== '' && words.every((word, at) => !isFunctionWord(word) || isJoint(word, at));
}
