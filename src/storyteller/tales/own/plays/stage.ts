import { hasUnwanted } from '../../../words/props.ts';
import { tables } from '../../../words/tables.ts';
import { cutToFit } from '../cut.ts';
import type { Slots } from '../fill.ts';
import { ideaTitle, isClause } from '../idea.ts';
import { isForeign } from '../phrase.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';
import type { Who } from '../who.ts';
import { type Move, moveAround, moveFor } from './moves.ts';

/** A family's words as the name of a play, and what can be done and asked of whoever is in them. */

const nameless = 'The Best Play in the World';

/** On a poster. */
const poster = { words: 24, letters: 100 };
/** What is kept of words that are too long for a poster. */
const first = { words: 14, letters: 72 };

/** What is short enough to be said again and again. */
const often = { words: 3, letters: 30 };

const asked = /^(?:(?:tonight|today|now),? )?(?:we|i) (?:want|would like) to (?:play )?(?=\S)/i;
const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

function bare(text: string): string {
  return text.replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, '');
}

function fits(text: string, { words, letters }: typeof poster): boolean {
  return text.length <= letters && text.split(' ').length <= words;
}

/** Words that can be written as an English title is. */
function isPlain(text: string): boolean {
  return /^[a-z0-9’ -]+$/i.test(text) && text.split(' ').every((word) => !isForeign(word.toLowerCase()));
}

/** An English title as it is printed. */
function printed(title: string, typed: string): string {
  return title
    .replace(/\b(Mrs?|Ms|Dr), (?=\p{Lu})/gu, '$1 ')
    .replace(/^The /, /^an? /i.test(typed) ? `${capital(typed.split(' ')[0] ?? '')} ` : 'The ')
    .replace(/\b(but|and|because) its(?= (?:fun|a|not|so|my|our)\b)/gi, '$1 It’s')
    .replace(/^\d+(?= \p{L}+s\b)/u, (digits) => numbers[Number(digits)] || digits);
}

/** What is said about the idea and is none of it: *every morning is a battle*, *he could watch it all day*. */
const remark =
  /(?:[,.!?:;]+| [-–])\s*(?:every (?:morning|evening|day|night|time)|(?:he|she|they|we|i) (?:could|loves?|always|never|really|just|keeps?)|(?:it’s|its|that’s|this is) (?:so|his|her|their|my|what)|(?:his|her|their) (?:favourite|favorite|new))\b.*$|(?<=\p{L}) (?:he|she|they) could \p{L}+ .*$/iu;

function withoutRemark(text: string): string {
  const said = text.replace(remark, '');
  return /\p{L} \p{L}/u.test(said) ? said : text;
}

/** The words as they stand on a poster. */
function posterOf({ spoken, idea }: OwnWords): string {
  const plain = withoutRemark(bare(spoken).replace(asked, ''));
  const isUnfit = idea === null && hasUnwanted(plain.replace(/\bmatch(?:es)?\b|\bfire\b/gi, ''), tables.unwanted);
  if (plain === '' || isUnfit) return nameless;
  const wished = withoutRemark(idea?.replace(asked, '') ?? '');
  if (idea !== null && (fits(plain, poster) || fits(wished, first))) return printed(ideaTitle(capital(wished)), wished);
  if (!fits(plain, poster)) return capital(cutToFit(plain, (text) => fits(text, first)));
  // Words in other languages stay as they were typed.
  return isPlain(plain) ? printed(ideaTitle(capital(plain)), plain) : capital(plain);
}

/** Who is in the words for certain: as they were typed, or as a picture sign. What is read out of other languages may be somebody else. */
function namedIn({ who, clean }: OwnWords): Who | null {
  if (who === null) return null;
  const typed = clean.toLowerCase();
  const isTyped = [who.one, who.many].some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(typed));
  return isTyped || who.creature.signs.some((sign) => clean.includes(sign)) ? who : null;
}

