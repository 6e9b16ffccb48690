import { clauseStart, type Sentence } from '../../reader.ts';
import { subjectBefore } from '../../subject.ts';
import { people } from '../../words.ts';

/** English: words for coming to play, behind whoever comes. Each is read over seven words with a blank at their end. */

const arrivals: readonly RegExp[] = [
  /^(?:is|are|'s|was) (?:now |also |finally |already |all )*(?:on board|in as well|in on it|in now|in too|in ,|in $|here (?:now|too|and|till|until|to play|for the|, )|here $|playing (?:$|, |too|now|since|as well|along|again|with us)|on the team|in the (?:team|crew|gang|story|game)|part of|with us|joining|sailing with|coming (?:too|along|with)|back (?:in|now|, |from|with us)|back $)/,
  /^(?:came|comes) back (?:$|, |to play|and|in )/,
  /^(?:plays|playing|played) (?:now|too|with us|along|again|as well)/,
  /^popped (?:by|in|round|over) and /,
  /^(?:came|comes|coming) (?:(?:also |too )?to (?:play|help|join)|also|along|with us|too|over(?! for)|to play|round(?! for))/,
  /^(?:jumped|hopped|piled|dived|leapt|waded|barged|muscled|crept|squeezed|got) in(?: on (?:it|this|the (?:game|fun|action|story)))? (?:$|, |too |as |as well |now |and (?:is|was|played|plays) )/,
  /^(?:is |'s )?home (?:and|so) (?:playing|joining|in|has joined|joined)/,
  /^(?:tagged|tagging) along /,
  /^(?:has |have )?come (?:over|round|along) (?:to play|and |, |$|too|now)/,
  /^(?:has |have )?come to play(?: |$)/,
  /^(?:\p{L}+ )?(?:\p{L}+ )?(?:to join (?:us|in|them)|and (?:took part|jumped in|joined in))/u,
  /^(?:took|takes|taking) part (?:$|, |too|now|as well)/,
  /^is over (?:and|to play)/,
  /^(?:deigned|decided|agreed) to (?:join|play)/,
  /^join (?:too|us|in|now)/,
  /^(?:wants? in|(?:got|was|has been|is being) (?:roped|dragged|pulled|drafted) in|is (?:giving|having) (?:it )?a go) /,
  /^(?:(?:popped|dropped|swung|stopped) (?:in|by|round|over)|showed up|shown up|rocked up|came (?:in|on board|aboard)|(?:hopped|climbed|jumped|came|got|leapt) (?:on board|aboard)|(?:mucked|pitched|chipped|piled|weighed|dived|dove|waded) in|got stuck in(?= $| ,| too| as well| and)|signed up|tagged along|muscled in|butted in|(?:has )?entered (?:in )?(?:the|our) (?:game|story|adventure|chat|fray)|(?:also|too) (?:played|plays|joins)|is one of (?:us|the (?:crew|team|gang))|(?:wanted|could not resist|could not help|ended up|insisted on|begged|asked) (?:to )?(?:join|joining|play|playing)(?: in| too| as well)) /,
  /^(?:has |have )?(?:rejoined|re joined|is up from (?:his|her) nap|come back to (?:play|join)) ?/,
  /^(?:came|comes|come) (?:in |over |round |back )?and (?:plays|played|joined)/,
  /^(?:wanted in|got involved|turned up|has arrived|arrived)/,
];

const backAgain =
  /^back (?:$|, |now |again |with us |(?:after|from) (?:(?:his|her|a|the) )?(?:nap|bath|sleep|swimming|football|ballet|break|tantrum|sulk))/;

/** Whether somebody comes at `at`, by the words from there on. */
export function arrives(sentence: Sentence, at: number, rest: string): boolean {
  const before = sentence[at - 1];
  return (
    arrivals.some((words) => words.test(rest)) ||
    // For example: "mia back after her nap".
    (backAgain.test(rest) && before?.child !== undefined && clauseStart(sentence, at) === at - 1) ||
    (/^wants? to (?:play|join|join in) (?:too|as well|with us|in|now)/.test(rest) && subjectBefore(sentence, at).kind === 'person') ||
    // For example: "granny came". Where mum came, she had been called for something.
    (rest === 'came ' && people.has(before?.word ?? '') && !/^(?:mum|mummy|mom|dad|daddy)$/.test(before?.word ?? ''))
  );
}
