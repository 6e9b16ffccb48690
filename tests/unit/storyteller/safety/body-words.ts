/**
 * What words ask of a body, as anybody would say it, and not as the program's own tables do (`src/storyteller/safety/`), so that it can notice what those
 * overlook. Only what is plain: an imperative, a doing of a child by name, a part of the body that is put to work. What is offered as one of several
 * (`nod or point`) asks for none of them.
 */

/** What a child may not have, or not bear. */
export type Lack =
  | 'legs'
  | 'knees'
  | 'hands'
  | 'both arms'
  | 'breath'
  | 'voice'
  | 'eyes'
  | 'ears'
  | 'steadiness'
  | 'calm light'
  | 'distance'
  | 'quiet'
  | 'open eyes'
  | 'letters';

type Row = {
  /** Verbs that ask for it, where they are imperatives or are said of a child. */
  verbs?: string;
  /** What follows a verb where it asks for something else. */
  not?: RegExp;
  /** Turns of phrase that ask for it wherever they stand in what is to be done. */
  phrases?: readonly RegExp[];
};

const byHand = /\b(?:fingers?|arms|hands?|palms?|fists?|thumbs?|eyebrows?|eyes|noses?|voice)\b/;

const rows: Readonly<Record<Lack, Row>> = {
  legs: {
    verbs:
      'walk run hop jump skip stamp stomp tiptoe march dance creep crawl kneel stand step stride leap gallop trot kick tread squat crouch climb pedal race dash chase waddle shuffle limp prance wade trudge skate ski spin twirl whirl trample scamper scurry sprint stroll lie',
    not: new RegExp(`${byHand.source}|^(?:his|her|a|the|one|on|still|there|open|by step|for|in for)\\b`),
    phrases: [
      /\b(?:squeeze|curl|wiggle|wriggle|tap|stamp|lift|raise|press|push|rub|point|kick|shake|swing|stretch|drum|patter|clench|tighten|scrunch|spread|move|rock|dig|waggle|paddle|cross|tuck|flex)s?[:,]? (?:(?:what|with|up|down|out|in|all|and|hard|both|one|your|the|its|of|bare|own|ten|two|left|right|other|big|little|hands?|fists?|fingers?|arms?|tummy|face|shoulders?|nose|head|knees?|first|then|whole|jaw|belly),? ?)*(?:feet|foot|toes?|legs?|heels?|ankles?|soles?)\b/,
      /\b(?:lift|raise|bend|bounce|jiggle|pull up|draw up|pump)s? (?:(?:up|high|both|one|your|a|left|right|other) )*knees?\b/,
      /\bwith (?:both |your |bare |own |the )+(?:feet|toes?|legs?|heels?)\b/,
      /\b(?:tight|stiff|stiffen|tighten)\b[^.!?]*\b(?:toes|feet)\b|\b(?:toes|feet) tight\b/,
      /\b(?:go|walk|creep|stand|step|stay|up|move)\b[^.,;]{0,12} on (?:your )?(?:tiptoes?|toes)\b|\bon all fours\b|\bon one (?:leg|foot)\b|\bstand up\b|\bstep (?:on|onto|over) (?:it|one|the)\b/,
      /\b(?:your|both|our|one) (?:\w+ )?(?:feet|foot|toes?|legs?|heels?) (?:tap|curl|wiggle|march|walk|run|dance|patter|stamp|kick|drum|ride|gallop|trot|squeeze|dangle|swing)s?\b/,
    ],
  },
  knees: {
    verbs: 'kneel crawl squat crouch',
    phrases: [/\bon all fours\b|\bhands and knees\b|\b(?:down|go|drop|sink|get) (?:down )?on (?:to )?(?:one knee|both knees|your knees)\b/],
  },
  hands: {
    verbs:
      'clap wave grab knock tap drum pat rub knead scoop pluck stack pour stir wipe tug flap salute snatch juggle throw toss draw write row crank weave stroke',
    not: /\b(?:feet|foot|toes?|heels?|eyes?|heads?|shoulders?|tongues?|noses?|chins?|lips|knees?|backs?)\b|^(?:back|near|by|in your mind)\b/,
    phrases: [
      /\b(?:with|use|make|clench|open|close|shut|hold|put|raise|lift|stretch|rub|fold|cup|show|reach)s? (?:(?:out|up|down|high|round|both|two|your|one|a|flat|own|the) )+(?:hands?|fists?|palms?|thumbs?|arms?|fingers?)\b(?!’)/,
    ],
  },
  'both arms': {
    verbs: 'clap crawl juggle',
    phrases: [
      /\bwith (?:both|two) (?:hands?|arms?|fists?|palms?)\b/,
      /\b(?:raise|lift|spread|stretch|swing|flap|wheel|throw|fling|wave|cross|fold|put)s? (?:(?:out|up|wide|your|both|the|high|two) )*arms\b/,
      /\b(?:cup|clasp|interlace|join|rub|press|clap)s? (?:your |both |two |the )*(?:hands|palms)\b/,
      /\b(?:hands|palms) together\b|\bon all fours\b|\bon hands and (?:knees|feet)\b|\bfrom (?:one hand to the other|hand to hand)\b/,
    ],
  },
  breath: {
    verbs: 'blow puff pant whistle',
    not: /\bkiss(?:es)?\b|^up\b/,
    phrases: [
      /\b(?:deep|long|big|great|huge) breaths?\b(?! of air outside)|\bholds? your breath\b|\bas long as your breath\b|\bin one (?:long |single )?breath\b|\bbreathe (?:deep|hard|on it|on the|at the|on your)\w*/,
    ],
  },
  voice: {
    verbs:
      'say speak call shout sing hum whisper ask answer tell growl roar howl chant cheer yell repeat recite announce describe shriek scream bellow',
    not: /^(?:nothing|no\b|it (?:by|with) |by |with (?:a |your )?(?:nod|look|sign|hand|face|finger|arm|tap|knock)|on\b|off\b)|^the difference\b|\b(?:with your (?:hands?|arms)|without (?:a )?(?:word|sound|voice)|silently|in silence|in your (?:mind|head)|by a sign)\b/,
    phrases: [/\bwith your voice\b|\bat the top of your (?:voice|lungs)\b|\bout loud\b/],
  },
  eyes: {
    verbs: 'watch peer peek gaze stare spy squint',
    not: /^(?:out|over|as if|like|has|is)\b|\bin your mind\b/,
    phrases: [
      /\bwhat you (?:can )?see here\b|\bas soon as you see\b|\bcopy (?:what|every|each) \w+ (?:does|shows|move)\b|\bkeep your eyes on\b|\bfind (?:something|a thing|things) (?:\w+ )?(?:red|blue|green|yellow|white|black|shiny)\b/,
    ],
  },
  ears: {
    verbs: 'listen eavesdrop',
    not: /^(?:to nobody)\b/,
    phrases: [
      /\bwhen(?:ever)? you hear\b|\bat the sound of\b|\bby ear\b|\bas soon as you hear\b|\bguess (?:the|which|what|whose) (?:sound|noise|voice|tune|knock|beat)\b|\bwhen the (?:hum|humming|tune|music|song|noise|knocking|drumming|sound) (?:stops|ends|changes)\b|\bprick up your ears\b/,
    ],
  },
  steadiness: {
    verbs: 'spin twirl whirl somersault',
    not: new RegExp(`${byHand.source}|^(?:it|a|the|one)\\b`),
    phrases: [
      /\bon one (?:leg|foot)\b|\bturns? (?:right |all the way |once |twice |three times |quickly |fast )+round\b|\b(?:hang|stand|turn) upside down\b|\bshake your head (?:wildly|hard|fast)\b/,
    ],
  },
  'calm light': {
    phrases: [
      /\b(?:light|lamp|torch)s? (?:on and off|flash|flicker|blink)|\b(?:flash|flicker|blink)(?:s|es)? (?:with )?(?:the|your|a) (?:light|lamp|torch)\b/,
    ],
  },
  distance: {
    verbs: 'hug cuddle tickle nudge',
    not: /^(?:yourself|yourselves|your own|the air|the next (?:coat|one)|a |an |it\b|your)/,
    phrases: [
      /\bhold(?:s)? hands\b|\bhand in hand\b|\barm in arm\b|\blink(?:s)? arms\b|\bback to back\b|\bshoulder to shoulder\b|\bnose to nose\b|\bcheek to cheek\b|\bhigh fives?\b|\bshakes? hands\b/,
      /\b(?:each other|one another)[’']s (?:hands?|shoulders?|backs?|arms?|palms?|heads?|knees?|fingers?)\b/,
      /\bgive (?:me|them|him|her) your hand\b|\btake my hand\b|\bby the hand\b|\b(?:on|into) my (?:lap|knee|shoulders?|back)\b|\bon my (?:hand|arm)\b|\bmy (?:hands?|fingers?) (?:\w+ ){0,3}(?:on|over|up|down|along) your\b/,
    ],
  },
  quiet: {
    verbs: 'shout roar yell scream bellow shriek holler',
    not: /\b(?:without|silently|in silence|in a whisper|softly|quietly|like nobody|only in)\b/,
    phrases: [
      /\bas loud(?:ly)? as\b|\b(?:hums?|sings?|claps?|stamps?|knocks?|calls?) (?:very )?loudly\b|\bat the top of your (?:voice|lungs)\b|\bas much noise as\b|\blouder and louder\b/,
    ],
  },
  'open eyes': { phrases: [/\b(?:close|shut|cover) (?:your|both) eyes\b|\bwith your eyes (?:closed|shut)\b(?! or)|\bblindfold/] },
  letters: {
    verbs: 'spell',
    phrases: [
      /\bread (?:out )?the (?:word|words|letter|page|note|sign|writing)s?\b|\bwrite (?:a|the|your|down|one) (?:\w+ )?(?:word|words|name|letter|letters|sentence|note)\b|\bfirst letter\b/,
    ],
  },
};

const fillers = new Set(
  'now then first next last please once again twice both all together slowly softly gently quickly quietly you we everybody everyone can must will should just only go come let’s let us too still and so quick'.split(
    ' ',
  ),
);
const verbSets = new Map<Lack, ReadonlySet<string>>(
  (Object.entries(rows) as [Lack, Row][]).map(([lack, { verbs = '' }]) => [lack, new Set(verbs.split(' '))]),
);

/** *hops* to *hop*, *watches* to *watch*. */
function bare(word: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const denial = /\b(?:no|not|never|nobody|nothing|without|instead of|mustn’t|needn’t|nor|\w+n’t)\b/;
const eitherPosture = /\b(?:sit|sitting|seated|stand|standing|lie|lying)(?: down)?(?:,| or) /;

/** The words of a text that ask for what somebody lacks. `name`: whose doings are asked. */
export function askedOf(text: string, lack: Lack, name: string): string[] {
  // “Louder?” asks the sandal, in one sentence.
  return text.split(/(?<=[.!?…]["”’)]*)\s+(?!\p{Ll})|\n+/u).flatMap((sentence) => {
    const low = sentence.toLowerCase();
    const isAsked = askedIn(low, lack, name.toLowerCase());
    return isAsked === null ? [] : [`${isAsked} (in: ${sentence})`];
  });
}

function askedIn(sentence: string, lack: Lack, name: string): string | null {
  const { phrases = [], not } = rows[lack];
  for (const phrase of phrases) {
    const hit = phrase.exec(sentence);
    if (hit !== null && !denial.test(sentence.slice(0, hit.index)) && !isChoice(sentence, hit.index, hit[0].length)) return hit[0];
  }
  // Every second part is what stands between two clauses.
  const parts = sentence.split(/([,;:.!?…—–“”()*]+|\b(?:and|then|or|but|until|while)\b)/);
  for (let at = 0; at < parts.length; at += 2) {
    if (/\bor\b/.test(`${parts[at - 1] ?? ''} ${parts[at - 3] ?? ''} ${parts[at + 1] ?? ''}`)) continue;
    // What follows a quote tells who has said it.
    if (/[”]/.test(parts[at - 1] ?? '') && at > 1) continue;
    const words = (parts[at] ?? '').trim().split(/\s+/);
    const from = words.findIndex((word) => word !== name && !fillers.has(word));
    const word = words[from] ?? '';
    const verb = words[from - 1] === name ? bare(word) : word;
    if (verbSets.get(lack)?.has(verb) !== true || verb === '') continue;
    const after = words.slice(from + 1).join(' ');
    if (not?.test(after) === true) continue;
    if (/^(?:stand|lie)$/.test(verb) && (eitherPosture.test(sentence) || /^as\b/.test(after))) continue;
    return `${word} ${after}`.trim();
  }
  return null;
}

/** Whether it is one of several things to choose from. */
function isChoice(sentence: string, at: number, length: number): boolean {
  return /\bor [^,.]{0,12}$/.test(sentence.slice(0, at)) || /^[^.;:!?]{0,30}\bor\b/.test(sentence.slice(at + length));
}
