import { wordSet } from '../../../words/word-set.ts';
import type { NoteEvent } from '../../events.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { type Subject, subjectBefore } from '../../subject.ts';
import { people, relations } from '../../words.ts';

/** English: who left. */

export const leavingVerbs = wordSet(
  "left gone went going goes go flew popped off headed heading had stopped quit given gave dropped has have 's is not will would does do taking having takes fell stormed wandered stomped marched refuses jacked packed called took bailed legged cleared ducked tapped flounced scarpered sat got needed needs taken takes must in at abandoned picked collected opted skipped bowed chickened was being sloped conked crashed stropped sulked trotted disappeared walked huffed toddled skulked slunk strolled bounced sauntered sidled trudged traipsed pottered drifted crawled hurried shot scooted ambled scurried zoomed mooched ran backed pulled refused decided chose wanted wandering heading running sits disappeared wriggled no",
);

const errand =
  /^(?:went|gone|goes|ran|headed|wandered|off|is off|'s off|marched|stormed) (?:off )?(?:now )?to (?:find|get|fetch|look|search|hunt|see|check|explore|hide|build|make|collect|tell|ask|show|rescue|save|grab|wash|brush|change|put|wee|do a)\b/;

/** How somebody leaves, in the words from the verb on. */
const leaving: readonly RegExp[] = [
  /^left (?:$|, |in an? (?:huff|strop|mood|sulk)|again |us |early |already |to |for |because |cos |bc |cuz |coz |cus |now |halfway |the (?:game|story|team|group) |after |and |so |at \d|half )/,
  /^(?:gone|went|going|goes|go|go to|off|headed|heading) (?:(?:up|back|straight) )?(?:home|to home|off to|to bed|to sleep|to (?:football|ballet|swimming|practice|training|piano|judo|karate|gymnastics|guides|cubs|beavers|brownies|scouts|do (?:his|her|some) |his|her|a |the shop)|off with)/,
  /^gone off /,
  /^(?:is |'s )?gone (?:$|, |now , |for (?:now|today) )/,
  /^(?:in (?:bed|the bath)|at (?:football|ballet|school|swimming|training|piano|judo)) (?:$|, |now |already |so )/,
  /^must (?:go|leave) (?:$|, |now |home )/,
  /^(?:do|does|did) not want (?:any ?more|more|to any ?more) (?:$|, )/,
  /^(?:had|needed|needs|has) to (?:go(?! (?:for a |have a |do a |to the )?(?:wee|pee|poo|loo|toilet|potty|bathroom|back (?!to)|and (?!have|get|do|see)|round (?!to)|through|under|over|first|again))|leave(?! (?:the|his|her|their|it|a) ))/,
  /^(?:(?:stopped|quit|given up|gave up) (?:playing|the game)|(?:given|gave) up (?:on (?:it|this)|after|already|and went|half way|halfway)|given up (?:, |$))/,
  /^quit (?:$|, |and |now |half|after |because |cos )/,
  /^(?:went|gone|goes|off|flew off|popped|headed) (?:off |over |back )?to (?:(?:his|her|the|stay with|be with) )?(?:grandma|granny|gran|nan|nana|nanna|grandad|grandpa|auntie|aunt|dad|mum|mom|daddy|mummy|friend)(?:s| 's)? /,
  /^had to (?:head|dash|nip|run|shoot|pop) (?:out|off|home|away) /,
  /^(?:goes|went|go) away (?:$|, |to )/,
  /^(?:jacked|packed) it in |^called it (?:quits|a day|a night) /,
  /^abandoned ship |^(?:took|taken|takes) (?:himself|herself|themselves) (?:off|home|away|to bed|upstairs) /,
  /^(?:bailed|legged it|cleared off|ducked out|tapped out|flounced (?:off|out)|scarpered|sloped off|conked out|crashed out|stropped off|sulked off|trotted off|disappeared off|wriggled out of it) (?!the |a |his |her |our )/,
  /^(?:is |'s )?(?:no longer|not any ?more|not anymore) (?:interested|playing|in it|joining in) /,
  /^(?:is |'s )?not interested any ?more /,
  /^(?:opted|skipped|bowed|chickened) out |^sat (?:this |the rest |it )?out /,
  /^(?:went|gone|going|off) (?:(?:up|off|down) )?(?:for|to have) (?:a|his|her) (?:bath|shower|nap|lie down|sleep) /,
  /^(?:picked up|collected) by |^(?:has been|was|is being|got|being) (?:picked up|collected|taken home|called home|put to bed) /,
  /^dropped out/,
  /^(?:has |have |'s )?had enough/,
  /^(?:is |'s )?not (?:playing|joining in|in it) (?:any ?more|anymore|now)/,
  /^(?:will|would|does|do) not (?:want (?:to )?)?(?:play|join in)(?: any ?more| anymore| more| $| ,| now)/,
  /^(?:is )?(?:taking|having|takes|has) a (?:break|nap|rest|time ?out)/,
  /^(?:fell|is fast|is|'s|'s fast|sound|fast) asleep(?! (?:in (?:it|this)|on the way|in the car|last|yesterday))/,
  /^(?:is|'s) out (?:$|, |now |of the game )/,
  /^(?:stormed|wandered|stomped|marched|headed|walked|huffed|toddled|skulked|slunk|strolled|bounced|sauntered|sloped|sidled|trudged|traipsed|pottered|drifted|crawled|hurried|shot|scooted|ambled|buggered|scurried|flew|zoomed|tootled|mooched) (?:off|away)(?! (?:with|the|to (?:find|get|fetch|look|hide|explore))\b)|^(?:stormed|stomped|stropped|flounced|walked) out(?! of)|^ran off (?:crying|in|upstairs|to (?:his|her|play|watch|mum|dad|daddy|mummy)|sobbing|screaming)|^(?:went|gone|ran|stomped|marched) (?:off |upstairs |up |away |to (?:his|her) (?:bed)?room )*in an? (?:huff|strop|sulk|mood|temper)|^backed out |^pulled out (?:$|, )|^(?:refused|refuses) to (?:play|join|carry on|continue|go on|do any more)|^(?:do|does|did) not want to (?:play|carry on|continue|join in|do it|do any)(?: it)? (?:any ?more|now)|^(?:decided|chose|wanted|opted) to (?:sit (?:it |this |this one )?out|stop|leave|go home|call it a day)|^sat out|^sits? (?:it|this) (?:one )?out|^(?:wandering|heading|running) off/,
  /^(?:is|'s) off (?:to|now|, |$)/,
  /^(?:is|'s) (?:now )?(?:in the bath|in bed|at (?:football|ballet|school|swimming|training|piano|judo)|watching (?:tv|telly)|having (?:a bath|dinner|tea))/,
  /^refuses to (?:play|join)/,
];

/** Words behind somebody's leaving which say that the same one is back. */
const comesBack =
  /(?:^|\b(?:and|but|then|,) )(?:(?:he|she|they|then|now|soon|later|quickly|straight) )*(?:(?:came|come|comes|is|are|was) (?:\p{L}+ )?back\b|stayed\b|returned\b)/u;

/** Reads whether somebody leaves at the verb that stands at `at`, and adds that. Those who only fetch something, or who are back in the same sentence, stay. */
export function leftAt(reader: Reader, sentence: Sentence, at: number): void {
  const rest = restOfClause(sentence, at);
  if (!leaving.some((how) => how.test(rest)) || isBackSoon(sentence, at, rest)) return;
  if (/^(?:just|only)$/.test(sentence[at - 2]?.word ?? '')) return;
  const subject = subjectBefore(sentence, at);
  const clause = sentence.slice(clauseStart(sentence, at), at);
  if (
    clause.some(({ word }) => /^(?:nobody|if|when|before|until|might|want|wants|dragon|almost|nearly|about|did|let)$/.test(word)) ||
    (rest.startsWith('go ') && sentence[at - 1]?.child === undefined) ||
    (/^(?:in|at) /.test(rest) && (sentence[at - 1]?.child === undefined || clause.length > 1))
  )
    return;
  if (subject.unreal && !/not|refuses/.test(rest)) return;
  const { who, ask } = leaverOf(reader, sentence, subject, rest);
  if (who !== undefined || ask !== undefined)
    add(reader, { kind: 'left', ...(who !== undefined && { who }), ...(ask !== undefined && { ask }) });
}

/** The words from the verb on, eight at most, up to the next pause or the next child: `went home `. */
function restOfClause(sentence: Sentence, at: number): string {
  const end = sentence.findIndex(
    ({ kind, word, child }, index) =>
      index > at && (kind === 'pause' || (/^(?:and|but|so|while)$/.test(word) && (sentence[index + 1]?.child ?? child) !== undefined)),
  );
  return `${sentenceText(sentence, at, Math.min(at + 8, end === -1 ? sentence.length : end + 1))} `;
}

/** For example: "went to her room to get teddy", "stomped off but came back" or "went off to find a stick". */
function isBackSoon(sentence: Sentence, at: number, rest: string): boolean {
  const forGood =
    /\b(?:home|school|nursery|bed)\b|\bto (?:get|have) (?:(?:his|her|their|a|some) )?(?:tea|dinner|lunch|supper|bath|shower)\b/.test(rest);
  if (!forGood && (/ to (?:get|fetch|find|look for|grab|check|bring) /.test(rest) || errand.test(rest))) return true;
  return comesBack.test(sentenceText(sentence, at + 1));
}

/** Who leaves; nobody where it is an animal of the story. */
function leaverOf(reader: Reader, sentence: Sentence, subject: Subject, rest: string): Pick<NoteEvent, 'who' | 'ask'> {
  switch (subject.kind) {
    case 'child':
      return { who: subject.who ?? '' };
    case 'pronoun':
      return whoOf(reader, sentence, subject);
    case 'person': {
      if (subject.stranger === true && /^(?:is |'s )?gone (?:$|, |now , |for )/.test(rest)) return {};
      const name = subject.who?.toLowerCase() ?? '';
      const isAnimal = relations.has(name) && !people.has(name.split(' ')[0] ?? '');
      return isAnimal || rest.startsWith('is asleep') ? {} : { who: subject.who ?? '' };
    }
    case 'none':
      return rest.startsWith('gone ') ? {} : { who: whoOf(reader, sentence, subject).who };
    case 'group':
    case 'writer':
    case 'thing':
      return {};
  }
}
