import { wordSet } from '../../../words/word-set.ts';
import type { EventKind } from '../../events.ts';
import { clauseStart, type Sentence, sentenceText } from '../../reader.ts';
import { people } from '../../words.ts';

/** The kinds of events that whole sayings tell: how the step was for them. */
export type Saying = Extract<EventKind, 'too-hard' | 'too-easy' | 'quarrel' | 'tired' | 'loved'>;

/** English: where a saying such as *too hard* or *loved it* is denied, or is not about the game. */

const denial =
  /\b(?:not|no|never|nobody|none|neither|anything but|hardly|without|less|barely|no longer|if|unless|nearly|almost|hope|hopes|hoping|wish|wishes|pretend|pretended|pretending)\b/;

const notDenied =
  /\bnever gets? (?:tired|bored) of\b|\bnot (?:sure|keep|stop|give|let|understand|get|do|know|challenged|really challenged|at all challenged|manage|work|figure|solve|share|speaking|talking|even|break|broke|a challenge|challenging|hard enough|difficult enough|much of a challenge|stop|did|does|is|was)\b|\bno (?:challenge|energy|effort|clue|idea)\b/;

const forceful =
  /\b(?:push|pull|press|hit|bang|knock|kick|threw|throw|thrown|tr(?:y|ied)|laugh|work|blew|blow|squeez|whack|slam|jump|land|run|ran|cry|cri|think|stamp|clap)\w*\b/;

/** What the step was too hard or too easy to do; else it is the bread that was too hard to cut. */
const playing =
  /^ to (?:do|play|solve|understand|follow|make|build|reach|climb|jump|balance|carry|hold|find|remember|read|guess|throw|catch|finish|manage|work|hop|walk|crawl|lift|aim|hit|say|copy|keep|see|figure)\b/;

/** What is hard or easy of an evening, and not of the game. */
const notTheGame =
  /^ (?:day|days|week|morning|afternoon|evening|night|time|bedtime|month|year|age|work|customer|audience|crowd|conversation|floor|bed|biscuit|sofa|crust|sell|target|life|going at|on (?:him|her|them|me|the|my))\b/;

/** A saying with the words before and after it. */
type Place = {
  said: string;
  before: string;
  after: string;
  /** The words before it that its clause has, and those of them behind the last *and*, *but* or *so*. */
  clause: string;
  near: string;
};

/** Tells whether a saying is about something else than how the step was for the children. */
type Doubt = (place: Place) => boolean;

const doubts: Readonly<Record<Saying, readonly Doubt[]>> = {
  'too-hard': [isOfTheAdult, isOfTheApp, isOfForce, isHowStrongly, isOfAJoke, isOfTheEvening],
  'too-easy': [isOfFood, isOfTheEvening],
  loved: [isOfTheWriter, isMaybeLoved, isLovedInGeneral, isOfTheProduct, isOrder, isOfOtherPleasures, isHilariousElsewhere],
  tired: [isOfBrokenThings, isTirednessOfOthers],
  quarrel: [isQuarrelOfOthers],
};

/**
 * Whether a saying holds where it stands: it is not denied, and it is about the game. `before` and `after` are the words around it in its
 * sentence; in `before` a child's name right in front of it is an `@`.
 */
export function isMeant(kind: Saying, said: string, before: string, after: string): boolean {
  const clause = before.slice(before.lastIndexOf(',') + 1);
  const near = clause.split(/\b(?:and|but|so|then|because|cos)\b/).at(-1) ?? '';
  const place = { said, before, after, clause, near };
  return !isDenied(place) && !doubts[kind].some((doubt) => doubt(place));
}

function isDenied({ said, near }: Place): boolean {
  const inSaying = /\b(?:were|are|was|is|bit|had|have|keep) (?:not|never|no)\b/.test(said) && !notDenied.test(said);
  return inSaying || (denial.test(near) && !/\bnever (?:laughed|giggled|had)\b/.test(`${near}${said}`));
}

/** For example: "I did not understand the step" is the app's fault. */
function isOfTheAdult({ said, before }: Place): boolean {
  return (
    /^(?:(?:did|do) not (?:\w+ )*(?:understand|get)|can not|not (?:have )?a clue|struggl|no idea how)/.test(said) &&
    /(?:^| )(?:we|i|i am|i had|me)\s*$/.test(before)
  );
}

