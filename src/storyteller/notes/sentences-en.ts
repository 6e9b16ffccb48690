import type { EventKind, NoteEvent } from './events.ts';
import { keysOf, mayHold } from './literals.ts';
import { kindOfNoun } from './nouns.ts';
import { capital, nameAt, phraseAt } from './phrase.ts';
import { add, meant, type Reader, wordsOf } from './reader.ts';
import { isRole } from './roles.ts';
import { personAt } from './subject.ts';
import type { Token } from './tokens.ts';
import { homePlaces, people, placeAdverbs } from './words.ts';

/**
 * English sentences that are said as a whole, over their words (a pause is a comma): `WHO` is one word, at `WHAT` a noun phrase begins, at
 * `NAME` a name, `PLACE` is a place at home.
 */

/** `open`: the noun phrase goes on as far as it reads; else the words behind it bound it. */
type Rule = { kind: EventKind; regex: RegExp; open: boolean; may: ReturnType<typeof mayHold>; needs: 'made' | 'thing' | 'any' };

const sources: readonly (readonly [EventKind, Rule['needs'], string])[] = [
  ['built', 'made', '^(?:(?:a|one) )?(?:brand )?new WHAT(?= \\S+$| (?:under|in|behind|between|made|on|from|and|is|at) |$)'],
  ['built', 'made', '(?:have|got|has) (?:now )?(?:got )?(?:an?|another) WHAT(?= (?:\\S+ ){0,3}in (?:the|my|our) )'],
  ['built', 'made', 'there is (?:now|also) an? WHAT'],
  ['built', 'thing', '(?:spent|took) (?:\\S+ ){1,6}(?:building|making|constructing) (?:an?|the|their|his|her|our) WHAT'],
  ['built', 'made', '(?:WHO )(?:has )?(?:just )?finished (?:building |making )?(?:his|her|their|the|our|an?) WHAT'],
  [
    'built',
    'any',
    "WHO 's (?:new |latest |own |next )?(?:invention|creation|masterpiece|construction|design|build) (?:is|:|,) (?:an? |the )?WHAT",
  ],
  ['built', 'thing', 'made up an? WHAT'],
  [
    'built',
    'made',
    '^(?:so |and |now )?(?:huge|big|massive|giant|enormous|little|tiny|new|epic|secret) WHAT (?:now|across|behind|under|in|between|over|on|round|around) ',
  ],
  [
    'built',
    'made',
    '(?:boxe?s?|cardboard|sofa|couch|chairs?|table|blankets?|cushions?|basket|bed|duvet|sheets?|towels?|stools?) = (?:an? |the |our )?WHAT',
  ],
  ['built', 'thing', "WHO 's WHAT = "],
  ['built', 'thing', '^(?:homemade|home made|handmade) WHAT'],
  ['named', 'any', 'new name for (?:the|our|his|her|their) WHAT (?:, |is )NAME'],
  ['named', 'any', '(?:the|our|his|her|their) WHAT (?:shall|will|is|to|should) (?:now |officially |be |now be |henceforth )*known as NAME'],
  [
    'named',
    'any',
    '(?:WHO )?(?:picked|chose|chosen|came up with|decided on|settled on|has picked|went with) the name NAME for (?:the|our|his|her|their|an?) WHAT',
  ],
  [
    'named',
    'any',
    '(?:WHO )?(?:picked|chose|came up with|went with|decided on|wants|settled on) NAME (?:as|for) (?:the |a )?name (?:for|of) (?:the|our|his|her|their) WHAT',
  ],
  ['named', 'any', '(?:the|our|his|her|their) WHAT is (?:now |officially |now officially |from now on )+(?:the )?CAPITAL'],
  ['named', 'thing', '(?:her|his|our|their) WHAT is (?:the )?CAPITAL(?= ,|$)'],
  ['named', 'thing', '^(?:the |our )?WHAT = (?:the )?CAPITAL(?= ,|$)'],
  ['named', 'any', '(?:the|our|his|her|their) WHAT is (?:the )?CAPITAL (?:now|from now on)'],
  ['joined', 'any', '(?:there is|now there is|plus|and now) WHAT (?:too|as well)(?= |$)'],
  ['joined', 'any', '(?:our|the|his|her|their) WHAT is (?:now |also )?(?:a member|part|one) of '],
  ['joined', 'any', 'WHO (?:wandered in|popped in|dropped by|came round|came over) and (?:wants?|is|are|has|have|got|joined|played|now)'],
  ['joined', 'any', 'WHO from (?:next door|school|nursery|down the road|over the road|across the road) (?:is|has|came|joined|joins)'],
  ['found', 'thing', '^(?:an? |the |one |our )?WHAT found (?:by WHO|under|behind|in|on|inside|at)'],
  [
    'found',
    'thing',
    '(?:WHO )?(?:noticed|collected|gathered|got hold of|brought back|uncovered) (?:an?|some|two|three|four|five|lots of|the) WHAT',
  ],
  ['found', 'thing', 'there (?:was|is) an? (?:\\S+ )?WHAT (?:hidden|hiding|behind|under|inside|underneath) '],
  ['found', 'thing', '(?:under|behind|inside) (?:the|a) (?:\\S+ ){1,3}there (?:was|is) an? WHAT'],
  ['became', 'any', 'WHO (?:\\S+ ){0,4}?(?:=|as) (?:the |an? )?WHAT(?= ,|$)'],
  [
    'became',
    'any',
    'WHO (?:has |have )?(?:decided to be|had to be|ended up being|ended up as|agreed to be|insists on being|insisted on being|got to be|gets to be|chose to be|volunteered to be|volunteered as|wanted to be and is|took the (?:role|part|job) of|takes the (?:role|part|job) of|has the role of|took over from \\S+ as|is in charge as|took charge as|turned (?:him|her)self into|transformed (?:him|her)self into|changed into|appointed (?:him|her)self|stepped up as|stars as|starring as|is in role as|becomes|is acting as|was chosen as|was chosen to be|is our new|is the new|is our|has been made) (?:the |an? )?WHAT',
  ],
  [
    'became',
    'any',
    'WHO (?:, \\d+ , )?(?:got|was|has been) (?:roped|dragged|talked|pulled) (?:in|into it)? ?(?:\\S+ ){0,5}?(?:as|playing|being) (?:the |an? )?WHAT',
  ],
  ['became', 'any', '(?:him|her)self into (?:an? |the )WHAT'],
  ['became', 'any', "WHO 's (?:role|job|part|character) is (?:now )?(?:the |an? )?WHAT"],
  ['became', 'any', '(?:swapped|switched) (?:\\S+ ){0,4}(?:so |now )WHO is (?:the |an? )?WHAT'],
  ['wants', 'thing', 'WHO (?:hopes|is hoping|hoping|prays) (?:that )?(?:the |an? )WHAT (?:comes|turns|will come|appears|shows|returns)'],
  [
    'wants',
    'thing',
    '(?:WHO is |WHO )?(?:desperate for|dreams of|dreaming of|obsessed with having|dying for|keen on having|keen to have|keen to see|keen to meet|desperate to see|desperate to meet|desperate to have|pleading for|crying out for|set on|insists on|insisting on|insisted on|would be happier with|suggests|suggested|votes for|voting for|requests|requested|demands|demanded) (?:an?|more|some) WHAT',
  ],
  [
    'wants',
    'thing',
    '(?:WHO )?(?:would rather there was|really wants there to be|would be (?:so |very |really )?happy if|would love it if|wishes there was|wishes there were|hopes we (?:meet|see|find|get)|hopes they (?:meet|see|find)|hopes for|hopes there is|fancies|could do with) (?:an?|some|more) WHAT',
  ],
  [
    'wants',
    'thing',
    '(?:the|our|this) (?:story|adventure|next one|next bit|game) (?:needs|could use|is missing|should have) (?:an?|some|more) WHAT',
  ],
  ['wants', 'thing', 'could (?:the next one|it|this|the story) have (?:an?|some|more) WHAT'],
  ['wants', 'thing', 'could (?:we|they|there) (?:have|meet|see|be|get|add) (?:an?|some|more) WHAT'],
  ['lost', 'thing', '(?:blew|knocked|kicked|pulled|tore) (?:the|our|their|his|her) WHAT (?:down|over|apart|to pieces)'],
  [
    'lost',
    'thing',
    '(?:the|our|their|his|her|^) ?WHAT (?:has |is |got |went |is now )*(?:melted|deflated|stuck in a tree|stuck up a tree|over the (?:fence|hedge|wall)|down the drain|blown away|been eaten|been stolen|stolen|left behind|left on the (?:bus|train)|in pieces|torn|lost forever|wrecked|smashed|bitten in half|fallen over|fallen down|fallen apart|washed away)',
  ],
  ['lost', 'thing', 'ran off with (?:the|our|their|his|her) WHAT'],
  ['lost', 'thing', '(?:WHO )?(?:mislaid|misplaced) (?:the|our|their|his|her) WHAT'],
  [
    'lost',
    'thing',
    '(?:WHO )?left (?:the|our|their|his|her) WHAT (?:behind|at (?:grandma|the park|school|nursery|home|the playground)|on the (?:bus|train)|in the (?:car|park|shop))',
  ],
  [
    'joined',
    'any',
    '(?:now also playing|also playing|new (?:player|recruit|crew member|team member|member)|plus one|special guest|guest star|joining us|with us now|now with us) [:,]? ?WHAT',
  ],
  ['joined', 'any', '(?:let|asked|invited|persuaded|convinced|got|recruited|roped|dragged) WHAT (?:to join|join|in|to play|into)(?= |$)'],
  ['joined', 'any', 'WHO (?:got|was|has been|is being) (?:dragged|roped|pulled|talked) (?:in|into)'],
  [
    'joined',
    'any',
    'WHO (?:wants in|has come to play|has come round|is taking part|takes part|is helping now|has popped in|has woken up|woke up and|jumped in|came in and|turned up)(?= |$)',
  ],
  [
    'left',
    'any',
    'WHO (?:has |is |had )?(?:gave up and|given up and|sits? this one out|sitting (?:this one |it )out|sat (?:this one |it )out|has to stop|had to stop|lost interest|not interested any ?more|done for (?:today|now)|out for now|napping|went for a nap|went to watch|went to (?:bed|sleep|ballet|football|judo|piano|swimming)|(?:has )?wandered away|(?:has )?walked off|(?:has )?run off to|went off|(?:has )?dropped out|got picked up|was picked up|been picked up|been collected|was collected|bowed out|(?:has )?retired|called home|(?:has )?disappeared to|over it|excused (?:him|her)self|went up to (?:his|her) room|watching tv|called it a day)(?= |$)',
  ],
  ['left', 'any', '(?:without|lost) WHO (?:now|for now|from here|from now on|to (?:football|bed|the tv|a nap|ballet))'],
  [
    'moved-place',
    'any',
    '(?:switching|switched|changed|changed over|relocating|decamped|transferred|retreated|migrated|swapped) (?:\\S+ ){0,2}?(?:to|into|for|outside to) (?:the |our |my )?PLACE',
  ],
  [
    'moved-place',
    'any',
    '^(?:all |now |everyone |everybody |back |we are |were |so |ok |and )+(?:back |now )?(?:in |on |at |to )?(?:the )?PLACE(?= (?:now|because|again|today|for|cos|as|since|due)|$| ,)',
  ],
  [
    'moved-place',
    'any',
    '(?:took|taken|taking|brought|bringing) (?:it|this|the (?:game|adventure|story|quest|whole thing)|things|everything|the kids) (?:all )?(?:out |over |up |down |back )*(?:to|into|in|on|onto)? ?(?:the |our |my )?PLACE',
  ],
  [
    'moved-place',
    'any',
    '(?:sitting|sat|stuck|set up|setting up|camped|camping|based|waiting|at it) (?:now )?(?:out |up |down )?(?:in|on|at) (?:the |our |my |a )?PLACE',
  ],
  ['moved-place', 'any', 'changed rooms (?:, )?(?:now )?(?:in |to )?(?:the )?PLACE'],
];

