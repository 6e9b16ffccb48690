import * as z from 'zod/mini';
import { Tale } from '../../schema.ts';
import { isFrame } from '../choose/learned/model.ts';
import { retold } from '../plays/stage/retold.ts';
import { baddyIn } from '../read/baddy.ts';
import { type Mishap, mishapIn, opensWithMishap } from '../read/mishap.ts';
import { newcomerIn } from '../read/newcomer.ts';
import type { OwnWords } from '../read/own-words.ts';
import { visitorIn } from '../read/visitor.ts';
import { bossIn } from '../read/work.ts';
import { ideaSentence, storySentence } from '../words/idea.ts';
import { namedTogether } from '../words/named.ts';
import { capital, type Slots, singularOf } from '../words/terms.ts';
import { withFacts } from './facts.ts';
import { playSlots } from './plays.ts';
import { slotsFor } from './slots.ts';
import { fillText } from './text.ts';
import { standsAlone, titleOf } from './title.ts';

/** Filling an archetype with a family's words. */

function fillAll(value: unknown, slots: Slots): unknown {
  if (typeof value === 'string') return value.includes('<<') ? fillText(value, slots) : value;
  if (Array.isArray(value)) return value.map((each) => fillAll(each, slots));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillAll(each, slots)]));
  return value;
}

const emptyWords =
  /^(?:with|that|this|they|them|their|have|from|into|some|very|want|wants|your|only|because|really|were|what|where|when|which|there|then|than)$/;

/** Whether the family's words are told by what is said already. */
function isTold(idea: string, said: string): boolean {
  const heard = said.toLowerCase();
  return idea
    .toLowerCase()
    .split(/[^a-z’]+/)
    .filter((word) => word.length > 3 && !emptyWords.test(word))
    .every((word) => heard.includes(word.slice(0, Math.max(4, word.length - 2))));
}

/** For the youngest, only so much stands before the story. */
const fewWords = 12;

/** The prologue with what goes wrong, once it is told what day it is, and what is done about it at once. */
function withMishap(said: Tale['prologue']['said'], { said: mishap, play }: Mishap): Tale['prologue']['said'] {
  return Object.fromEntries(
    Object.entries(said).map(([length, text]) => {
      const first = play === null ? '' : length === 'little' ? ` [${capital(play.first)}!]` : ` ${capital(play.first)}!`;
      return [length, typeof text === 'string' ? text.replace(/^[^\n]*?[.!?](?= )/u, (day) => `${day} But ${mishap}!${first}`) : text];
    }),
  ) as Tale['prologue']['said'];
}

/** So few words before a mishap are told by the day that it is. */
const shortHead = 4;

/** What of the words is still to be said before the story: all of them, or what stands before a mishap; nothing where they are told in full. */
function unsaid(words: OwnWords, archetype: string, mishap: Mishap | null): string | null {
  if (mishap !== null) return mishap.head.split(' ').length > shortHead ? mishap.head : null;
  // Whoever is the boss is told so at once.
  const isInFull =
    (archetype === 'heist' && baddyIn(words)?.role === null && namedTogether(words.clean) !== null) ||
    (archetype === 'shop' && bossIn(words) !== null) ||
    (archetype === 'school' && newcomerIn(words) !== null) ||
    (archetype === 'shop' && visitorIn(words) !== null);
  // What they are themselves is told of the gang.
  const told =
    archetype === 'heist' && baddyIn(words) !== null ? /,? and we are (?:the )?(?:police|spies|agents|secret agents|detectives)$/i : /$^/;
  return isInFull ? null : (words.idea?.replace(told, '') ?? null);
}

/** The prologue, begun with the family's words where it says nothing of them. `isTheirs`: the children are in it themselves. */
function opened(said: Tale['prologue']['said'], idea: string | null, isTheirs: boolean): Tale['prologue']['said'] {
  if (idea === null) return said;
  const sentence = isTheirs ? storySentence(idea) : ideaSentence(idea);
  return Object.fromEntries(
    Object.entries(said).map(([length, text]) => {
      const isShort = length !== 'little' || sentence.split(' ').length <= fewWords;
      return [length, typeof text !== 'string' || !isShort || isTold(idea, text) ? text : `${sentence} ${text}`];
    }),
  ) as Tale['prologue']['said'];
}

/** The scenes before the turn without the ways in which what is missing would be used: nobody puts on the blanket that is gone. */
function withoutMissing(scenes: Tale['scenes'], missing: OwnWords['missing']): Tale['scenes'] {
  const gone = missing === null ? [] : [missing.text, singularOf(missing.text)].map((text) => text.toLowerCase());
  const turn = scenes.findIndex(({ beat }) => beat === 'turn');
  return scenes.map((scene, at) => {
    const left = scene.ways.filter(
      ({ props }) => !Object.values(props ?? {}).some(({ prefer = [] }) => prefer.some((kind) => gone.includes(kind))),
    );
    return at >= turn || left.length < 3 ? scene : { ...scene, ways: left };
  });
}

/** What an archetype is called: *stage*. */
function nameOf(archetype: unknown): string {
  return /^own-([a-z]+)/.exec(z.object({ id: z.string() }).parse(archetype).id)?.[1] ?? '';
}

/** Whether the family's words, `<<title>>` or `<<theme>>`, stand before a title of the archetype's own. */
function isBegunByWords(archetype: unknown): boolean {
  return /^<<(?:title|theme)>>/.test(z.object({ title: z.string() }).parse(archetype).title);
}

/** A tale of an archetype and a family's words. The same words make the same tale. Throws where the archetype has a slot that nothing fills. */
export function fillArchetype(archetype: unknown, words: OwnWords): Tale {
  const name = nameOf(archetype);
  const tale = Tale.parse(fillAll(retold(archetype, words), playSlots(words, slotsFor(words), name)));
  const mishap = opensWithMishap(name) ? mishapIn(words, name) : null;
  // What is the matter with whoever comes to a shop is told of them.
  const guest = name === 'shop' ? visitorIn(words)?.name.toLowerCase() : undefined;
  const isTheirs = guest !== undefined && mishap?.said.toLowerCase().startsWith(guest) === true;
  const said = mishap === null || isTheirs ? tale.prologue.said : withMishap(tale.prologue.said, mishap);
  const told = {
    ...tale,
    scenes: tale.id.startsWith('own-lost-') ? withoutMissing(tale.scenes, words.missing) : tale.scenes,
    title: capital(
      isBegunByWords(archetype) && (mishap !== null || standsAlone(words)) ? titleOf(words) : tale.title.replace(/^, (?:or|and) /, ''),
    ),
    prologue: {
      ...tale.prologue,
      said:
        name === 'stage' || name === 'because' || isFrame(name)
          ? said
          : opened(said, unsaid(words, name, mishap), name === 'mission' || name === 'duty'),
    },
  };
  return withFacts(told, words);
}
