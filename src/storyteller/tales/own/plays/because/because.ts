import { fillText } from '../../fill/text.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { cutToFit } from '../../words/cut.ts';
import { ideaTitle, saidToThem } from '../../words/idea.ts';
import type { Creature } from '../../words/lexicon.ts';
import { capital, possessive, type Slots, type Term } from '../../words/terms.ts';
import verbRows from '../en/verbs.json' with { type: 'json' };
import { mended } from '../frames/headline.ts';
import { heroesCalled } from '../mission/heroes.ts';
import { moveOf } from '../mission/mission.ts';
import { firstOf, mixed, type Task, tasksOfId, topicsIn } from '../mission/tasks.ts';
import type { Event } from './event.ts';
import type { EventId } from './patterns.ts';
import { creatureOf, person } from './subject.ts';
import { eventIn, eventRow, type Row } from './told.ts';
import { verbsTyped } from './verbs.ts';

/** What has happened as a plot: what one sees of it, what is tried out, why it may be, and what is done about that. */

/** How a verb is done. */
const verbs: Readonly<Record<string, string>> = verbRows;

/** Events in which somebody is away until they are asked. */
const away: readonly EventId[] = ['escaped', 'ran-off-to', 'gone'];

/** *The princess’s*, *the lego men’s*, *the ducks’*. */
const ownOf = ({ text, number }: Term) => (number === 'many' ? possessive(text) : `${text}’s`);

/** A text of a row with whom it is about. */
function filled(text: string, { who, what }: Event): string {
  return fillText(text, { who, whose: ownOf(who), what });
}

function tasksAbout(text: string, words: OwnWords): readonly Task[] {
  return text === '' ? [] : topicsIn({ ...words, idea: text, clean: text, spoken: text, person: null }).flatMap(({ tasks }) => tasks);
}

const mostTasks = 4;

/** What is tried out: what the words say is done, the event, and what else they name, by turns. */
function tasksFor(event: Event, row: Row, creature: Creature | null, words: OwnWords): readonly Task[] {
  const typed = verbsTyped(words.idea ?? '');
  const says = ({ label }: Task, verb: string) => label.split(' ').includes(verb);
  const all = row.tasks.map((task) => ({ label: filled(task.do, event), how: filled(task.how, event) }));
  // What the event is tried out with already comes first, and is not offered beside it: *grow*, *grow and grow*.
  const isTyped = (task: Task) => typed.some((verb) => says(task, verb));
  const own = [...all.filter(isTyped), ...all.filter((task) => !isTyped(task))];
  const done = typed.filter((verb) => !all.some((task) => says(task, verb))).map((verb) => ({ label: verb, how: verbs[verb] ?? '' }));
  const theirs = creature === null ? tasksAbout(event.who.text, words) : tasksOfId(creature.id);
  const named = topicsIn(words)
    .flatMap(({ tasks }) => tasks.slice(0, 1))
    .filter(({ label }) => theirs.every((task) => task.label !== label));
  const around = [...tasksAbout(event.what, words).slice(0, 1), ...named, ...theirs.slice(0, 1)];
  return firstOf(mixed([done, own, around.slice(0, 2)]), mostTasks);
}

/** A longer title is cut where a clause ends. */
const mostInTitle = 8;
/** What has happened in few words: *the witch can’t remember the spell* of *… to turn you back from cats*. */
function titleFrom(clause: string): string {
  const words = clause.split(' ');
  if (words.length <= mostInTitle) return clause;
  const end = words.findLastIndex(
    (word, at) =>
      at <= mostInTitle && at > 3 && /^(?:to|in|on|at|with|from|because|for|of|about|into|out|under|behind|like|by|over)$/i.test(word),
  );
  return cutToFit(end === -1 ? clause : words.slice(0, end).join(' '), (text) => text.split(' ').length <= mostInTitle);
}

/** As many words as are read out before anything else, by the youngest and by all others. */
const mostInOpening = { little: 14, others: 26 };

/** All that the family has typed, as sentences; of long words only what has happened. */
function openingOf({ idea }: OwnWords, clause: string, most: number): string {
  const whole = idea === null ? '' : saidToThem(mended(idea));
  return `${capital(whole === '' || whole.split(' ').length > most ? clause : whole)}.`;
}

/** What is told where the words tell of nothing that has happened: the archetype is also filled where it is not told. */
const unknown: Event = { id: 'bored', who: { text: 'somebody', number: 'name' }, what: '', clause: 'somebody is bored' };

/** Events in which something is done in the end: *the robot wants to cry*, *the hamster joins the circus*. */
const ofVerbs: readonly EventId[] = ['wants-to', 'ran-off-to', 'can', 'cant', 'wont'];
/** How it is done in the end what somebody wants, won’t or can’t do, where that is known; undefined where it is not. */
function doneAtLast({ id, what }: Event, words: OwnWords): string | undefined {
  if (!ofVerbs.includes(id)) return undefined;
  const [verb] = verbsTyped(`to ${what}`);
  return verb === undefined ? tasksAbout(what, words)[0]?.how : verbs[verb];
}

/** Who sings, sings. */
const sounds: Readonly<Partial<Record<EventId, string>>> = { sings: 'la la' };
/** A sound, and nothing that somebody says. */
const word = /^(\p{L}+)(?:[ -]\1)?$/u;

/** Slots of what has happened. */
export function becauseSlots(words: OwnWords): Slots {
  const event = eventIn(words) ?? unknown;
  const row = eventRow(event);
  if (row === undefined) throw new Error(`no row tells of ${event.id}`);
  const { id, who, clause } = event;
  // Whoever is a frog now is one with the body, too.
  const now = id === 'turned' || id === 'is-really' ? creatureOf(event.what, null) : null;
  const creature = now ?? creatureOf(who.text, words.idea);
  const bare = who.text.replace(/^(?:the|your) /, '');
  const is = creature?.is ?? (who.number === 'name' || person.test(bare) ? 'person' : 'thing');
  const { be, noise } = moveOf(words, { ...heroesCalled(bare, bare), is, creature });
  const said = (text: string) => filled(text, event);
  const tasks = tasksFor(event, row, creature, words).flatMap(({ label, how }, at) => [
    [`task${at + 1}`, label],
    [`how${at + 1}`, how],
  ]);
  return {
    event: clause,
    opening: openingOf(words, clause, mostInOpening.others),
    firstOfAll: openingOf(words, clause, mostInOpening.little),
    eventTitle: ideaTitle(capital(titleFrom(clause))),
    castWho: who.number === 'many' ? `one of ${who.text}` : who.text,
    who,
    // Of whom nobody knows how they look, it is shown what has happened to them.
    be: creature === null ? said(row.tasks[0]?.how ?? be) : be,
    noise: sounds[id] ?? (word.test(noise) ? noise : 'psst'),
    gone: away.includes(id) ? 'gone' : '',
    seen: said(row.seen),
    ...Object.fromEntries(tasks),
    ...Object.fromEntries(row.wrong.map((text, at) => [`wrong${at + 1}`, said(text)])),
    cure: said(row.cure),
    cureDo: said(row.cureDo),
    ...Object.fromEntries(
      (['company', 'look', 'brave'] as const).flatMap((each) => [
        [each, said(row[each].because)],
        [`${each}Offer`, said(row[each].offer ?? row[each].because)],
        [`${each}Do`, said(row[each].do)],
      ]),
    ),
    last: said(row.last),
    lastDoing: doneAtLast(event, words) ?? said(row.lastDoing),
  };
}