const oneThing = /^(?:(?<ours>my|our)|the|\p{Lu}\p{Ll}+’s) (?<name>[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;
/** *Going to the hairdresser*. */
const doing = /^\p{L}{2,}ing\b(?! of)/iu;
const noDoing = /^(?:king|\p{L}*thing|morning|evening|spring|string|wing|ring|swing)\b/iu;
/** What is forbidden in a game, or always so. */
const rule = /\b(?:not allowed|mustn’t|must not|may not|isn’t allowed|forbidden|is lava|backwards|upside down)\b/i;
/** *I wish*, *can we be the weather*. */
const us = /^(?:(?:can|could|may|what if|if) )?(?:we|i)\b/i;

/** A thing that is all of the words: *my stick*, *the very last apple*, *Grandpa’s hands*. */
function thingIn({ idea }: OwnWords): string | null {
  const { ours, name } = oneThing.exec(idea ?? '')?.groups ?? {};
  if (idea === null || name === undefined || isClause(idea)) return null;
  return ours === undefined ? capital(idea) : `Your ${name}`;
}

/** The name of one of the family's own: *our cat Mrs Pickle*, *Bruno (our dog, old, brown)*. */
function ownName({ one: single }: Who, clean: string): string | undefined {
  const name = String.raw`((?:Mrs?\.? )?\p{Lu}\p{Ll}+)`;
  const found = new RegExp(`\\b${single} ${name}|^${name} \\((?:our|my) ${single}\\b`, 'u').exec(clean);
  return (found?.[1] ?? found?.[2])?.replace('.', '');
}

/** How many they are: *3 queens*. */
function countOf({ many }: Who, clean: string): string {
  const digits = new RegExp(`^(\\d+) ${many}\\b`, 'i').exec(clean)?.[1];
  const count = digits === undefined ? '' : (numbers[Number(digits)] ?? '');
  return count === '' ? '' : `${count.toLowerCase()} `;
}

/** What goes on after somebody, where it is no word grown together of two, as *dinosaur ballet* is. */
const goesOn = String.raw`(?=$|[,.!?]| (?:who|that|is|are|was|has|have|wants?|goes|gets?|can|and|but|with|in|on|at|from|to|must|needs?|\p{Lu}\p{Ll}+|\p{Ll}+s)(?!\p{L}))`;

/** Whether the words begin with them, or are nothing but signs. */
function isSubject({ creature, one, many, several }: Who, clean: string): boolean {
  if (creature.signs.some((sign) => clean.includes(sign))) return true;
  const name = several ? `(?:\\p{L}+ |\\p{N}+ )?${many}` : `(?:an? |the |one |(?=${capital(one)} \\p{Lu}))(?:\\p{L}+ )?${one}`;
  return new RegExp(`^${name}${goesOn}`, 'u').test(clean);
}

/** *A lighthouse keeper who is afraid of ships*. */
const someoneWho = /^(?:an?|the) ((?:\p{L}+ )?\p{L}+) who \p{Ll}/iu;

/** Whom the play is about, where nobody else can be meant: neither one of two nor whoever is served somewhere, nor what somebody rides in. */
function somebodyIn(words: OwnWords): { name: string; several: boolean } | null {
  const { kind, person, also, clean } = words;
  if (posterOf(words) === nameless) return null;
  const subject = someoneWho.exec(clean)?.[1];
  if (subject !== undefined && !hasUnwanted(subject, tables.unwanted) && posterOf(words) !== nameless)
    return { name: `the ${subject}`, several: false };
  const who = namedIn(words);
  if (who === null) return person === null || words.who !== null ? null : { name: person.name, several: false };
  if (also !== null || person !== null) return null;
  if (who.called !== null) return { name: who.called, several: false };
  if (who.ours) return { name: ownName(who, clean) ?? `your ${who.several ? who.many : who.one}`, several: who.several };
  if (kind?.tale === 'shop' || who.creature.is === 'vehicle' || who.creature.is === 'thing') return null;
  if (!isSubject(who, clean)) return null;
  const named = new RegExp(`\\b${capital(who.one)} \\p{Lu}\\p{Ll}+`, 'u').exec(clean)?.[0];
  if (named !== undefined) return { name: named, several: false };
  const count = who.several ? countOf(who, clean) : '';
  return { name: `the ${count}${who.several ? who.many : who.one}`, several: who.several };
}

/** Who it is and what they want, asked as the words allow. */
function whoWants(words: OwnWords): string {
  const { clean } = words;
  if (us.test(clean)) return 'Is it about you? And what do you want in it?';
  if (doing.test(clean) && !noDoing.test(clean)) return 'Who is doing that? And what do they want to come of it?';
  const thing = namedIn(words) === null ? thingIn(words) : null;
  if (thing !== null) return `${thing}! Who needs ${/[^s]s$/.test(thing) ? 'them' : 'it'}, and what for?`;
  const somebody = somebodyIn(words);
  if (somebody !== null) {
    const { name, several } = somebody;
    return `Is it about ${name}? And what ${several ? 'do they' : `does ${name}`} want?`;
  }
  if (rule.test(clean)) return 'Who has to keep to that? And what would they like best?';
  return 'Who is it about? And what do they want?';
}

/** Whoever it is about by name, where that is one and certain; else as the family answers it. */
function wantedBy(words: OwnWords): Slots {
  const somebody = namedIn(words) === null && thingIn(words) !== null ? null : somebodyIn(words);
  const name = somebody === null || somebody.several || doing.test(words.clean) || us.test(words.clean) ? null : somebody.name;
  return {
    nearlyHas: name === null ? 'they nearly have it' : `${name} nearly has it`,
    theWant: name === null ? 'what they want' : `what ${name} wants`,
    keepIt:
      name === null
        ? 'Keep in mind who it is and what they want, and say it where “they” and “what they want” stand.'
        : `Keep in mind what ${name} wants, and say it.`,
    sayAgain: name === null ? 'say it once more: who is it, and what do they want?' : `say it once more: what does ${name} want?`,
  };
}

const unknown: Move = {
  act: 'our move',
  whole: '',
  noise: '',
};

/** What those do who are too small to find a move of their own. */
function moveOf(words: OwnWords): Move {
  return moveFor(words) ?? creatureMove(namedIn(words)) ?? moveAround(words) ?? shopMove(words) ?? unknown;
}

/** A creature's noise is what everybody can do again and again; its gait is tried once. */
function creatureMove(who: Who | null): Move | null {
  if (who === null) return null;
  const { move } = who.creature;
  const noise = who.creature.noise.replace('hush', 'shh');
  return { act: twice(noise), whole: `${twice(move)}, and say ${noise}`, noise };
}

function twice(word: string): string {
  return word.includes(' ') ? word : `${word}, ${word}`;
}

function shopMove({ kind, person }: OwnWords): Move | null {
  const [does, then] = kind?.hands ?? [];
  if (kind?.tale !== 'shop' || person !== null || does === undefined || then === undefined) return null;
  return { act: does, whole: `${does}, and ${then}`, noise: kind.sound.replace('hush', 'shh') };
}

/** The family's words where they are short enough to be said in every scene. */
function oftenSaid(poster: string): string {
  const words = poster.split(' ');
  const isShort = words.length <= often.words || new Set(words.map((word) => word.toLowerCase())).size === 1;
  return poster !== nameless && isShort && poster.length <= often.letters ? `‘${poster}’` : 'our play';
}

export function stageSlots(words: OwnWords): Slots {
  const poster = posterOf(words);
  const { act, whole, noise } = moveOf(words);
  return {
    ...wantedBy(words),
    poster,
    ourPlay: oftenSaid(poster),
    whoWants: whoWants(words),
    orTry: whole === '' ? '' : ` (or try this: ${whole})`,
    tryIt: whole === '' ? 'Show me! Is it big, or small? Yes, that is our move!' : `Show me: ${whole}!`,
    act,
    allOfIt: whole === '' ? act : whole,
    sounds: noise === '' ? 'Say it!' : `*${capital(noise)}!*`,
  };
}
