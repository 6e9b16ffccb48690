import { type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { subjectBefore } from '../../subject.ts';

/** English: a child who plays, and would rather not be the one to begin or to be looked at. */

/** What a child would rather not do, behind the verb that says so. */
const leading =
  '(?:(?:be|play) (?:the )?(?:hero|leader|captain|first|one|chief|boss|main one|main character|star|it)|be (?:looked|watched|stared) at|be watched|be in (?:front|charge)|stand in front|go first|start|begin|lead|take the lead|show (?:it|us|anybody|anyone|everybody)|perform|do it alone|do it (?:by|on) (?:her|his|their) (?:self|own)|go (?:by|on) (?:herself|himself|her own|his own)|go alone|choose|pick|decide)';
const refuses = new RegExp(
  `^(?:do|does|did|would|will) not (?:(?:really|quite) )?(?:want|like|dare|feel like|fancy) (?:to |being |going |having to )?${leading.replaceAll('be ', '(?:be |being )?')}(?= |$)`,
);
const refusal = new RegExp(`^(?:(?:refuses|refused) to|would (?:rather|prefer) not(?: to)?) ${leading}(?= |$)`);
const rather =
  /^(?:would |'d )?(?:rather|prefers?|preferred|prefer to|wants? to|wanted to|likes to|liked to|only wants to|just wants to) (?:to )?(?:(?:only|just) )?(?:watch(?:ing)?|stay (?:in the|at the) back|go last|be last|hide behind (?:me|mum|mummy|mom|dad|daddy))(?= |$)/;

/** Reads who plays on and would rather not lead: *Mia does not want to be the hero*, *she would rather watch*. */
export function standsBackIn(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const rest = sentenceText(sentence, at, at + 12);
    if (!refuses.test(rest) && !refusal.test(rest) && !rather.test(rest)) continue;
    const { who } = whoOf(reader, sentence, subjectBefore(sentence, at));
    if (who === undefined || !reader.children.includes(who)) continue;
    // What it denies is what it says: the rules of doubt, which take it for something that has not happened, are not asked.
    if (!reader.events.some((event) => event.kind === 'stands-back' && event.who === who)) reader.events.push({ kind: 'stands-back', who });
    return;
  }
}
