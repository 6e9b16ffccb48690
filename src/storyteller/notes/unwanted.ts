import { wordSet } from '../words/word-set.ts';
import type { NoteEvent } from './events.ts';

/** Words that never come from a note into a story: rude ones, dangerous things, what frightens or shames, and what talks to a machine. */

const list = `gun guns rifle rifles pistol knife knives weapon weapons bomb bombs grenade kill killed killer murder murderer dead death die died dying blood bloody corpse noose suicide drug drugs
  beer wine vodka whisky whiskey rum gin alcohol cigarette cigarettes vape poison sex sexy naked nude porn penis willy vagina boob boobs tit tits butt bum bums arse arsehole ass asshole shit shite fuck fucking fucker bitch bastard
  damn hell crap poo poos poop poopy pooh-pants pee wee piss fart farts farty bogey bogeys snot vomit puke sick nazi hitler terrorist rape slave slaves hate hurt injury wound needle syringe medicine pill pills tablets fire flame flames lighter
  match matches socket electricity bleach chemical chemicals razor blade scissors glass stupid idiot idiots ugly fat dumb retard loser stranger kidnap kidnapper abuse divorce cancer funeral war shoot ignore instruction
  instructions prompt system script javascript html json password admin http https www com willies nappy toilet loo potty ketamine cocaine weed whore slut dick cock cunt wanker twat bollocks bugger piddle turd
  scheiße scheisse kacke arsch pisse ficken hure fotze messer pistole gewehr blut tot feuer streichholz zigarette bier pups furz
  merde putain con connard connasse salope pute bite cul caca pipi prout couteau fusil sang mort poison feu allumette
  mierda puta puto coño culo caca pis polla cuchillo pistola sangre muerto veneno fuego cerillas
  merda cazzo stronzo puttana culo cacca pipì coltello sangue morto veleno fuoco fiammiferi
  bosta caralho porra cu cocó xixi faca arma sangue morto fogo fósforos
  kut lul hoer klootzak poep pies-kak stront mes pistool bloed dood vergif vuur lucifers
  gówno kurwa chuj dupa kupa siku nóż pistolet krew trup trucizna ogień zapałki
  bok siktir orospu göt kaka çiş bıçak silah tabanca kan ölü zehir ateş kibrit`;

const unwanted = wordSet(list);

/** The rudest, of which people make longer words. */
const rude =
  /^(?:shit|cunt|bitch|wank|penis|porn|whore|arsch|nazi)|fuck|^(?:dick|cock|arse|ass|butt|poo|fart|turd|piss|twat|bum)(?:head|face|hole|brain|pants)/;

/** Things with a bad word in their name that are good ones. */
const harmless = /\b(?:magnifying|looking|spy|stained|hour|sea|beach)[ -]?glass\b/;

/** Whether words hold one that must not come into a story. */
export function isUnwanted(words: string): boolean {
  const text = words.toLowerCase().replace(harmless, '');
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => unwanted.has(word) || (word.endsWith('s') && unwanted.has(word.slice(0, -1))) || rude.test(word),
  );
}

/**
 * What may come into a story of an event: without a name that must not (*a robot called …* is a robot all the same), and null where somebody or something is
 * called so with no other word. A deed is asked about where it is read, and children have the names they have.
 */
export function wantedOf(event: NoteEvent, children: readonly string[]): NoteEvent | null {
  const { called, ...bare } = event;
  const { kind, who = '', what = '' } = bare;
  if (kind === 'did' || kind === 'feels' || kind === 'moved-place') return event;
  const strangers = children.reduce((names, child) => names.replaceAll(child, ''), who);
  if (isUnwanted(strangers) || isUnwanted(what)) return null;
  if (called === undefined || !isUnwanted(called)) return event;
  return who === '' && what === '' ? null : bare;
}

/** Words to a machine rather than about a game: nothing in such a note is taken up. */
const smuggled =
  /<\/?[a-z!][^>]*>|\{\{|\}\}|```|\[\[|\]\]|\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:instructions?|rules?|prompts?|previous|above|everything|safety)\b|\b(?:system|developer|hidden) (?:prompt|message|instructions?)\b|\byou are now\b|\bas an ai\b|\bjailbreak\b|\b(?:assistant|system|user)\s*:|\b(?:ignoriere|vergiss)\b[^.!?\n]{0,40}\b(?:anweisung\p{L}*|regeln)|\b(?:ignore[zr]?|oublie[zr]?)\b[^.!?\n]{0,40}\b(?:instructions|consignes)|\b(?:ignora|olvida|esquece|dimentica)\b[^.!?\n]{0,40}\b(?:instrucciones|instruções|istruzioni)/iu;

/** Whether a note may be meant for a machine: markup, code, or orders to ignore the rules. None of it is read then. */
export function isMeantForMachine(note: string): boolean {
  return smuggled.test(note);
}
