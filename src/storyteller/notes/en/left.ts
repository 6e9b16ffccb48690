import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from '../reader.ts';
import { subjectBefore } from '../subject.ts';
import { people, relations, wordSet } from '../words.ts';

/** English: who left. */

export const leaveWords = wordSet(
  "left gone went going goes go flew popped off headed heading had stopped quit given gave dropped has have 's is not will would does do taking having takes fell stormed wandered stomped marched refuses jacked packed called took bailed legged cleared ducked tapped flounced scarpered sat got needed needs taken takes must in at abandoned picked collected opted skipped bowed chickened was being sloped conked crashed stropped sulked trotted disappeared walked huffed toddled skulked slunk strolled bounced sauntered sidled trudged traipsed pottered drifted crawled hurried shot scooted ambled scurried zoomed mooched ran backed pulled refused decided chose wanted wandering heading running sits disappeared wriggled no",
);

const errand =
  /^(?:went|gone|goes|ran|headed|wandered|off|is off|'s off|marched|stormed) (?:off )?(?:now )?to (?:find|get|fetch|look|search|hunt|see|check|explore|hide|build|make|collect|tell|ask|show|rescue|save|grab|wash|brush|change|put|wee|do a)\b/;

/** Words behind somebody's leaving which say that the same one is back. */
const comesBack =
  /(?:^|\b(?:and|but|then|,) )(?:(?:he|she|they|then|now|soon|later|quickly|straight) )*(?:(?:came|come|comes|is|are|was) (?:\p{L}+ )?back\b|stayed\b|returned\b)/u;

export function leftAt(reader: Reader, sentence: Sentence, at: number): void {
  const end = sentence.findIndex(
    ({ kind, word, child }, index) =>
      index > at && (kind === 'pause' || (/^(?:and|but|so|while)$/.test(word) && (sentence[index + 1]?.child ?? child) !== undefined)),
  );
  const rest = `${wordsOf(sentence, at, Math.min(at + 8, end === -1 ? sentence.length : end + 1))} `;
  const leaves =
    /^left (?:$|, |in an? (?:huff|strop|mood|sulk)|again |us |early |already |to |for |because |cos |bc |cuz |coz |cus |now |halfway |the (?:game|story|team|group) |after |and |so |at \d|half )/.test(
      rest,
    ) ||
    /^(?:gone|went|going|goes|go|go to|off|headed|heading) (?:(?:up|back|straight) )?(?:home|to home|off to|to bed|to sleep|to (?:football|ballet|swimming|practice|training|piano|judo|karate|gymnastics|guides|cubs|beavers|brownies|scouts|do (?:his|her|some) |his|her|a |the shop)|off with)/.test(
      rest,
    ) ||
    rest.startsWith('gone off ') ||
    /^(?:is |'s )?gone (?:$|, |now , |for (?:now|today) )/.test(rest) ||
    /^(?:in (?:bed|the bath)|at (?:football|ballet|school|swimming|training|piano|judo)) (?:$|, |now |already |so )/.test(rest) ||
    /^must (?:go|leave) (?:$|, |now |home )/.test(rest) ||
    /^(?:do|does|did) not want (?:any ?more|more|to any ?more) (?:$|, )/.test(rest) ||
    /^(?:had|needed|needs|has) to (?:go(?! (?:for a |have a |do a |to the )?(?:wee|pee|poo|loo|toilet|potty|bathroom|back (?!to)|and (?!have|get|do|see)|round (?!to)|through|under|over|first|again))|leave(?! (?:the|his|her|their|it|a) ))/.test(
      rest,
    ) ||
    /^(?:(?:stopped|quit|given up|gave up) (?:playing|the game)|(?:given|gave) up (?:on (?:it|this)|after|already|and went|half way|halfway)|given up (?:, |$))/.test(
      rest,
    ) ||
    /^quit (?:$|, |and |now |half|after |because |cos )/.test(rest) ||
    /^(?:went|gone|goes|off|flew off|popped|headed) (?:off |over |back )?to (?:(?:his|her|the|stay with|be with) )?(?:grandma|granny|gran|nan|nana|nanna|grandad|grandpa|auntie|aunt|dad|mum|mom|daddy|mummy|friend)(?:s| 's)? /.test(
      rest,
    ) ||
    /^had to (?:head|dash|nip|run|shoot|pop) (?:out|off|home|away) /.test(rest) ||
    /^(?:goes|went|go) away (?:$|, |to )/.test(rest) ||
    /^(?:jacked|packed) it in |^called it (?:quits|a day|a night) /.test(rest) ||
    /^abandoned ship |^(?:took|taken|takes) (?:himself|herself|themselves) (?:off|home|away|to bed|upstairs) /.test(rest) ||
    /^(?:bailed|legged it|cleared off|ducked out|tapped out|flounced (?:off|out)|scarpered|sloped off|conked out|crashed out|stropped off|sulked off|trotted off|disappeared off|wriggled out of it) (?!the |a |his |her |our )/.test(
      rest,
    ) ||
    /^(?:is |'s )?(?:no longer|not any ?more|not anymore) (?:interested|playing|in it|joining in) /.test(rest) ||
    /^(?:is |'s )?not interested any ?more /.test(rest) ||
    /^(?:opted|skipped|bowed|chickened) out |^sat (?:this |the rest |it )?out /.test(rest) ||
    /^(?:went|gone|going|off) (?:(?:up|off|down) )?(?:for|to have) (?:a|his|her) (?:bath|shower|nap|lie down|sleep) /.test(rest) ||
    /^(?:picked up|collected) by |^(?:has been|was|is being|got|being) (?:picked up|collected|taken home|called home|put to bed) /.test(
      rest,
    ) ||
    rest.startsWith('dropped out') ||
    /^(?:has |have |'s )?had enough/.test(rest) ||
    /^(?:is |'s )?not (?:playing|joining in|in it) (?:any ?more|anymore|now)/.test(rest) ||
    /^(?:will|would|does|do) not (?:want (?:to )?)?(?:play|join in)(?: any ?more| anymore| more| $| ,| now)/.test(rest) ||
    /^(?:is )?(?:taking|having|takes|has) a (?:break|nap|rest|time ?out)/.test(rest) ||
    /^(?:fell|is fast|is|'s|'s fast|sound|fast) asleep(?! (?:in (?:it|this)|on the way|in the car|last|yesterday))/.test(rest) ||
    /^(?:is|'s) out (?:$|, |now |of the game )/.test(rest) ||
    /^(?:stormed|wandered|stomped|marched|headed|walked|huffed|toddled|skulked|slunk|strolled|bounced|sauntered|sloped|sidled|trudged|traipsed|pottered|drifted|crawled|hurried|shot|scooted|ambled|buggered|scurried|flew|zoomed|tootled|mooched) (?:off|away)(?! (?:with|the|to (?:find|get|fetch|look|hide|explore))\b)|^(?:stormed|stomped|stropped|flounced|walked) out(?! of)|^ran off (?:crying|in|upstairs|to (?:his|her|play|watch|mum|dad|daddy|mummy)|sobbing|screaming)|^(?:went|gone|ran|stomped|marched) (?:off |upstairs |up |away |to (?:his|her) (?:bed)?room )*in an? (?:huff|strop|sulk|mood|temper)|^backed out |^pulled out (?:$|, )|^(?:refused|refuses) to (?:play|join|carry on|continue|go on|do any more)|^(?:do|does|did) not want to (?:play|carry on|continue|join in|do it|do any)(?: it)? (?:any ?more|now)|^(?:decided|chose|wanted|opted) to (?:sit (?:it |this |this one )?out|stop|leave|go home|call it a day)|^sat out|^sits? (?:it|this) (?:one )?out|^(?:wandering|heading|running) off/.test(
      rest,
    ) ||
    /^(?:is|'s) off (?:to|now|, |$)/.test(rest) ||
    /^(?:is|'s) (?:now )?(?:in the bath|in bed|at (?:football|ballet|school|swimming|training|piano|judo)|watching (?:tv|telly)|having (?:a bath|dinner|tea))/.test(
      rest,
    ) ||
    /^refuses to (?:play|join)/.test(rest);
  // (went to her room to get teddy, stomped off but came back, went off to find a stick: back soon)
  const forGood =
    /\b(?:home|school|nursery|bed)\b|\bto (?:get|have) (?:(?:his|her|their|a|some) )?(?:tea|dinner|lunch|supper|bath|shower)\b/.test(rest);
  if (!forGood && (/ to (?:get|fetch|find|look for|grab|check|bring) /.test(rest) || errand.test(rest))) return;
  if (comesBack.test(wordsOf(sentence, at + 1))) return;
  if (!leaves || /^(?:just|only)$/.test(sentence[at - 2]?.word ?? '')) return;
  const subject = subjectBefore(sentence, at);
  const clause = sentence.slice(clauseStart(sentence, at), at);
  if (
    clause.some(({ word }) => /^(?:nobody|if|when|before|until|might|want|wants|dragon|almost|nearly|about|did|let)$/.test(word)) ||
    (rest.startsWith('go ') && sentence[at - 1]?.child === undefined) ||
    (/^(?:in|at) /.test(rest) && (sentence[at - 1]?.child === undefined || clause.length > 1))
  )
    return;
  if (subject.unreal && !/not|refuses/.test(rest)) return;
  if (subject.kind === 'child') add(reader, { kind: 'left', who: subject.who ?? '' });
  else if (subject.kind === 'pronoun') {
    const { who, ask } = whoOf(reader, sentence, subject);
    if (who !== undefined || ask !== undefined)
      add(reader, { kind: 'left', ...(who !== undefined && { who }), ...(ask !== undefined && { ask }) });
  } else if (subject.kind === 'person') {
    if (subject.stranger === true && /^(?:is |'s )?gone (?:$|, |now , |for )/.test(rest)) return;
    const animal = relations.has(subject.who?.toLowerCase() ?? '') && !people.has(subject.who?.toLowerCase().split(' ')[0] ?? '');
    // (the bear left: that is the story's)
    if (!animal && !rest.startsWith('is asleep')) add(reader, { kind: 'left', who: subject.who ?? '' });
  } else if (subject.kind === 'none' && !rest.startsWith('gone ')) {
    const { who } = whoOf(reader, sentence, subject);
    if (who !== undefined) add(reader, { kind: 'left', who });
  }
}
