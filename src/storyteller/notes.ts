import { plainText } from '../domain/plain-text.ts';
import { regexOf } from './considerations.ts';
import { cleanName, cleanThing, firstThing } from './nouns.ts';
import type { Content, Intent } from './schema.ts';
import type { Offer } from './telling-data.ts';

/** Reading an adult's note: which intents it has, and what it names. */

export type Heard = {
  intent: Intent;
  /** Lexicon sources of what the note names; null where it names nothing clean. */
  thing: string | null;
  name: string | null;
  /** The id of the child who is meant; null for everybody. */
  child: string | null;
};

export type Reading = {
  /** The heaviest first. */
  heard: readonly Heard[];
  chosen: Offer | null;
};

/** Taken when a note is not understood: with something that it names, and without. */
export const notedThing = 'noted-thing';
export const notedPlainly = 'noted-plainly';

const nounPhrase = "(?<thing>\\p{L}+(?:['’-]\\p{L}+)*(?:\\s+\\p{L}+(?:['’-]\\p{L}+)*){0,4})";
const givenName = "(?<name>\\p{L}+(?:['’-]\\p{L}+)*(?:\\s+\\p{Lu}\\p{L}*)?)";
const negation = /(?:\b(?:not|never|no|nobody|no one|without|hardly|isnt|wasnt|dont|didnt|arent)\b|n['’]t\b)(?:\s+[\p{L}'’]+){0,2}\s*$/iu;

const maxNote = 2000;

type Named = { id: string; name: string };

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The words of an option and of a note, made comparable. */
function plainWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** The option that the note speaks of, if any; of several the last one that was noted. */
function chosenOf(note: string, offers: readonly Offer[]): Offer | null {
  const words = plainWords(note);
  let best: { at: number; offer: Offer } | null = null;
  for (const offer of offers) {
    const at = words.lastIndexOf(plainWords(offer.text));
    if (at !== -1 && (best === null || at > best.at)) best = { at, offer };
  }
  return best?.offer ?? null;
}

/** Reads a note on a step whose options were `offers`. */
export function readNote(note: string, offers: readonly Offer[], children: readonly Named[], content: Content): Reading {
  const text = plainText(note, maxNote).replace(/https?:\S+/g, ' ');
  if (!/[\p{L}\p{N}]/u.test(text)) return { heard: [], chosen: null };
  const chosen = chosenOf(text, offers);
  // What was chosen is no news of its own: "Search for a lost ring" must not be read as something lost.
  const rest = chosen === null ? text : withoutChoice(text, chosen.text);
  const sentences = rest.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const heard = new Map<string, Heard>();
  for (const sentence of sentences) {
    for (const found of intentsIn(sentence, children, content)) if (!heard.has(found.intent.id)) heard.set(found.intent.id, found);
  }
  if (heard.size === 0 && chosen === null && sentences.length > 0) {
    const thing = firstThing(rest, content.glue.unwanted);
    const intent = content.intents.find((other) => other.id === (thing === null ? notedPlainly : notedThing));
    if (intent !== undefined) heard.set(intent.id, { intent, thing, name: null, child: null });
  }
  return { heard: [...heard.values()].sort((a, b) => b.intent.weight - a.intent.weight), chosen };
}

function withoutChoice(note: string, option: string): string {
  const words = option.match(/[\p{L}\p{N}]+/gu) ?? [];
  const pattern = new RegExp(
    `(?:they|we|he|she|i)?\\s*(?:chose|choose|picked|want(?:ed)? to)?:?\\s*${words.map(escaped).join('[^\\p{L}\\p{N}]+')}[.!]?`,
    'iu',
  );
  return note.replace(pattern, ' ');
}

function intentsIn(sentence: string, children: readonly Named[], content: Content): Heard[] {
  const names = children.map((child) => escaped(child.name)).filter((name) => name !== '');
  const anyName = `(?<child>${names.length === 0 ? '(?!)' : names.join('|')})`;
  const mentioned = new RegExp(`(?<![\\p{L}])${anyName}(?![\\p{L}])`, 'iu').exec(sentence)?.groups?.['child'];
  const idOf = (name: string | undefined) => children.find((child) => child.name.toLowerCase() === name?.toLowerCase())?.id ?? null;
  return content.intents.flatMap((intent) => {
    for (const pattern of intent.patterns) {
      const source = pattern.replace('<thing>', nounPhrase).replace('<name>', givenName).replace('<child>', anyName);
      const regex = pattern.includes('<child>') ? new RegExp(source, 'iu') : regexOf(source);
      const match = regex.exec(sentence);
      if (match === null) continue;
      if (negation.test(sentence.slice(0, match.index))) {
        const other = content.intents.find((candidate) => candidate.id === intent.negated);
        return other === undefined ? [] : [{ intent: other, thing: null, name: null, child: idOf(mentioned) }];
      }
      const { unwanted } = content.glue;
      return [
        {
          intent,
          thing: match.groups?.['thing'] === undefined ? null : cleanThing(match.groups['thing'], unwanted),
          name: match.groups?.['name'] === undefined ? null : cleanName(match.groups['name'], unwanted),
          child: idOf(match.groups?.['child'] ?? mentioned),
        },
      ];
    }
    return [];
  });
}