/** For example: "struggled with the app". */
function isOfTheApp({ said, after }: Place): boolean {
  return (
    said.startsWith('struggl') &&
    /^ (?:to (?:get|keep|stop|hear|type|open|connect|load|find the (?:app|button|sound))|into|out of|through|with (?:(?:the|this|your|my) )?(?:app|screen|sound|internet|wifi|phone|volume|login))/.test(
      after,
    )
  );
}

/** For example: "pushed her too hard" or "too hard a floor". */
function isOfForce({ said, clause, after }: Place): boolean {
  return said.endsWith('hard') && ((forceful.test(clause) && !/ing (?:was|is|bit) *$/.test(clause)) || /^ an? /.test(after));
}

/** For example: "laughed so hard". */
function isHowStrongly({ said, before }: Place): boolean {
  return (
    /^(?:so|really|very|pretty|quite|bit|little) hard/.test(said) &&
    !/(?:^|,|was|is|it|that|found|finds|were|one|a|really|and)\s*$/.test(before.trim())
  );
}

/** For example: "did not get the joke". */
function isOfAJoke({ said, after }: Place): boolean {
  return / (?:get|understand) (?:it|the|what|how)$/.test(said) && /^ (?:joke|reference|point|fuss|memo|hint)\b/.test(after);
}

/** For example: "had seconds, gone in no time" is about a cake. */
function isOfFood({ said, before }: Place): boolean {
  return (
    /\b(?:ate|eaten|eating|had|having|wants?|wanted|asleep|gone|bored|be back|back)\b/.test(before) &&
    /cake|seconds|secs|no time/.test(said)
  );
}

/** For example: "my favourite so far" is what the adult loves. */
function isOfTheWriter({ said, before }: Place): boolean {
  return /^(?:favou?rite|fave)/.test(said) && /\bmy (?:own )?$/.test(before);
}

/** For example: "they would love it". */
function isMaybeLoved({ before }: Place): boolean {
  return /\b(?:would|could|might|will|hope|hoping|i|mum|dad|gonna|sounds?|looks?|smells?) (?:\w+ )?$/.test(before);
}

/** For example: "loves dinosaurs" is nothing that the step did. */
function isLovedInGeneral({ said, after }: Place): boolean {
  return (
    (/^(?:loves|love)$/.test(said) && !/^ (?:it|this|that|being|the|every|,|doing|all|how|when|them|him|her)\b|^\s*$/.test(after)) ||
    (said === 'loved' && /^ ones?\b/.test(after))
  );
}

/** For example: "love the app", "lots of love from us", "enjoy your evening". */
function isOfTheProduct({ said, after }: Place): boolean {
  return (
    /^(?:loves?|loved|enjoy(?:ed|s|ing)?)$/.test(said) &&
    /^ (?:(?:this|the|your|ur|that) (?:app|idea|concept|product|website|font|art|music|voice|ad|film(?! crew)|movie|book|weather|holiday)s?\b|your|ur|from|you)\b/.test(
      after,
    )
  );
}

/** For example: "enjoy the game" tells somebody to, and "they enjoy the game" does not. */
function isOrder({ said, before }: Place): boolean {
  return (
    /^(?:love|enjoy)$/.test(said) &&
    !/(?:they|we|kids|both|children|all|boys|girls|twins|everyone|really|absolutely|just|did|always|@) $/.test(before)
  );
}

/** For example: "loved her dinner" or "enjoyed the peace". */
function isOfOtherPleasures({ said, after }: Place): boolean {
  return (
    (/^(?:love|enjoy|like)(?:s|d|ed|ing)?(?: the)?$/.test(said) &&
      /^ (?:(?:the|her|his|their|that|this|a bit of|some|all) )*(?:peace|quiet|silence|biscuits?|snacks?|tea|dinner|lunch|breakfast|coffee|wine|cake|pizza|pasta|film|movie|school|nursery|swimming|football|ballet|holiday|telly|bath|ipad|birthday|presents?|chips|ice cream|pudding|break|lie in)(?= ,| and| but| today| at| on|$)/.test(
        after,
      )) ||
    (/^enjoy(?:ing|ed|s)?$/.test(said) && /^ (?:an?|my|some) /.test(after))
  );
}