const word = '[^\\s,]+';
const places = [
  ...homePlaces,
  'living room',
  'sitting room',
  'dining room',
  'front room',
  'back garden',
  'front garden',
  'back yard',
  'paddling pool',
  'spare room',
  'tree house',
]
  .sort((a, b) => b.length - a.length)
  .join('|');

let cache: readonly Rule[] | null = null;

/** The rules, made when the first note needs them. */
function rules(): readonly Rule[] {
  cache ??= sources.map(([kind, needs, source]) => ({
    kind,
    needs,
    may: mayHold(source.replace(/WHO|WHAT|NAME|PLACE|CAPITAL/g, '')),
    open: /WHAT(?:\(\?|$)/.test(source),
    regex: new RegExp(
      `(?:^| )${source
        .replace('WHO', `(?<who>${word})`)
        .replace('WHAT', `(?<what>${word}(?: ${word}){0,2}?)`)
        .replace('CAPITAL', `(?<called>${word}(?: ${word}){0,2}?)`)
        .replace('NAME', `(?<called>${word}(?: ${word}){0,2}?)`)
        .replace('PLACE', `(?<place>${places})(?![^\\s])`)}`,
      'dgu',
    ),
  }));
  return cache;
}

const denied =
  /\b(?:not|no|never|nobody|none|if|might|maybe|without|nearly|almost|wants? to|wanted to|would|will|tomorrow|pretend(?:ed|ing)? that)\b/;
const deniedWish = /\b(?:not|no|never|nobody|none|if)\b/;

export function wholeSentences(reader: Reader, sentence: readonly Token[]): void {
  const text = wordsOf(sentence);
  const keys = keysOf(sentence);
  for (const { kind, needs, regex, open, may } of rules())
    for (const match of may(keys) ? text.matchAll(regex) : []) {
      const before = text.slice(text.lastIndexOf(',', match.index) + 1, match.index);
      if ((kind === 'wants' ? deniedWish : denied).test(before)) continue;
      const tokenAt = (group: string): number | null => {
        const range = match.indices?.groups?.[group];
        return range === undefined ? null : text.slice(0, range[0]).split(' ').length - 1;
      };
      const end = match.indices?.groups?.['what']?.[1];
      const bounded = open || end === undefined ? sentence : sentence.slice(0, text.slice(0, end).split(' ').length);
      const event = eventOf(reader, sentence, bounded, kind, needs, tokenAt, match);
      if (
        event !== null &&
        !reader.events.some(
          (other) => other.kind === event.kind && (other.what === event.what || other.called === event.called) && other.who === event.who,
        )
      )
        add(reader, event);
    }
}

function eventOf(
  reader: Reader,
  sentence: readonly Token[],
  bounded: readonly Token[],
  kind: EventKind,
  needs: Rule['needs'],
  tokenAt: (group: string) => number | null,
  match: RegExpExecArray,
): NoteEvent | null {
  const whoAt = tokenAt('who');
  const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
  const alone: Pick<NoteEvent, 'who' | 'ask'> =
    (kind === 'wants' || (kind === 'became' && whoAt === null)) && named.length === 1 && named[0] !== undefined ? { who: named[0] } : {};
  const said: Pick<NoteEvent, 'who' | 'ask'> = whoAt === null ? {} : whoIs(reader, sentence, whoAt);
  const who = said.who === undefined && said.ask === undefined ? alone : said;
  const place = match.groups?.['place'];
  if (kind === 'moved-place') {
    const at = tokenAt('place');
    const next = at === null ? undefined : sentence[at + (place?.split(' ').length ?? 1)];
    if (place === undefined || (next?.kind === 'word' && placeAdverbs.has(place) && /^(?:the|a|of)$/.test(next.word))) return null;
    if (next?.kind === 'word' && (next.word === "'s" || kindOfNoun(next.word) !== null)) return null;
    return { kind, what: place };
  }
  const whatAt = tokenAt('what');
  if (kind === 'joined') {
    if (whoAt !== null)
      return who.who === undefined || (sentence[whoAt]?.child !== undefined && !/woke|woken/.test(match[0]))
        ? null
        : { kind, who: who.who };
    if (/ (?:member|part|one) of $/.test(match[0]) && whatAt !== null) {
      const thing = phraseAt(bounded, whatAt).text;
      return thing === null ? null : { kind, who: thing };
    }
    const someone = whatAt === null ? null : newPerson(sentence, whatAt);
    return someone === null ? null : { kind, who: someone };
  }
  if (kind === 'left')
    return who.who !== undefined &&
      whoAt !== null &&
      (sentence[whoAt]?.child !== undefined || who.ask !== undefined || people.has(sentence[whoAt]?.word ?? '') || capital(sentence[whoAt]))
      ? { kind, who: who.who }
      : null;
  const phrase = whatAt === null ? null : phraseAt(bounded, whatAt);
  if (phrase === null || phrase.text === null) return null;
  const sort = kindOfNoun(phrase.text);
  if (needs === 'made' && sort !== 'crossing' && sort !== 'shelter' && sort !== 'vehicle') return null;
  if (needs === 'thing' && sort === null) return null;
  if (kind === 'became')
    return (who.who === undefined && who.ask === undefined) || !isRole(phrase.text) || sentence[phrase.next]?.word === "'s"
      ? null
      : { kind, ...who, what: phrase.text };
  const nameFrom = tokenAt('called');
  if (kind === 'named') {
    const name =
      nameFrom === null || (/\bis\b|=/.test(match[0]) && !/known|name/.test(match[0]) && !capital(sentence[nameFrom]))
        ? null
        : nameAt(sentence, nameFrom);
    return name === null ? null : { kind, ...who, what: phrase.text, called: name.name };
  }
  return { kind, ...who, what: phrase.text };
}

function whoIs(reader: Reader, sentence: readonly Token[], at: number): Pick<NoteEvent, 'who' | 'ask'> {
  const token = sentence[at];
  if (token === undefined) return {};
  if (token.child !== undefined)
    return sentence[at - 1]?.word === 'and' && sentence[at - 2]?.child !== undefined ? {} : { who: token.child };
  if (token.word === 'he' || token.word === 'she') return meant(reader, token);
  const person = personAt(sentence, at);
  return person === null ? {} : { who: person };
}

/** Somebody new at `from`: a person, an animal, a name. */
function newPerson(sentence: readonly Token[], from: number): string | null {
  for (let at = from; at < Math.min(from + 4, sentence.length); at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word' || token.child !== undefined) return null;
    const next = sentence[at + 1];
    if ((people.has(token.word) || personAt(sentence, at) !== null) && next !== undefined && capital(next))
      return people.has(token.word) ? `${token.text} ${next.text}` : next.text;
    if (people.has(token.word) || personAt(sentence, at) !== null) return token.text;
    if (at === from && capital(token)) return token.text;
  }
  return null;
}
