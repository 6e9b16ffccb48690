/**
 * Checks tales against the schema and the writing rules.
 *
 * npm run story:check                   all tales; also brings the lists of files that the storyteller loads up to date
 * npm run story:check -- the-tale       one tale, by its id or its file; --all also shows what asks for a second look (always shown for one tale)
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSeason } from '../../src/storyteller/check/season.ts';
import { checkTale } from '../../src/storyteller/check/tale.ts';
import { fillArchetype } from '../../src/storyteller/tales/own/fill/fill.ts';
import { readWords } from '../../src/storyteller/tales/own/read/read.ts';
import { readMechanics, taleFile, taleFiles, talesOf, themesWithTales } from '../tales/library.ts';
import { writeLists } from '../tales/lists.ts';

/** Words of which the children can be somebody. */
const namesSomebody = [
  'dragon castle',
  'firefighters save a cat',
  'axolotl olympics',
  'Bin lorry drivers in space',
  'detectives on a submarine',
  'the lego men escaped from their box',
  'our cat Biscuit is the king of the kitchen',
  '🐧🏰',
];

/** Themes with which each archetype is checked: one of them is in the plural, one a person or a name, one has a place. */
const ownThemes: Readonly<Record<string, readonly string[]>> = {
  shop: ['a bakery on the moon', 'dinosaur dentist', 'the squirrels who run a circus'],
  lost: ['Oma sucht ihre Brille', 'football match against the aliens', 'the missing birthday cake'],
  match: [
    'football match against the aliens',
    'Mama gegen Papa',
    'police vs robbers',
    'snowball fight',
    'Emma’s race on the beach',
    'Olympics',
    'cooking contest for snails',
  ],
  building: ['treehouse for owls', 'a castle of cushions with Oma', 'the mice who build a bridge', 'city of blocks on the moon'],
  school: ['school for dragons', 'kindergarten', 'magic school in the castle with Emma', 'monster school'],
  journey: [
    'rocket to Mars',
    'moving house with our cat Pixel',
    'Oma fährt nach Hause mit dem Zug',
    'camping in the forest',
    'expedition of the penguins to the North Pole',
  ],
  feast: ['our cat’s wedding', 'pyjama party with penguins', 'Emma’s birthday', 'a circus in the clouds'],
  day: ['🦖', 'a princess and a dragon', 'unicorns in the clouds', 'the princess'],
  heist: ['secret agents on the moon', 'cat burglars who steal the crown', 'a cookie heist with Oma', 'steal back our glasses'],
  birthday: ['Emma’s birthday', 'birthday of a dragon on the moon', 'our cat’s birthday party', 'birthday with penguins'],
  question: [
    'where does the dark go in the morning',
    'how to be a stone',
    'Yağmur neden bizim eve geliyor?',
    'What the furniture talks about when we’re on holiday',
    'I wish I could be as small as a crumb for one day',
    'i wish i could fly to my friend Zoe in australia',
    'what if grown ups had to go to bed at 7',
    'why am I so tired',
  ],
  lodger: [
    'Potty',
    'I miss my friend Jonas he moved away',
    'a bit of jealous because the new baby',
    'new baby comming in march',
    'grandma is moving in with us',
    'Papa arbeitet nachts',
    '🌧️🌧️🦔',
  ],
  stage: [
    'sloths',
    '3 queens and just one chair',
    'Der Mond hat Schluckauf',
    'you are not allowed to say the word yes',
    '🐙🧦🎺',
    'a rocket to mars. Countdown, shaking, floating, landing, a flag.',
    'popcorn. It pops everywhere, again and again.',
    'Our dog ran away. We look for him and he comes back wagging.',
    'Rakete zum Mars. Countdown, Schütteln, Landen.',
  ],
  news: [
    'tunnel',
    'train to Grandad’s house',
    '🦖',
    'batman and a unicorn',
    'milking time but the cows are on strike',
    'Wren Halloway has sold her shadow and the buyer wants a refund',
    'Käsekönig',
    'a zombie chef who is allergic to brains flies a shopping trolley to japan',
    'axolotl school bus beep beep',
  ],
  because: [
    'It snowed today and the snowman came inside',
    'the lego men escaped from their box and are hiding',
    'our cat Biscuit can talk and she is the boss of the house',
    'a bee came in our car and now it wants to go to school with us',
    'theres a monster under the bed but hes scared of us',
    'everything in the house turned to jelly',
    'the wind blew our house to Africa while we were sleeping',
  ],
  mission: namesSomebody,
  duty: namesSomebody,
  law: [
    'everything is upside down and we walk on the ceiling',
    'you are not allowed to say the word yes',
    'we are butterflies',
    'pirates but they are very polite',
    'hoy todo es al revés',
    'snow',
    'our cat Mrs Pickle is the mayor',
    'gravity got turned off in the supermarket and all the cereal boxes float to the ceiling',
  ],
};

/** The tales that a file holds: itself, or an archetype filled with families' words. */
function talesIn(file: string): readonly { name: string; tale: unknown }[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const archetype = /\/own\/([^/]+)\.json$/.exec(file)?.[1];
  if (archetype === undefined) return [{ name: file, tale: json }];
  const words = ownThemes[archetype] ?? ['a bakery on the moon', 'football match against the aliens', 'Oma sucht ihre Brille'];
  return words.map((each) => ({ name: `${file} (${each})`, tale: fillArchetype(json, readWords(each)) }));
}

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
if (positionals.length === 0) writeLists();
const files = positionals.length === 0 ? taleFiles() : positionals.map(taleFile);
const mechanics = readMechanics();
const showLooks = values.all || positionals.length > 0;
let faults = 0;

for (const { name, tale } of files.flatMap(talesIn)) {
  const found = checkTale(tale, mechanics);
  const musts = found.filter(({ level }) => level === 'must');
  faults += musts.length;
  const shown = showLooks ? found : musts;
  if (shown.length > 0) console.log(`\n${name}`);
  for (const { level, where, rule, message } of shown)
    console.log(`  ${level === 'must' ? 'MUST' : 'look'}  ${where}  ${rule}: ${message}`);
}
for (const theme of positionals.length === 0 ? themesWithTales() : []) {
  for (const { tale, fault } of checkSeason(talesOf(theme))) {
    if (fault.level === 'must') faults += 1;
    else if (!showLooks) continue;
    console.log(`${fault.level === 'must' ? 'MUST' : 'look'}  ${theme}/${tale} ${fault.where}  ${fault.rule}: ${fault.message}`);
  }
}
console.log(`\n${files.length} ${files.length === 1 ? 'tale' : 'tales'}, ${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
process.exitCode = faults === 0 ? 0 : 1;