/** For example: "hilarious noises from next door". */
function isHilariousElsewhere({ said, after }: Place): boolean {
  return (
    said === 'hilarious' &&
    !/^$|^ (?:,|that|when|how|to|watching|because|and|but|for|seeing|though|tbh|lol|the way|step|one|bit|game)/.test(after)
  );
}

/** For example: "the den is wrecked" or "shattered my mug". */
function isOfBrokenThings({ said, before, after }: Place): boolean {
  return (
    (/^(?:is|was|are|were) (?:wrecked|done)/.test(said) &&
      /\b(?:it|that|this|den|fort|tower|house|castle|bridge|room|place)\s*$/.test(before)) ||
    (said === 'shattered' && /\bit(?: has| just| then| all)? ?$/.test(before)) ||
    (/^(?:shattered|exhausted|wiped out|worn out|wrecked)$/.test(said) && /^ (?:the|my|his|her|our|their|an?)\b/.test(after))
  );
}

/** For example: "the dragon is tired", "I am shattered", "tired of tidying". */
function isTirednessOfOthers({ before, after }: Place): boolean {
  return (
    /^ (?:of|mum|dad|parents?|me|us|arms?|legs?|old|day|week|night|to (?:type|write|explain|argue|clean|tidy|cook)|at work)\b/.test(
      after,
    ) ||
    /\b(?:i|me|mum|dad|dragon|giant|monster|king|queen|parent|parents)(?: ,| am| is| are| was| a bit| so| very| too| really| just| pretty)*\s*$/.test(
      before,
    )
  );
}

/** For example: "an argument with my husband" or "the pirates fought". */
function isQuarrelOfOthers({ near, after }: Place): boolean {
  return (
    /^ with (?:my|me|the|us|his dad|her dad|his mum|her mum|dad|mum|an?|myself)\b/.test(after) ||
    /\b(?:me|i|my|husband|wife|hubby|neighbou?rs|cats|dogs|dragons?|knights?|pirates?|teddies|gulls|seagulls|birds|foxes|squirrels)\b/.test(
      near,
    )
  );
}

/** For example: "too hard for mum", "a hard week", "too hard to cut". */
function isOfTheEvening({ said, after }: Place): boolean {
  return (
    /^ (?:not to|to keep a straight face|with (?:a baby|one hand|my|no|the (?:telly|tv|dog|baby|radio))|for (?:me|mum|dad|mummy|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|my|the (?:grown ?ups|adults|parents)))\b/.test(
      after,
    ) ||
    notTheGame.test(after) ||
    (/^ to \p{L}/u.test(after) &&
      /(?:hard|difficult|tricky|tough|easy|simple|easier|simpler|harder|trickier)$/.test(said) &&
      !playing.test(after))
  );
}

/** Whether the clause at `at` is about somebody or something that does not play: the writer, a grown-up, the day, the homework. */
export function isOthers(sentence: Sentence, at: number): boolean {
  const start = clauseStart(sentence, at);
  const clause = sentence.slice(start, at);
  if (clause.some(({ child, word }) => child !== undefined || players.has(word))) return false;
  const [first, second] = clause;
  if (first === undefined) return false;
  if (/^(?:i|me|im)$/.test(first.word)) return !/\b(?:think|thought|guess|reckon|know|see|say|suppose)\b/.test(sentenceText(clause));
  const head = determined.has(first.word) ? second : first;
  return head !== undefined && (others.has(head.word) || (people.has(head.word) && head.word !== 'uncle' && clause.length <= 4));
}

const determined = wordSet("the a an my our his her their this that your some today's");
const players = wordSet(
  'he she they we kids children boys girls twins everyone everybody both all step bit one part game story riddle puzzle it',
);
const others = wordSet(
  'teddies dolls toys bread dinner tea lunch breakfast food homework work school maths spelling spellings day week morning evening night bedtime bath film movie telly show book dog cat puppy kitten hamster baby rabbit husband wife hubby teacher neighbour neighbours app phone wifi sofa traffic weather summer holiday drive shop shopping parents parking jar lid soup cake toast crust cheese shoes shoe laces zip bike car bus train',
);
