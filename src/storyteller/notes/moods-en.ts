import type { EventKind, NoteEvent } from './events.ts';
import { feltIn } from './felt-en.ts';
import { keysOf, mayHold } from './literals.ts';
import { isMeant, isOthers, type Saying } from './mood-doubts-en.ts';
import { kindOfNoun } from './nouns.ts';
import { add, meant, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { isRole } from './roles.ts';
import { subjectBefore } from './subject.ts';
import { weatherIn } from './weather-en.ts';
import { wishesIn } from './wishes-en.ts';

/** English: how it was for them. */

/** Sayings, over the words of a sentence in which a pause is a comma. What stands in the first part is denied by the second. */
const sources: readonly (readonly [Saying, RegExp])[] = [
  [
    'too-hard',
    /\b(?:could|can|did) not keep up\b|\bneeded (?:to help|helping|me to help|our help|mum to help|dad to help)\b|\b(?:bit|way|far|just|totally|little) beyond\b|\b(?:too|bit|little|really|very|pretty|so|quite|way too|far too|much too) (?:hard|difficult|tricky|complicated|confusing|tough|advanced|challenging)\b(?! (?:at|to (?:stop|get them|leave)))|\b(?:too|a bit|bit|a little) much for (?!me)|\b(?:way|bit|far|little|just|totally|right|went|goes|go|gone|straight|clean) (?:above|over|beyond) (?:him|them|his head|her head|her|their heads?)\b|\bbeyond (?:him|them)\b|\bneeded (?:me|us|mum|dad|his \w+|her \w+) to (?:help|do it)\b|\bhad to (?:do (?:it|this|that|most of it)|help) (?:for )?(?:him|her|them)\b|\btoo (?:high|far|heavy|big a jump|wide|tight) for (?!me)|\bimpossible for\b|\b(?:could|can) not get the hang\b|\b(?:was|is) lost on\b|\bcould not (?:really |even |quite )?(?:manage|do) (?:it|this|that)\b|\bneeded (?:\w+ ){0,4}of help\b|\bstruggled?\b|\bstruggling\b|\bmake (?:it |this |them )?(?:please |a bit |much )*(?:easier|simpler|more simple|more easy)\b|\b(?:something|anything) easier\b|\b(?:did|do|does) not (?:understand|get) (?:what|it|the|how)\b|\bcould not (?:do|manage|work|figure|solve|get) (?:it|this|that|any)\b|\bneeded (?:a lot of|lots of|so much|too much) help\b|\b(?:a|bit of a|real|quite a) struggle\b|\bquite a challenge for\b|\btough one\b|\btoo (?:long|much) and (?:hard|difficult)\b|\btoo much (?:hard|difficult)\b|\btoo (?:fiddly|young for)\b|\btoo many to remember\b|\bwas (?:a bit |really |quite |very )?tough\b|\b(?:way|bit|far|right|all|went|goes|go|gone|straight|flew|sailed|clean) over (?:\S+ 's|his|her|their) heads?\b|\b(?:do|something|a bit) simpler\b|\bno idea how to\b|\bstumped\b|\bdifficult for\b|\bhard for\b|\b(?:bit|little|way|far|just|totally) beyond\b|^(?:but |and |ok )*(?:it|this|that|that one|this one|that bit|this bit) (?:was|is) (?:hard|tricky|difficult|tough)(?= ,|$| but| for)|\bdid not know what to do\b|\btoo young for\b/,
  ],
  [
    'too-easy',
    /\bfound (?:it|this|that|this one|that one) (?:\w+ )?easy\b|\bin (?:\w+ ){1,2}(?:seconds|secs) flat\b|\bsaid (?:it|its|this|that) (?:is |was )?for babies\b|\b(?:too|so|dead|really|very|super|way too|bit|pretty) (?:much )?(?:easy|simple|babyish|basic)\b|\btoo (?:baby|young) for\b|\bpiece of cake\b|\bmake it (?:\w+ )?harder\b|\b(?:something|anything|bit) (?:harder|trickier|more difficult|more challenging)\b|\b(?:needs?|wants?|could do with) (?:more of )?a (?:bit more of a )?(?:bigger )?challenge\b|\bno challenge\b|\bnot (?:a challenge|challenging|hard enough|difficult enough|much of a challenge)\b|\bwalk in the park\b|\bdone in (?:\w+ )?(?:seconds|secs)\b|\bneed more of a challenge\b|\b(?:do|did|done) (?:it|this|that) with (?:his|her|their) eyes (?:closed|shut)\b|\b(?:do|did) (?:it|this|that) (?:blindfolded|in a heartbeat)\b|\b(?:did|done|finished|solved) (?:it |this |that )?in (?:\w+ )?(?:seconds|secs|a flash|a jiffy|no time)\b|\bneeds to be harder\b|\bno effort\b|\bnot (?:even )?(?:break|broke) a sweat\b|\ba breeze\b|\bharder (?:one|ones) (?:next|please|pls)\b|\bchild(?: 's|s)? play\b|\bbreezed through\b|\bcould be (?:harder|trickier|more challenging)\b|\b(?:did|done|finished|solved|over|cracked|got|found|he|she|they|through|that) (?:it |this |that |was |all |in )*in (?:\w+ ){0,3}(?:seconds|secs)\b|\b(?:could|should|can|needs? to|make it|might) (?:be|go) (?:trickier|harder)\b|\bharder (?:pls|please|next)\b|\bup a level\b|\bgot it (?:first go|first time|straight away|immediately|instantly)\b|\bsolved (?:it )?(?:before|straight away|immediately|instantly)\b|\bdoddle\b|\beasy peasy\b|\bfor babies\b|\bno bother at all\b|\b(?:do|done) (?:this|it|that) in (?:his|her|their) sleep\b|\bnot (?:really |at all )?challenged\b|\b(?:flew|whizzed|sailed|raced) through (?:it|this|that)\b|\bin no time\b/,
  ],
  [
    'quarrel',
    /\bat loggerheads\b|\bhit(?:ting)? each other\b|\bscrapping\b|\bargy bargy\b|\b(?:war|drama|scrap|punch up|fisticuffs) over\b|\bwho (?:goes|gets to go|went) first (?:fight|row|drama)\b|\bscreaming match\b|\bnot talking to each other\b|\b(?:both )?(?:screaming|yelling) at each other\b|\b(?:big|massive|huge) (?:fall out|fallout|ding dong|bust up)\b|\bhad to separate (?:them|the two)\b|\b(?:would|could|did|do|will|can) not stop (?:fighting|arguing|bickering|squabbling|quarrelling)\b|\b(?:would|will|did) not (?:give|let) (?:him|her|\w+) (?:a|have a|have) (?:turn|go|shot)\b|\b(?:a|another) (?:\w+ )?(?:barney|squabble|bust up|bustup|argument|tiff|spat)\b|\b(?:said|says) \w+ (?:cheated|cheats|was cheating|is cheating)\b|\blots of (?:yelling|shouting) at each other\b|\bkept (?:fighting|arguing|bickering)\b|\b(?:argu(?!\w+ (?:(?:his|her|their) (?:case|point|way)|in favou?r|that|for))(?:ed?|es|ing|eing|ments?|ements?)|squabbl\w+|bicker\w*|quarrel\w*|(?<!tooth |teeth |bottom |it |insides |stuffing |he |she |everything |one )fell out(?! of| the| on| last| today| while| when| and)|falling out|fallen out|punch up|shouting match)\b|\b(?:fight|fights|fighting|fought) (?:over|about|again|with each other|between|for who|who)\b|(?<!\bin )\b(?:a|big|huge|another) (?:row|scrap|fight|barney|spat|tiff)(?: over| about| between|$| ,| again| with (?:his|her|each))|^(?:(?:big|huge|another|more|constant|still|again|massive|always|they|both) )*(?:fighting|fight)(?: again| over.*)?$|\b(?:they|kids|boys|girls|both|two of them) (?:were|are|keep|kept|started|keeps) (?:\w+ )?fighting(?! (?:the|a|off|dragons?|monsters?|pirates?|baddies|ninjas?|against|with (?:a|the|swords?)))\b|\bnot speaking to each other\b|\bshouting at each other\b|\bsharing (?:did|does|is|was) not\b|\b(?:would|will|did|do) not share\b|\bsnatched\b.*\boff\b|\bboth want(?:ed)? the\b|\bpulling hair\b|\bcome to blows\b|\beach other(?: 's|s)? throats\b|\b(?:tears|row|tantrums?|meltdown|fuss|debate|battle) over who(?:se)?\b|\bcan not agree (?:on|who|about|what)\b|\bsibling war\b|\bwill not let \S+ have a (?:go|turn)\b|\bboth want(?:ed|s)? (?:to be|to go first|the same|it)\b|\b(?:had words|kicked off between|pushing and shoving|tug of war over|stand off)\b|\bdisagree(?:d|ment)\b/,
  ],
  [
    'tired',
    /\b(?:can|could) not stop yawning\b|\b(?:tired|tiring|exhausted|knackered|shattered|sleepy|drowsy|zonked|wiped out|worn out|tuckered|yawn(?:ing|s|ed)|flagging|out of steam|running out of (?:steam|puff|energy)|rubbing (?:\w+ )?eyes|(?:needs?|ready for) (?:a nap|bed|a rest|sleep)|ran out of (?:steam|energy|puff)|low on energy|(?:is|are|was|were|both|all|so|totally|absolutely|completely|properly|now) (?:wrecked|drained|dead beat|done in|pooped|whacked|zapped|cream crackered|all in)|eyes are closing|wore (?:\w+ ){1,2}out|droopy|losing steam|ready to drop|flopped|frazzled|out of puff|no energy(?: left)?|battery is (?:flat|dead|low)|batteries are (?:flat|dead|low)|dead tired|pooped out|run out of (?:energy|steam|puff)|hardly keep (?:\w+ )?eyes open|not keep (?:\w+ )?eyes open|pooped|low energy|(?:wants?|needs?) (?:his|her|their) bed|nodding off|drooping|bushed|dozing|weary|running on empty|energy(?: is)? dropping|fading fast|dead on (?:his|her|their) feet|overtired|half asleep|energy is (?:low|dipping|flagging))\b/,
  ],
  [
    'loved',
    /\bto loving (?:it|this|that)\b|\b(?:is|are|were) (?:really |absolutely |so |still |all )*(?:loving|liking|adoring) (?:very much )?(?:it|this|that|every|being|the)\b|\b(?:love|loves|loved|adore|adores|adored|enjoy|enjoyed|enjoys|enjoying)\b(?! to (?:have|see|be|go|meet)\b)|\b(?:so much|great|good|brilliant|such|loads of|lots of|big|massive|tons of|a lot of) fun\b|\b(?:big|huge|absolute|massive|total|real) hit\b|\b(?:can|could) not stop (?:laughing|giggling|smiling|grinning|talking about)\b|\bobsessed with (?:it|this|that)\b|\bthoroughly enjoyed\b|\ba (?:riot|hoot|belter|winner|keeper|success|delight|triumph)\b|\bin (?:absolute )?heaven\b|\bsmash hit\b|\btop marks\b|\b(?:had|having) the time of (?:his|her|their|our) li(?:fe|ves)\b|\b(?:his|her) new favou?rite\b|\bwent wild for (?:it|this|that)\b|\bfavou?rite(?: (?:ever|so far|part|bit|one|step|thing|yet|game))|\bbest (?:step|one|bit|part|thing|game|adventure|day|ever|yet)\b|\bliked (?:it|that|this)\b|\b(?:again and again|want(?:s|ed)? to (?:do|play) (?:it|that|this)(?: one)?(?: all)? (?:over )?again)\b|\bhilarious\b|\bcould not stop (?:laughing|giggling)\b|\b(?:in|had us in) stitches\b|\bbig success\b|\bbut (?:so |really |such |great |good |lots of )?fun\b|\bfound (?:it|this|that|the whole thing) (?:\w+ )?(?:hilarious|funny|brilliant|amazing)\b|\bmade (?!me|us|mum|dad)\w+ laugh\b|\b(?:best|funniest|coolest|greatest) (?:thing|one|game|bit|day|part)(?: ever)?\b|\bmuch (?:laughter|giggling|hilarity|excitement)\b|\bnever gets? (?:tired|bored) of\b|^(?:they |both |he |she |kids )*wants? (?:more|another one)(?: of (?:these|this|that)| like (?:this|that))?(?: please| now|$)|\bcan we (?:do|play) (?:it|that|this) again\b|\b(?:had|having) (?:so much |lots of |great |good |such )?fun\b|\bcracked (?:up|them up|him up|her up)\b|\b(?:howling|roaring) with laughter\b|\bear to ear\b|\b(?:it|that|this|step|one|bit|game) (?:was|is|were) (?:\w+ )?(?:brilliant|fantastic|awesome|amazing|wonderful|magical|fab|ace|great fun|a hit)\b|^(?!sounds|looks|smells|seems)(?:\w+ )?(?:brilliant|fantastic|awesome|amazing|wonderful|fabulous|magical)$|\bover the moon (?:with|about) (?:this|that|it)\b|\b(?:super|so|really|such|what|pure) fun\b|^(?:what a )?(?:brilliant|fantastic|great|amazing|lovely|wonderful) (?:one|step|bit|idea|game)$|\bbegged to do (?:it|that) again\b|\bin hysterics\b|^10 , 10$|^the best(?: one| ever)?$|\b(?:could|can) not get enough(?: of (?:it|this|that|them|the \w+)|(?= ,|$))|\bbelly laughs?\b|\b(?:laugh|giggl)(?:ed|ing) (?:so much|so hard|their heads off|his head off|her head off|out loud|a lot|the whole)\b|\bso much (?:laughing|laughter|giggling)\b|\breally good one\b|\bbig (?:grins?|smiles?)\b|\bthumbs up\b|\b(?:5|five|10|ten) stars\b|\bin fits\b|\bcrying with (?:laughter|laughing)\b|\bhappy tears\b|\b(?:lots|loads|plenty) of (?:giggl\w+|laugh\w+)\b|\b(?:laugh|giggl|laughing|giggling)(?:ed|ing)? (?:till|until|for ages|all the way|like)\b|\bkept (?:\w+ ){0,4}(?:laughing|giggling)\b|\b(?:was|were|are|is) (?:\w+ )?(?:laughing|giggling|cracking up|beaming)\b|\bsquealed with (?:delight|joy)\b|\bhad a (?:blast|ball|great time|brilliant time|whale of a time)\b|\bwent down (?:a treat|well|really well|a storm)\b/,
  ],
];

/** Words without which a saying can't be: most sentences need not be searched. */
const sayings = sources.map(([kind, regex]) => ({ kind, regex: new RegExp(regex.source, 'g'), may: mayHold(regex.source) }));

export function moodEvents(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const keys = keysOf(sentence);
  for (const { kind, regex, may } of sayings) {
    if (!may(keys)) continue;
    // (`i loved it, mia loved it too`: what the first one does not say, the next may)
    for (const match of text.matchAll(regex)) {
      const said = match[0];
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + said.length);
      const from = before.split(' ').length - 1;
      if (
        !isMeant(kind, said, before, after) ||
        isOthers(sentence, from) ||
        ((kind === 'tired' || kind === 'loved') && ofTheStory(sentence, from))
      )
        continue;
      reader.at = from;
      const who = whoFor(reader, sentence, from, from + said.split(' ').length, kind);
      add(reader, { kind, ...(who.who === undefined && who.ask === undefined && kind !== 'quarrel' ? signedBy(sentence) : who) });
      break;
    }
  }
  feltIn(reader, sentence);
  wishesIn(reader, sentence);
  weatherIn(reader, sentence);
}

/** `too easy -mia`, `loved it (mia)`: whose words they are. */
function signedBy(sentence: Sentence): Pick<NoteEvent, 'who'> {
  const end = sentence.findLastIndex(({ kind }) => kind === 'word');
  const who = sentence[end]?.child;
  return who !== undefined && sentence[end - 1]?.kind === 'pause' && !sentence.slice(0, end).some(({ child }) => child !== undefined)
    ? { who }
    : {};
}

/** `the princess is tired`: somebody in the story is, and nobody who plays. */
function ofTheStory(sentence: Sentence, at: number): boolean {
  const subject = subjectBefore(sentence, at);
  // (ola said the dragon looks tired)
  const looks =
    /\b(?:the|a|his|her|their) (\S+) (?:looks?|looked|seems?|seemed|sounds?|sounded|gets?|got|is|was|feels?|felt|needs?)(?: (?:a|bit|so|very|really|too|quite))* ?$/.exec(
      wordsOf(sentence, 0, at),
    );
  if (looks?.[1] !== undefined && (isRole(looks[1]) || kindOfNoun(looks[1]) !== null)) return true;
  // (tom says teddy is tired)
  if (subject.kind === 'person' && kindOfNoun(subject.who ?? '') === 'creature') return true;
  const head = sentence[0]?.word === 'the' ? sentence[1]?.word : undefined;
  if (
    subject.kind === 'none' &&
    head !== undefined &&
    (isRole(head) || kindOfNoun(head) !== null || /^(?:army|crew|crowd|guards)$/.test(head))
  )
    return true;
  if (subject.kind === 'thing' && isRole(subject.who ?? '')) return true;
  return (
    subject.kind === 'thing' &&
    sentence[subject.at - 1]?.word === 'the' &&
    !/^(?:kids|children|boys|girls|twins|others|lot|little|big)$/.test(subject.who?.toLowerCase() ?? '')
  );
}

/** Who it was like that for: who is named after `for`, or the subject. */
function whoFor(reader: Reader, sentence: Sentence, from: number, to: number, kind: EventKind): Pick<NoteEvent, 'who' | 'ask'> {
  if (kind === 'quarrel') return {};
  const children = sentence.filter(({ child }) => child !== undefined);
  const after = sentence.findIndex(({ word }, at) => at >= from && at <= to + 3 && (word === 'for' || word === 'with'));
  const named = after === -1 ? undefined : sentence[after + 1]?.child;
  if (named !== undefined) return { who: named };
  const him = after === -1 || !/^(?:him|her)$/.test(sentence[after + 1]?.word ?? '') ? undefined : sentence[after + 1];
  if (him !== undefined && kind !== 'tired' && kind !== 'loved') return meant(reader, { ...him, word: him.word === 'him' ? 'he' : 'she' });
  const aimed = /^(?:beyond|for|over|above)$/.test(sentence[to - 1]?.word ?? '') ? sentence[to]?.child : undefined;
  if (aimed !== undefined) return { who: aimed };
  const inside = sentence.slice(from, to).find(({ child }) => child !== undefined)?.child;
  if (inside !== undefined) return { who: inside };
  const subject = subjectBefore(sentence, from);
  const before = sentence
    .slice(0, from)
    .findLast(
      ({ child, word, kind: sort }, at, all) =>
        sort === 'word' &&
        (child !== undefined ||
          word === 'he' ||
          word === 'she' ||
          (/^(?:they|we|everyone|both|all|kids|them)$/.test(word) && all[at + 1] !== undefined && all[at - 1]?.word !== 'at')),
    );
  const only = children.length === 1 ? children[0]?.child : undefined;
  if (kind === 'too-easy' || kind === 'too-hard') {
    if (subject.kind === 'child' || subject.kind === 'pronoun') return whoOf(reader, sentence, subject);
    return before?.child !== undefined && only !== undefined ? { who: only } : {};
  }
  const says = sentence.findIndex(({ word }, at) => at >= to - 1 && /^(?:says|said)$/.test(word));
  const speaker = says === -1 ? undefined : sentence[says + 1]?.child;
  if (speaker !== undefined) return { who: speaker };
  if (before === undefined)
    return kind === 'loved' && only !== undefined && !/\b(?:they|we|both|everyone|all|kids)\b/.test(wordsOf(sentence)) ? { who: only } : {};
  if (before.child !== undefined)
    return only !== undefined ? { who: only } : children.length > 1 && subject.kind === 'child' ? { who: before.child } : {};
  if (before.word === 'he' || before.word === 'she')
    return whoOf(reader, sentence, { kind: 'pronoun', at: sentence.indexOf(before), unreal: false });
  return {};
}
